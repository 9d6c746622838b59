import {
  ad_account_shares,
  ad_accounts,
  audit_log,
  clients,
  oauth_states,
  page_shares,
  pages,
  sources,
} from '@adlane/api-server/schema';
import type { Contract, HandlerOutput } from '@adlane/contract';
import type { AdAccount, Source } from '@adlane/contract/ads/sources';
import { facebookDemo } from '@adlane/mocks/platforms';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { deleteRows, findForeignRow, findRow, findRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

type Channel = Source['channel'];
type Connected = HandlerOutput<Contract['sources']['create']>;

let test: DoublesTest;
let agency: string;
let client: string;
let agencyId: number;
let clientId: number;
const redirect_uri = 'http://localhost:4300/agency/connect';

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  client = await test.as('Client');
  ({ agencyId, clientId } = await findDemoClient(test.ownerPool));
  await deleteRows(test.ownerPool, ad_account_shares);
  await deleteRows(test.ownerPool, page_shares);
});
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(path, { method, token, ...(body !== undefined && { body }) });
const post = (path: string, body: unknown, token = agency) => send('POST', path, body, token);

async function read<T>(path: string, token = agency): Promise<T> {
  const answer = await test.request(path, { token });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}
const authorize = (channel: Channel, token = agency) =>
  read<{ url: string; state: string }>(
    `/api/v2/source/authorize?channel=${channel}&redirect_uri=${encodeURIComponent(redirect_uri)}`,
    token,
  );

/** Opens the platform's page as a browser would and returns the URL that the nth user is redirected to. */
async function signIn(url: string, choice = 0): Promise<URL> {
  const page = await (await fetch(url)).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return new URL(links[choice] ?? '');
}

async function connect(channel: Channel, { choice = 0, token = agency, more = {} } = {}) {
  const { url, state } = await authorize(channel, token);
  const back = await signIn(url, choice);
  expect(back.searchParams.get('state')).toBe(state);
  const body = { channel, code: back.searchParams.get('code'), state, redirect_uri, ...more };
  return { answer: await post('/api/v2/source', body, token), body };
}

async function connected(channel: Channel, options: Parameters<typeof connect>[1] = {}): Promise<Connected> {
  const { answer } = await connect(channel, options);
  expect(answer.status).toBe(201);
  return answer.json();
}

const view = (id: number, token = agency) => read<Source>(`/api/v1/source/${id}`, token);
const accounts = async (token = agency, query = '') =>
  (await read<{ data: AdAccount[] }>(`/api/v2/source/assets/adaccounts?${query}`, token)).data;
async function firstSource(channel: Channel = 'facebook'): Promise<Source> {
  const { data } = await read<{ data: Source[] }>(`/api/v2/source?channel=${channel}`);
  const [source] = data;
  if (!source) throw new Error(`No ${channel} source`);
  return source;
}

