import type { AdAccount, FacebookPage } from '@adlane/contract/ads/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { mailedToken } from '../../harness/mailedToken';

let test: DoublesTest;
beforeAll(async () => {
  test = await createDoublesTest();
});
afterAll(() => test.close());

/** Signs up an agency and returns its token. */
async function openAgency(email: string): Promise<string> {
  const post = (path: string, body: object) => test.request(`/api/v1${path}`, { method: 'POST', body });
  const names = { first_name: 'Nora', last_name: 'Field', business_name: 'Field Media' };
  await post('/agency/signup', { ...names, email, password: 'a-long-passphrase-9' });
  const answer = await post('/clients/email/verify', { token: await mailedToken(test, email) });
  return (await answer.json()).access_token;
}

/** Connects Facebook as one of the users that its sign-in page offers. */
async function connectAs(name: string, token: string): Promise<void> {
  const redirect_uri = 'http://localhost:4300/agency/connect';
  const start = `/api/v2/source/authorize?channel=facebook&redirect_uri=${encodeURIComponent(redirect_uri)}`;
  const { url, state } = await (await test.request(start, { token })).json();
  const page = await (await fetch(url)).text();
  const [, href = ''] = new RegExp(`href="([^"]+)"[^>]*>Continue as ${name}<`).exec(page) ?? [];
  const code = new URL(href.replaceAll('&amp;', '&')).searchParams.get('code');
  const body = { channel: 'facebook', code, state, redirect_uri };
  expect((await test.request('/api/v2/source', { method: 'POST', token, body })).status).toBe(201);
  await test.jobs.settle();
}

async function list<Row>(path: string, token: string): Promise<Row[]> {
  const answer = await test.request(`/api/v2/source/assets/${path}`, { token });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}
const listAccounts = (token: string) => list<AdAccount>('adaccounts?channel=facebook', token);
const listPages = (token: string) => list<FacebookPage>('pages', token);
const search = (token: string) => test.request('/api/v1/facebook/search/locations?q=Stockholm', { token });

describe('a new agency that connects Facebook', () => {
  it('with one account and one page has both preselected, and with the account its currency', async () => {
    const token = await openAgency('one@field.example');
    await connectAs('Noah Lindqvist', token);
    expect(await listAccounts(token)).toMatchObject([{ currency: 'SEK', is_default: true }]);
    expect(await listPages(token)).toMatchObject([{ name: 'Solsidan Roofing', is_default: true }]);
    const config = await (await test.request('/api/v1/agency/config', { token })).json();
    expect(config).toMatchObject({ currency: 'SEK' });
    expect((await search(token)).status).toBe(200);
  });

  it('with several of them is asked to choose', async () => {
    const token = await openAgency('several@field.example');
    await connectAs('Ava Brooks', token);
    expect((await listAccounts(token)).map(({ is_default }) => is_default)).toEqual([false, false]);
    expect((await listPages(token)).map(({ is_default }) => is_default)).toEqual([false, false]);
    const answer = await search(token);
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      'Please select the default facebook ad account.',
    ]);
  });

  it('keeps its default when it connects another user', async () => {
    const token = await openAgency('more@field.example');
    await connectAs('Noah Lindqvist', token);
    await connectAs('Ava Brooks', token);
    const defaults = (await listAccounts(token)).filter(({ is_default }) => is_default);
    expect(defaults).toMatchObject([{ name: 'Lindqvist Ads' }]);
  });
});
