import { ad_account_shares, ads, clients } from '@adlane/api-server/schema';
import type { AdAccountRow } from '@adlane/contract/ads/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLatestAd } from '../../fixtures/rows/adRows';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
let clientId: number;
let accountId: number;

beforeAll(async () => {
  test = await createLaunchTest();
  ({ clientId } = await findDemoClient(test.api.ownerPool));
  accountId = Number(test.body.adAccountId);
  await test.run({ client_user_id: clientId });
});
afterAll(() => test.close());

async function listAccounts(token = test.token): Promise<AdAccountRow[]> {
  const answer = await test.api.request('/api/v2/source/assets/adaccounts', { token });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: AdAccountRow[] }).data;
}
/** Accounts that a client's latest ads were launched with, and their pages. */
async function findUses() {
  return (await listAccounts()).flatMap((account) =>
    account.used_for
      .filter(({ client_user_id }) => client_user_id === clientId)
      .map(({ page_id }) => ({ account: account.id, page_id })),
  );
}

describe('the list of ad accounts', () => {
  it('says with which account and page a client was launched last', async () => {
    expect(await findUses()).toContainEqual({ account: accountId, page_id: test.pageId });
    const ad = await findLatestAd(test.api.ownerPool, test.agencyId);
    const others = (await listAccounts()).filter(({ id }) => id !== accountId);
    const other = others.find(({ external_id }) => external_id.startsWith('act_'));
    await updateRows(test.api.ownerPool, ads, { ad_account_id: other?.id ?? 0 }, { id: ad.id });
    expect(await findUses()).toContainEqual({ account: other?.id, page_id: test.pageId });
    expect(await findUses()).not.toContainEqual({ account: accountId, page_id: test.pageId });
    await updateRows(test.api.ownerPool, ads, { ad_account_id: accountId }, { id: ad.id });
  });

  it('names the clients of an account by name, without archived ones', async () => {
    const { api, agencyId } = test;
    const where = { agency_id: agencyId, id: clientId };
    const { business_name: name } = await findRow(api.ownerPool, clients, { where });
    const listNames = async () =>
      (await listAccounts()).find(({ id }) => id === accountId)?.used_for.map((use) => use.name) ?? [];
    const names = await listNames();
    expect(names).toContain(name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    await updateRows(api.ownerPool, clients, { status: 'archived' }, where);
    expect(await listNames()).not.toContain(name);
    await updateRows(api.ownerPool, clients, { status: 'active' }, where);
  });

  it('names no clients to a client', async () => {
    const { api, agencyId } = test;
    const shares = await findRows(api.ownerPool, ad_account_shares, { where: { client_id: clientId } });
    if (!shares.some(({ ad_account_id }) => ad_account_id === accountId)) {
      const share = { agency_id: agencyId, client_id: clientId, ad_account_id: accountId };
      await insertRow(api.ownerPool, ad_account_shares, share);
    }
    const all = (await listAccounts()).flatMap(({ used_for }) => used_for);
    expect(all.length).toBeGreaterThan(1);
    const seen = await listAccounts(await api.as('Client'));
    expect(seen.map(({ id }) => id)).toContain(accountId);
    expect(seen.flatMap(({ used_for }) => used_for)).toEqual([]);
  });

  it('names no clients of another agency', async () => {
    const rows = await findRows(test.api.ownerPool, clients, { where: { agency_id: test.agencyId } });
    const own = new Set(rows.map(({ id }) => id));
    const seen = (await listAccounts()).flatMap(({ used_for }) => used_for);
    expect(seen.filter(({ client_user_id }) => !own.has(client_user_id))).toEqual([]);
  });
});