describe('connecting a source', () => {
  it('redirects to the platform with all parameters and a state that works once', async () => {
    const states = await findRows(test.ownerPool, oauth_states);
    const { url, state } = await authorize('facebook');
    const address = new URL(url);
    expect(address.searchParams.get('redirect_uri')).toBe(redirect_uri);
    expect(address.searchParams.get('scope')).toContain('leads_retrieval');
    expect(state.length).toBeGreaterThanOrEqual(43);
    // The request changes nothing here, and the state reveals nothing.
    expect(await findRows(test.ownerPool, oauth_states)).toEqual(states);
    expect(atob(state.split('.').at(-1)?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(
      'facebook',
    );

    const { answer, body } = await connect('facebook');
    expect(answer.status).toBe(201);
    const again = await post('/api/v2/source', body);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({
      errors: { state: ['This sign-in is no longer valid. Please connect again.'] },
    });
  });

  it.each([
    ['another user’s', {}, 'Second'],
    ['another platform’s', { channel: 'ghl' }, 'Agency'],
    ['another address’s', { redirect_uri: 'http://localhost:4300/else' }, 'Agency'],
    ['an invented', { state: 'x'.repeat(43) }, 'Agency'],
    ['a forged', { state: 'v1.test.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAA' }, 'Agency'],
  ])('refuses %s state', async (_case, change, who) => {
    const token = who === 'Agency' ? agency : client;
    const { url, state } = await authorize('facebook');
    const code = (await signIn(url)).searchParams.get('code');
    const body = { channel: 'facebook', code, state, redirect_uri, ...change };
    // Reading the assets of the source that another test connected changes its row.
    await test.jobs.settle();
    const before = await findRows(test.ownerPool, sources, { orderBy: [sources.id] });
    expect((await post('/api/v2/source', body, token)).status).toBe(422);
    expect(await findRows(test.ownerPool, sources, { orderBy: [sources.id] })).toEqual(before);
  });

  it('refuses a state after a quarter of an hour', async () => {
    const { url, state } = await authorize('facebook');
    const code = (await signIn(url)).searchParams.get('code');
    const start = test.clock.now();
    test.clock.advance(15 * 60_000);
    const answer = await post('/api/v2/source', { channel: 'facebook', code, state, redirect_uri });
    test.clock.set(start);
    expect(answer.status).toBe(422);
  });

  it('shows assets as being retrieved until the job is done, and keeps ids and defaults of a known user', async () => {
    await test.jobs.settle();
    const before = await accounts();
    const release = test.doubles.facebook.control.holdNext({ path: '/me/adaccounts' });
    const source = await connected('facebook');
    expect(source).toMatchObject({
      status: 'processing',
      asset_status: 'Processing',
      message: 'Account reconnected successfully.',
    });
    const early = await post('/api/v2/source/refresh', { source_id: source.id });
    expect([early.status, (await early.json()).message]).toEqual([
      409,
      'Your assets are currently being retrieved. Please wait.',
    ]);
    release();
    await test.jobs.settle();
    expect(await view(source.id)).toMatchObject({ status: 'active', asset_status: 'Active', notice: null });
    expect(await accounts()).toEqual(before);
    expect(before.filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(test.doubles.facebook.control.state.pages['2001']?.subscribedFields).toEqual(['leadgen']);
  });

  it('stores another user as another source, with the assets of the business manager', async () => {
    // A source that another test has disconnected would be connected again.
    await deleteRows(test.ownerPool, sources, {
      agency_id: agencyId,
      name: 'Noah Lindqvist',
      client_id: null,
    });
    const source = await connected('facebook', { choice: 1 });
    expect(source).toMatchObject({ name: 'Noah Lindqvist', message: 'Source connected successfully.' });
    await test.jobs.settle();
    const [account] = (await accounts()).filter(({ source_id }) => source_id === source.id);
    expect(account).toMatchObject({
      external_id: 'act_1101',
      currency: 'SEK',
      status: 'Active',
      is_default: false,
    });
    expect(account?.id).not.toBe(source.id);
    expect(await view(source.id)).toMatchObject({ status: 'active', asset_status: 'Active' });
    const { data } = await read<{ data: unknown[] }>(
      `/api/v1/source/facebook/business/managers?source_id=${source.id}`,
    );
    expect(data).toEqual([{ id: '3101', name: 'Lindqvist Media', ad_accounts_count: 1, pages_count: 1 }]);
    await post('/api/v1/source/disconnect', { source_id: source.id });
  });

  it('stores tokens encrypted and returns them in no answer', async () => {
    const { token } = facebookDemo.users[0];
    const rows = await findRows(test.ownerPool, sources, {
      columns: ['sealed_token', 'sealed_refresh_token'],
    });
    expect(JSON.stringify(rows)).not.toContain('EAADOUBLE');
    for (const path of ['/api/v2/source', '/api/v1/source', '/api/v2/source/assets/pages']) {
      const text = await (await test.request(path, { token: agency })).text();
      expect(text).not.toMatch(/token|sealed|EAADOUBLE/i);
      expect(text).not.toContain(token);
    }
    expect(JSON.stringify(test.logLines)).not.toContain('EAADOUBLE');
    const log = await findRows(test.ownerPool, audit_log);
    expect(JSON.stringify(log)).not.toMatch(/EAADOUBLE|code-12/);
  });

  it('connects the CRM location of a client for that client', async () => {
    const source = await connected('ghl', { more: { client_user_id: clientId } });
    expect(source).toMatchObject({
      channel: 'ghl',
      name: 'Brightside Dental',
      status: 'active',
      asset_status: 'Active',
      client_user_id: clientId,
    });
    const foreign = await findForeignRow(test.ownerPool, clients, agencyId);
    const { answer } = await connect('ghl', { more: { client_user_id: foreign.id } });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['client_user_id']]);
  });

  it('connects Google with the answer of its sign-in page', async () => {
    const { url } = await authorize('google');
    expect(new URL(url).searchParams.get('access_type')).toBe('offline');
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
  });
});

describe('retrieving assets', () => {
  it('waits as long as the platform says and gives up after six attempts', async () => {
    const { id } = await firstSource();
    const start = test.clock.now();
    test.doubles.facebook.control.limitNext({ path: '/me/adaccounts' }, 3, 6);
    expect((await post('/api/v2/source/refresh', { source_id: id })).status).toBe(202);
    await test.jobs.settle();
    expect(await view(id)).toMatchObject({ status: 'processing' });
    const due = await findRow(test.ownerPool, sources, { where: { id } });
    expect(Number(due.retrieval_due_at) - Number(start)).toBe(180_000);
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      test.clock.advance(31 * 60_000);
      await test.jobs.send('scheduler.tick', {});
      await test.jobs.settle();
    }
    expect(await view(id)).toMatchObject({ status: 'active', asset_status: 'Active' });
    expect((await view(id)).notice).toContain('too many calls');
    test.clock.set(start);
  });

  it('disconnects a source with a revoked token and leaves the others connected', async () => {
    const other = await connected('facebook', { choice: 1 });
    await test.jobs.settle();
    const { data } = await read<{ data: Source[] }>('/api/v2/source?channel=facebook');
    const own = data.find(({ name }) => name === 'Ava Brooks');
    test.doubles.facebook.control.revokeTokens(facebookDemo.users[0].id);
    await post('/api/v2/source/refresh', { source_id: own?.id });
    await test.jobs.settle();
    expect(await view(own?.id ?? 0)).toMatchObject({
      status: 'inactive',
      notice: 'This account is disconnected. Please connect it again.',
    });
    const gone = (await accounts()).filter(({ source_id }) => source_id === own?.id);
    expect(new Set(gone.map(({ status }) => status))).toEqual(new Set(['Disconnected']));
    expect(await view(other.id)).toMatchObject({ status: 'active' });
    expect(await connected('facebook')).toMatchObject({
      id: own?.id,
      message: 'Account reconnected successfully.',
    });
    await test.jobs.settle();
    expect(
      (await accounts()).some(({ source_id, status }) => source_id === own?.id && status === 'Active'),
    ).toBe(true);
    await post('/api/v1/source/disconnect', { source_id: other.id });
  });
});

