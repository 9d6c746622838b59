import { createHmac } from 'node:crypto';
import { ad_accounts, agencies, subscriptions, users } from '@adlane/api-server/schema';
import { demoLogins } from '@adlane/mocks/world';
import { findRow, updateRows } from '../fixtures/rows/rows';
import type { LiveTest } from '../harness/createLiveTest';
import { mailedToken } from '../harness/mailedToken';
import { type Opened, openedAccess } from './openedAccess';

const password = demoLogins[0].password;

/** Two servers on one database: access is opened on one, and ended through the other. */
export type AccessStage = Awaited<ReturnType<typeof openAccessStage>>;

/** One way to lose access: what works before, and the change after which none of it works. */
export type Way = {
  readonly name: string;
  take(stage: AccessStage): Promise<{ readonly opened: readonly Opened[]; end(): Promise<unknown> }>;
};

/** Signs in on both servers; `test` is the one on which access is opened. */
export async function openAccessStage(test: LiveTest, other: LiveTest) {
  const [owner, operator] = await Promise.all([test.as('Agency'), test.as('SuperAdmin')]);
  // A plan without a limit of clients.
  await updateRows(test.ownerPool, subscriptions, { plan_type: 'new_lifetime' });
  const people = openedAccess(test);
  const elsewhere = openedAccess(other);
  return {
    test,
    owner,
    operator,
    people,
    post: (path: string, token: string, body: unknown = {}, method = 'POST') =>
      elsewhere.call(path, token, body, method),
    status: async (path: string, init: Parameters<LiveTest['request']>[1]) =>
      (await test.request(`/api/v1/${path}`, init)).status,
    async reset(email: string) {
      await other.request('/api/v1/forget-password', { method: 'POST', body: { email } });
      const body = { token: await mailedToken(test, email), password: `${password} again` };
      return other.request('/api/v1/reset-password', { method: 'POST', body });
    },
    /** Signs in as the demo subscriber with a session of the super admin. */
    async act(token: string) {
      const { id } = await findRow(test.ownerPool, users, { where: { email: 'agency@adlane.test' } });
      const { access_token } = await elsewhere.call(`subscribers/login/${id}`, token, {}, 'POST');
      return { token: String(access_token), opened: await people.openAll(access_token) };
    },
    async identify(sdkKey: string, userHash: string): Promise<boolean> {
      const headers = { 'api-token': sdkKey };
      const started = await test.request('/sdk/sessions', { method: 'POST', headers, body: {} });
      const { gleapId, gleapHash } = await started.json();
      const visitor = { ...headers, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
      const body = { userId: 'u-1', userHash };
      return (await test.request('/sdk/sessions/identify', { method: 'POST', headers: visitor, body })).ok;
    },
  };
}

/** Lists what still works of what an access has opened. */
export async function listWorking(opened: readonly Opened[]): Promise<string[]> {
  const working = await Promise.all(opened.map(({ works }) => works()));
  return opened.filter((_each, index) => working[index]).map(({ what }) => what);
}

/** Every way to lose access, of users, clients, visitors and accounts that others share. */
export const waysToLoseAccess: readonly Way[] = [
  {
    name: 'signing out',
    take: async ({ people, owner, post }) => {
      const { token, opened } = await people.member(owner, 'out@ways.test');
      return { opened, end: () => post('logout', token) };
    },
  },
  {
    name: 'signing out everywhere',
    take: async ({ people, owner, post }) => {
      const first = await people.member(owner, 'everywhere@ways.test');
      const second = await people.signIn(first.email);
      return {
        opened: [...first.opened, ...second.opened],
        end: () => post('logout/everywhere', second.token),
      };
    },
  },
  {
    name: 'a new password, on other devices',
    take: async ({ people, owner, post }) => {
      const first = await people.member(owner, 'password@ways.test');
      const second = await people.signIn(first.email);
      const body = { current_password: password, password: `${password} again` };
      return { opened: first.opened, end: () => post('user/change-password', second.token, body) };
    },
  },
  {
    name: 'a password reset by email',
    take: async ({ people, owner, reset }) => {
      const { email, opened } = await people.member(owner, 'reset@ways.test');
      return { opened, end: () => reset(email) };
    },
  },
  {
    name: 'a new address of a client',
    take: async ({ people, owner, post }) => {
      const { clientId, opened } = await people.client(owner, 'old@ways.test');
      const email = 'new@ways.test';
      return { opened, end: () => post(`clients/update/${clientId}`, owner, { email }, 'PUT') };
    },
  },
  {
    name: 'removal from the team',
    take: async ({ people, owner, post }) => {
      const { id, opened } = await people.member(owner, 'removed@ways.test');
      return { opened, end: () => post(`agency/team/delete/${id}`, owner, undefined, 'DELETE') };
    },
  },
  {
    name: 'deleting a client',
    take: async ({ people, owner, post }) => {
      const { clientId, opened } = await people.client(owner, 'deleted@ways.test');
      return { opened, end: () => post(`clients/delete/${clientId}`, owner, undefined, 'DELETE') };
    },
  },
  {
    name: 'deactivating a client',
    take: async ({ people, owner, post }) => {
      const { clientId, opened } = await people.client(owner, 'inactive@ways.test');
      return { opened, end: () => post(`clients/update/${clientId}`, owner, { status: 'inactive' }, 'PUT') };
    },
  },
  {
    name: 'a removed permission of a client',
    take: async ({ people, owner, post, status }) => {
      const { clientId, token, opened } = await people.client(owner, 'barred@ways.test');
      const files = opened.filter(({ what }) => what.startsWith('the link'));
      const call = { what: 'a call', works: async () => (await status('leads', { token })) === 200 };
      const body = { permissions: { adlane_all: false } };
      return {
        opened: [...files, call],
        end: () => post(`permissions/client/${clientId}`, owner, body, 'PUT'),
      };
    },
  },
  {
    name: 'removed defaults, for a client that follows them',
    take: async ({ people, owner, post, status }) => {
      const { clientId, token, opened } = await people.client(owner, 'follower@ways.test');
      await post('permissions', owner, { permissions: { adlane_all: true } }, 'PUT');
      await post(`permissions/client/${clientId}`, owner, { permissions: { is_global: true } }, 'PUT');
      const files = opened.filter(({ what }) => what.startsWith('the link'));
      const call = { what: 'a call', works: async () => (await status('leads', { token })) === 200 };
      const body = { permissions: { adlane_all: false } };
      return { opened: [...files, call], end: () => post('permissions', owner, body, 'PUT') };
    },
  },
  {
    name: 'ending the session of a super admin who acts as a subscriber',
    take: async ({ operator, post, act }) => {
      const { token, opened } = await act(operator);
      return { opened, end: () => post('logout', token) };
    },
  },
  {
    name: "ending the super admin's own session",
    take: async ({ post, act, test }) => {
      const own = await test.as('SuperAdmin');
      const { opened } = await act(own);
      return { opened, end: () => post('logout', own) };
    },
  },
  {
    name: 'a new key of a project',
    take: async ({ people, owner, post }) => {
      const { id, opened } = await people.site(owner, 'Rotated');
      return { opened, end: () => post(`projects/${id}/key`, owner) };
    },
  },
  {
    name: 'archiving a project',
    take: async ({ people, owner, post }) => {
      const { id, opened } = await people.site(owner, 'Archived');
      return { opened, end: () => post(`projects/${id}/archive`, owner) };
    },
  },
  {
    name: 'two new identity keys of a project',
    take: async ({ owner, post, identify }) => {
      const { id, sdkKey } = await post('projects', owner, { name: 'Verified' });
      const { key } = await post(`projects/${id}/identity/key`, owner);
      await post(`projects/${id}/identity`, owner, { identityMode: 'enforced' }, 'PUT');
      const userHash = createHmac('sha256', key).update('u-1').digest('hex');
      const opened = { what: 'a userHash of the first key', works: () => identify(sdkKey, userHash) };
      const rotate = () => post(`projects/${id}/identity/key`, owner);
      return { opened: [opened], end: () => rotate().then(rotate) };
    },
  },
  {
    name: 'a withdrawn share of an ad account',
    take: async ({ people, owner, post, test }) => {
      const { clientId, token } = await people.client(owner, 'shared@ways.test');
      const { id } = await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1001' } });
      const share = (client_user_ids: number[]) =>
        post('../v2/share', owner, { kind: 'ad_account', ids: [id], client_user_ids });
      await share([clientId]);
      const works = async () =>
        (await people.call('../v2/source/assets/adaccounts', token)).data.some(
          (account: { id: number }) => account.id === id,
        );
      return { opened: [{ what: 'the ad account', works }], end: () => share([]) };
    },
  },
  {
    name: 'disconnecting a source',
    take: async ({ owner, post, status, test }) => {
      const account = await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1001' } });
      const { id, source_id } = account;
      const path = `facebook/pixels?ad_account_id=${id}`;
      const works = async () => ![404, 412].includes(await status(path, { token: owner }));
      const end = () => post('source/disconnect', owner, { source_id });
      return { opened: [{ what: 'a call to the platform', works }], end };
    },
  },
  {
    name: 'releasing a host name',
    take: async ({ owner, post, test }) => {
      const host = 'ads.ways.test';
      const verified = { whiteLabelUrl: host, white_label_verified_at: test.clock.now() };
      await updateRows(test.ownerPool, agencies, verified, { name: 'Brooks Growth' });
      const works = async () => {
        const answer = await test.request('/api/v1/login/options', { headers: { host } });
        return (await answer.json()).brand !== null;
      };
      const end = () => post('agency/profile', owner, { whiteLabelUrl: null }, 'PUT');
      return { opened: [{ what: 'the brand at the host name', works }], end };
    },
  },
  {
    name: 'the end of a plan',
    take: async ({ people, owner, operator, post, status, test }) => {
      await updateRows(test.ownerPool, subscriptions, { subscription_id: null });
      const body = { name: 'Paid for' };
      const works = async () =>
        (await status('folders/store', { method: 'POST', token: owner, body })) !== 402;
      const id = (await people.call('me', owner)).user.id;
      const end = () => post(`subscribers/cancel-subscription/${id}`, operator);
      return { opened: [{ what: 'a change', works }], end };
    },
  },
  {
    name: 'archiving a subscriber',
    take: async ({ people, owner, operator, post, act, test }) => {
      await updateRows(test.ownerPool, subscriptions, { status: 'active' });
      const { id, opened } = await people.signIn('agency@adlane.test');
      const client = await people.signIn('client@adlane.test');
      const acting = await act(operator);
      const site = await people.site(owner, 'Of an archived agency');
      return {
        opened: [...opened, ...client.opened, ...acting.opened, ...site.opened],
        end: () => post(`subscribers/archive/${id}`, operator),
      };
    },
  },
];
