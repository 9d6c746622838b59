import { createClient } from '@adlane/api-client';
import { contract, type Role } from '@adlane/contract';
import { storyTokens } from '@adlane/mocks';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
  readonly projectId: number;
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
  // Adds an entry with several changes to the audit log.
  if (role === 'Agency') await client.account.updateAgencyProfile({ body: changedProfile });
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  const root = createRoot(place);
  root.render(<App router={router} locale="en-US" colorMode="light" />);
  return { role, root, router, projectId: projects[0]?.id ?? 0 };
}

async function openPage({ role, path, label }: ListPage): Promise<void> {
  signed = signed?.role === role ? signed : await signIn(role);
  await signed.router.navigate(path.replace(':projectId', String(signed.projectId)));
  await expect
    .poll(() => [listRows(label).length > 0, document.querySelectorAll('[aria-busy=true]').length])
    .toEqual([true, 0]);
}

const passFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

describe('a list with the longest texts', () => {
  it.each(listPages)('fits every width in both directions: $path', async (list) => {
    await openPage(list);
    const faults: string[] = [];
    for (const width of widths) {
      await page.viewport(width, 800);
      await passFrames();
      for (const dir of ['ltr', 'rtl']) {
        // Changes no width, so there is no frame to wait for.
        document.documentElement.dir = dir;
        faults.push(...findListFaults().map((fault) => `${width} px, ${dir}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
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