describe('the permissions of a source', () => {
  const verify = async (ad_account_id: number | null = null) => {
    const { id } = await firstSource();
    return post('/api/v2/permission/verify', { source_id: id, ad_account_id });
  };

  it('are all granted, or the missing ones are listed with a link to grant them', async () => {
    const [account] = await accounts(agency, 'channel=facebook');
    const fine = await verify(account?.id);
    expect([fine.status, await fine.json()]).toMatchObject([
      200,
      { is_valid: true, missing: [], message: null },
    ]);
    test.doubles.facebook.control.declinePermission('leads_retrieval');
    expect(await (await verify()).json()).toMatchObject({
      is_valid: false,
      missing: ['leads_retrieval'],
      message: 'Click here to find out how to update admin access for the connected asset.',
    });
    test.doubles.facebook.control.state.declinedPermissions = [];
  });

  it.each([
    [{ code: 2, message: 'x', is_transient: true }, 3, 503, 'UNAVAILABLE'],
    [{ code: 2, message: 'x', is_transient: true }, 2, 200, undefined],
    [{ code: 200, message: 'x' }, 1, 500, 'TECHNICAL_PERMISSION_ERROR'],
    [{ code: 17, message: 'x' }, 1, 429, 'RATE_LIMITED'],
    [{ code: 190, error_subcode: 459, message: 'x' }, 1, 422, 'VALIDATION'],
  ])(
    'answer the error %o of the platform, occurring %d times, with %d',
    async (error, times, status, code) => {
      test.doubles.facebook.control.failNext({ path: '/me/permissions' }, error, times);
      const answer = await verify();
      expect(answer.status).toBe(status);
      expect((await answer.json()).code).toBe(code);
    },
  );

  it('are not found for a source or account of another agency', async () => {
    const foreign = await findForeignRow(test.ownerPool, sources, agencyId);
    expect((await post('/api/v2/permission/verify', { source_id: foreign.id })).status).toBe(404);
    const account = await findForeignRow(test.ownerPool, ad_accounts, agencyId);
    expect((await verify(account.id)).status).toBe(404);
  });
});

