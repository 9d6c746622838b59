import { createClient } from '@adlane/api-client';
import { contract, type Role } from '@adlane/contract';
import { storyTokens } from '@adlane/mocks';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeSession } from '../../session/storeSession';
import { App } from '../App';
import { signOutEverywhere } from '../AppInMemory.fixtures';
import { routes } from '../routes';
import { listRows } from './listFaults.fixtures';
import type { ListPage } from './listPages.fixtures';
import { createLongFetch } from './longAnswers.fixtures';

const changedProfile = {
  business_name: 'Brooks Growth Partners',
  website: 'https://partners.brooks-growth.example/',
  phone: '+14155550199',
  mail_sender_name: 'The team of Brooks Growth Partners',
  brand_color: '#0F766E',
};

type IdName = ':projectId' | ':templateId';

type Signed = {
  readonly role: Role;
  readonly root: Root;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Ids in the paths of the role. */
  readonly ids: Readonly<Record<IdName, number>>;
};

/** The app of a signed-in user in this document, whose answers have full lists and the longest texts. */
export function createListApp() {
  const ownFetch = window.fetch;
  const place = document.createElement('div');
  let signed: Signed | undefined;

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
    const ids = {
      ':projectId': projects[0]?.id ?? 0,
      ':templateId': withForm?.id ?? 0,
    };
    return { role, root, router, ids };
  }

  return {
    start() {
      window.fetch = createLongFetch(ownFetch);
      document.body.append(place);
    },
    /** Opens the page of a list and waits for its rows. Signs in where the role is another one than before. */
    async open({ role, path, opensBy, label }: ListPage): Promise<void> {
      signed = signed?.role === role ? signed : await signIn(role);
      const { router, ids } = signed;
      await router.navigate(path.replace(/:\w+Id/g, (name) => String(ids[name as IdName])));
      if (opensBy) await userEvent.click(page.getByRole('button', { name: opensBy }));
      await expect
        .poll(() => [listRows(label).length > 0, document.querySelectorAll('[aria-busy=true]').length])
        .toEqual([true, 0]);
    },
    stop() {
      signed?.root.unmount();
      signOutEverywhere();
      place.remove();
      window.fetch = ownFetch;
    },
  };
}
