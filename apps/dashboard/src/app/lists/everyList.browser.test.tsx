import { createClient } from '@adlane/api-client';
import { contract, type Role } from '@adlane/contract';
import { storyTokens } from '@adlane/mocks';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeSession } from '../../session/storeSession';
import { App } from '../App';
import { signOutEverywhere } from '../AppInMemory.fixtures';
import { routes } from '../routes';
import { findListFaults, listRows } from './listFaults.fixtures';
import { type ListPage, listPages } from './listPages.fixtures';
import { createLongFetch } from './longAnswers.fixtures';

const widths = [360, 768, 1024, 1280, 1440];
const ownFetch = window.fetch;
const place = document.createElement('div');

const changedProfile = {
  business_name: 'Brooks Growth Partners',
  website: 'https://partners.brooks-growth.example/',
  phone: '+14155550199',
  mail_sender_name: 'The team of Brooks Growth Partners',
  brand_color: '#0F766E',
};

type Signed = {
  readonly role: Role;
  readonly root: Root;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Ids in the paths of the role. */
  readonly ids: Readonly<Record<`:${'project' | 'template'}Id`, number>>;
};
let signed: Signed | undefined;

beforeAll(() => {
  window.fetch = createLongFetch(ownFetch);
  document.body.append(place);
});
afterAll(() => {
  signed?.root.unmount();
  signOutEverywhere();
  place.remove();
  document.documentElement.dir = '';
  window.fetch = ownFetch;
});

async function signIn(role: Role): Promise<Signed> {
  signed?.root.unmount();
  signOutEverywhere();
  const client = createClient(contract, { token: () => storyTokens[role] });
  const { user } = await client.auth.me();
  const expires_at = '2099-01-01T00:00:00.000Z';
  storeSession({ access_token: storyTokens[role], token_type: 'Bearer', expires_at, user });
  const { data: projects } = await client.projects.list({ query: {} });
  const { data: templates } = await client.templates.list({ query: { per_page: 48 } });
  // Adds an entry with several changes to the audit log.
  if (role === 'Agency') await client.account.updateAgencyProfile({ body: changedProfile });
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  const root = createRoot(place);
  root.render(<App router={router} locale="en-US" colorMode="light" />);
  const withForm = templates.find(({ templateAdType }) => templateAdType === 'leadform');
  const ids = { ':projectId': projects[0]?.id ?? 0, ':templateId': withForm?.id ?? 0 };
  return { role, root, router, ids };
}

async function openPage({ role, path, opensBy, label }: ListPage): Promise<void> {
  signed = signed?.role === role ? signed : await signIn(role);
  const { router, ids } = signed;
  await router.navigate(
    path.replace(':projectId', String(ids[':projectId'])).replace(':templateId', String(ids[':templateId'])),
  );
  if (opensBy) await userEvent.click(page.getByRole('button', { name: opensBy }));
  await expect
    .poll(() => [listRows(label).length > 0, document.querySelectorAll('[aria-busy=true]').length])
    .toEqual([true, 0]);
}

const passFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

describe('a list with the longest texts', () => {
  it.each(listPages)('fits every width in both directions: $path', async (list) => {
    await openPage(list);
    for (const width of widths) {
      await page.viewport(width, 800);
      await passFrames();
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir;
        // An editor behind a drawer may take another moment to follow the width.
        await expect
          .poll(() => findListFaults(list.label).map((fault) => `${width} px, ${dir}: ${fault}`))
          .toEqual([]);
      }
    }
  });

  it.each(listPages.filter(({ isDense }) => isDense))(
    'shows twelve rows at 1280 × 800: $path',
    async (list) => {
      await openPage(list);
      await page.viewport(1280, 800);
      await passFrames();
      const bottoms = listRows(list.label)
        .slice(0, 12)
        .map((row) => row.getBoundingClientRect().bottom);
      expect(bottoms).toHaveLength(12);
      expect(Math.max(...bottoms), JSON.stringify(bottoms)).toBeLessThanOrEqual(800);
    },
  );
});