describe('disconnecting a source', () => {
  it('deletes the token, notifies the platform and hides the accounts until it is connected again', async () => {
    const { id } = await firstSource();
    const answer = await post('/api/v1/source/disconnect', { source_id: id });
    expect(await answer.json()).toEqual({ message: 'Disconnected successfully.' });
    const row = await findRow(test.ownerPool, sources, { where: { id } });
    expect(row).toMatchObject({ sealed_token: null, status: 'canceled' });
    expect(
      await findRows(test.ownerPool, pages, {
        where: and(eq(pages.source_id, id), isNotNull(pages.sealed_token)),
      }),
    ).toEqual([]);
    expect(
      test.doubles.facebook.control.requests({ method: 'DELETE', path: '/me/permissions' }).length,
    ).toBeGreaterThan(0);
    expect(await accounts(agency, 'channel=facebook')).toEqual([]);
    const refresh = await post('/api/v2/source/refresh', { source_id: id });
    expect([refresh.status, (await refresh.json()).code]).toEqual([412, 'AD_ACCOUNT_DISCONNECTED']);
    const check = await post('/api/v2/permission/verify', { source_id: id });
    expect([check.status, (await check.json()).message]).toEqual([
      412,
      'Please Connect Your Facebook Ad Account',
    ]);
    expect(await connected('facebook')).toMatchObject({ id });
    await test.jobs.settle();
    expect((await accounts(agency, 'channel=facebook')).length).toBe(2);
  });

  it('leaves the permissions of the app for another agency with the same user', async () => {
    const other = await connected('facebook', { choice: 1 });
    await test.jobs.settle();
    const count = () =>
      test.doubles.facebook.control.requests({ method: 'DELETE', path: '/me/permissions' }).length;
    const before = count();
    await post('/api/v1/source/disconnect', { source_id: other.id });
    expect(count()).toBe(before);
  });
});

describe('the sources of clients', () => {
  it('do not include connections of the agency, which clients can neither see nor change', async () => {
    const { id } = await firstSource();
    expect((await read<{ data: Source[] }>('/api/v2/source?channel=facebook', client)).data).toEqual([]);
    expect((await test.request(`/api/v1/source/${id}`, { token: client })).status).toBe(404);
    for (const path of ['/api/v1/source/disconnect', '/api/v2/source/refresh', '/api/v2/permission/verify']) {
      expect((await post(path, { source_id: id }, client)).status).toBe(404);
    }
    expect(await view(id)).toMatchObject({ status: 'active' });
    expect(await accounts(client)).toEqual([]);
    const [account] = await accounts();
    expect((await post('/api/v2/source/assets/adaccounts/default', { id: account?.id }, client)).status).toBe(
      404,
    );
  });

  it('are connected by clients themselves and have their own default', async () => {
    const source = await connected('facebook', { choice: 1, token: client });
    expect(source).toMatchObject({ client_user_id: clientId });
    await test.jobs.settle();
    const before = (await accounts()).filter(({ is_default }) => is_default);
    const [account] = await accounts(client);
    const answer = await post('/api/v2/source/assets/adaccounts/default', { id: account?.id }, client);
    expect(await answer.json()).toMatchObject({ is_default: true });
    expect((await accounts()).filter(({ is_default }) => is_default)).toEqual(before);
    const { answer: other } = await connect('facebook', {
      token: client,
      more: { client_user_id: clientId + 1 },
    });
    expect(other.status).toBe(422);
    await deleteRows(test.ownerPool, sources, { id: source.id, agency_id: agencyId });
  });
});
