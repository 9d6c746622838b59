import {
  ad_account_shares,
  ad_accounts,
  client_default_pages,
  clients,
  page_shares,
} from '@adlane/api-server/schema';
import type { Client } from '@adlane/contract/account/clients';
import type { SharedAsset } from '@adlane/contract/ads/sharing';
import type { AdAccount, FacebookPage, Source } from '@adlane/contract/ads/sources';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { deleteRows, findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { copyTemplateToClient } from '../../fixtures/rows/templateRows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
let client: string;
let clientId: number;
let accountId: number;

beforeAll(async () => {
  test = await createLaunchTest();
  client = await test.api.as('Client');
  ({ clientId } = await findDemoClient(test.api.ownerPool));
  accountId = Number(test.body.adAccountId);
});
beforeEach(async () => {
  await deleteRows(test.api.ownerPool, ad_account_shares);
  await deleteRows(test.api.ownerPool, page_shares);
});
afterAll(() => test.close());

const post = (path: string, body: unknown, token = test.token) =>
  test.api.request(path, { method: 'POST', token, body });
const share = (kind: 'ad_account' | 'page', ids: number[], client_user_ids: number[]) =>
  post('/api/v2/share', { kind, ids, client_user_ids });
async function list<T>(path: string, token = test.token): Promise<T[]> {
  const answer = await test.api.request(path, { token });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: T[] }).data;
}
const accounts = (token = client) => list<AdAccount>('/api/v2/source/assets/adaccounts', token);
const pages = (token = client) => list<FacebookPage>('/api/v2/source/assets/pages', token);
const rows = () =>
  Promise.all([findRows(test.api.ownerPool, ad_account_shares), findRows(test.api.ownerPool, page_shares)]);

describe('sharing', () => {
  it('shows a client what is shared with it, and nothing else', async () => {
    expect([await accounts(), await pages()]).toEqual([[], []]);
    expect(await (await share('ad_account', [accountId], [clientId])).json()).toEqual({
      message: 'Saved successfully.',
    });
    await share('page', [test.pageId], [clientId]);
    expect(await accounts()).toMatchObject([{ id: accountId, is_default: false }]);
    expect((await pages()).map(({ id }) => id)).toEqual([test.pageId]);
    const [source] = await list<Source>('/api/v2/source', client);
    expect(source).toMatchObject({ channel: 'facebook', client_user_id: null });
    expect((await post('/api/v1/source/disconnect', { source_id: source?.id }, client)).status).toBe(404);
    const shared = await list<SharedAsset>(`/api/v2/share/ad-accounts?client_user_id=${clientId}`);
    expect(shared).toMatchObject([{ id: accountId, client_user_ids: [clientId] }]);
    expect((await list<SharedAsset>('/api/v2/share/ad-accounts')).length).toBeGreaterThan(1);
    expect(await list<SharedAsset>('/api/v2/share/pages?search=brightside')).toMatchObject([
      { id: test.pageId, client_user_ids: [clientId] },
    ]);
  });

  it('reports a usable ad account for the client it is shared with, as long as the account works', async () => {
    const readFlag = async (ids: number[]) => {
      await share('ad_account', [accountId], ids);
      const me = await (await test.api.request('/api/v1/me', { token: client })).json();
      const [own, listed] = await Promise.all([
        (await test.api.request(`/api/v1/clients/${clientId}`, { token: test.token })).json(),
        list<Client>('/api/v1/clients?per_page=100'),
      ]);
      expect(listed.find(({ id }) => id === clientId)?.has_adaccount_connected).toBe(
        own.has_adaccount_connected,
      );
      expect(own.has_adaccount_connected).toBe(me.user.has_adaccount_connected);
      return me.user.has_adaccount_connected;
    };
    expect([await readFlag([]), await readFlag([clientId])]).toEqual([false, true]);
    const { status } = await findRow(test.api.ownerPool, ad_accounts, { where: { id: accountId } });
    await updateRows(test.api.ownerPool, ad_accounts, { status: 'Disconnected' }, { id: accountId });
    expect(await readFlag([clientId])).toBe(false);
    await updateRows(test.api.ownerPool, ad_accounts, { status }, { id: accountId });
  });

  it('lets a client launch with shared assets only', async () => {
    await share('ad_account', [accountId], [clientId]);
    await share('page', [test.pageId], [clientId]);
    const template_id = await copyTemplateToClient(test.api.ownerPool, test.templateId, clientId);
    const body = { ...test.body, template_id };
    const review = async () =>
      (await post('/api/v1/adlane/facebook/review', body, client)).json() as Promise<{
        blockers: { field: string; message: string }[];
      }>;
    expect((await review()).blockers.filter(({ field }) => /adAccountId|pageId/.test(field))).toEqual([]);
    await share('ad_account', [accountId], []);
    expect((await review()).blockers).toContainEqual({
      field: 'adAccountId',
      message: 'Kindly connect any Ad-Account before launching your ad.',
    });
    await share('ad_account', [accountId], [clientId]);
    await share('page', [test.pageId], []);
    expect((await review()).blockers.map(({ field }) => field)).toContain('pageId');
  });

  it('clears a client’s default together with the account', async () => {
    await share('ad_account', [accountId], [clientId]);
    await share('page', [test.pageId], [clientId]);
    const agencys = (await accounts(test.token)).find(({ is_default }) => is_default);
    await post('/api/v2/source/assets/adaccounts/default', { id: accountId }, client);
    await post('/api/v2/source/assets/pages/default', { id: test.pageId }, client);
    expect((await accounts())[0]?.is_default).toBe(true);
    expect((await pages())[0]?.is_default).toBe(true);
    await share('ad_account', [accountId], []);
    await share('page', [test.pageId], []);
    await share('ad_account', [accountId], [clientId]);
    expect((await accounts())[0]?.is_default).toBe(false);
    expect(await findRows(test.api.ownerPool, client_default_pages)).toEqual([]);
    expect((await accounts(test.token)).find(({ is_default }) => is_default)).toEqual(agencys);
  });

  it('is all or nothing if an id is foreign', async () => {
    const account = await findForeignRow(test.api.ownerPool, ad_accounts, test.agencyId);
    const other = await findForeignRow(test.api.ownerPool, clients, test.agencyId);
    await share('ad_account', [accountId], [clientId]);
    await share('page', [test.pageId], [clientId]);
    const before = await rows();
    const foreign = await share('ad_account', [accountId, account.id], []);
    expect([foreign.status, await foreign.json()]).toMatchObject([
      422,
      { errors: { ids: [`Not found: ${account.id}.`] } },
    ]);
    const stranger = await share('ad_account', [accountId], [clientId, other.id]);
    expect([stranger.status, await stranger.json()]).toMatchObject([
      422,
      { errors: { client_user_ids: [`Not found: ${other.id}.`] } },
    ]);
    expect(await rows()).toEqual(before);
  });

  it('is only allowed to the agency', async () => {
    for (const path of ['/api/v2/share/ad-accounts', '/api/v2/share/pages']) {
      expect((await test.api.request(path, { token: client })).status).toBe(403);
    }
    const answer = await post(
      '/api/v2/share',
      { kind: 'page', ids: [test.pageId], client_user_ids: [clientId] },
      client,
    );
    expect(answer.status).toBe(403);
  });
});
