import { ad_accounts, pages as pagesTable, sources } from '@adlane/api-server/schema';
import type { AdAccount, FacebookPage, Source } from '@adlane/contract/ads/sources';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteRows, findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let agency: string;

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  const { id } = await firstSource();
  await post('/api/v2/source/refresh', { source_id: id });
  await test.jobs.settle();
});
afterAll(() => test.close());

const post = (path: string, body: unknown) => test.request(path, { method: 'POST', token: agency, body });
async function list<T>(path: string): Promise<T[]> {
  const answer = await test.request(path, { token: agency });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: T[] }).data;
}
const accounts = () => list<AdAccount>('/api/v2/source/assets/adaccounts?channel=facebook');
const pages = () => list<FacebookPage>('/api/v2/source/assets/pages');
async function firstSource(): Promise<Source> {
  const [source] = await list<Source>('/api/v2/source?channel=facebook');
  if (!source) throw new Error('No Facebook source');
  return source;
}

describe('selecting the accounts and pages of a source', () => {
  const choose = (change: object) => async () => {
    const { id } = await firstSource();
    const all = { source_id: id, ad_accounts: ['act_1001'], pages: ['2001'] };
    return post('/api/v2/source/store', { ...all, ...change });
  };
  beforeEach(async () => {
    const answer = await choose({
      ad_accounts: ['act_1001', 'act_1002'],
      pages: ['2001', '2002'],
      default_ad_account: 'act_1001',
      default_page: '2001',
    })();
    expect(answer.status).toBe(200);
  });

  it('lists only selected accounts and accepts a new default', async () => {
    const answer = await choose({
      ad_accounts: ['act_1002'],
      default_ad_account: 'act_1002',
      default_page: '2001',
    })();
    expect(answer.status).toBe(200);
    expect(await accounts()).toMatchObject([{ external_id: 'act_1002', is_default: true }]);
    expect((await pages()).map(({ external_id }) => external_id)).toEqual(['2001']);
    const back = await choose({
      ad_accounts: ['act_1001', 'act_1002'],
      pages: ['2001', '2002'],
      default_ad_account: 'act_1001',
      business_manager_id: '3001',
    })();
    expect(back.status).toBe(200);
    expect((await accounts()).filter(({ is_default }) => is_default)).toMatchObject([
      { external_id: 'act_1001' },
    ]);
  });

  it('lists unselected ones as well for the selection form', async () => {
    const { id } = await firstSource();
    await choose({ default_ad_account: 'act_1001', default_page: '2001' })();
    const used = (assets: readonly (AdAccount | FacebookPage)[]) =>
      Object.fromEntries(assets.map(({ external_id, is_used }) => [external_id, is_used]));
    const listed = (query: string) => list<AdAccount>(`/api/v2/source/assets/adaccounts?${query}`);
    const ofSource = `source_id=${id}`;
    expect(used(await listed(ofSource))).toEqual({ act_1001: true });
    expect(used(await listed(`${ofSource}&with_unused=true`))).toEqual({ act_1001: true, act_1002: false });
    expect(await listed(`source_id=${id + 1_000_000}&with_unused=true`)).toEqual([]);
    const path = `/api/v1/source/facebook/accounts-pages?${ofSource}`;
    const both = await (await test.request(path, { token: agency })).json();
    expect([used(both.ad_accounts), used(both.pages)]).toEqual([
      { act_1001: true, act_1002: false },
      { '2001': true, '2002': false },
    ]);
  });

  it('requires no default if another connection of the agency has it', async () => {
    const { id } = await firstSource();
    await updateRows(test.ownerPool, ad_accounts, { is_default: false }, { source_id: id });
    await updateRows(test.ownerPool, pagesTable, { is_default: false }, { source_id: id });
    expect((await choose({})()).status).toBe(422);
    const where = { source_id: id };
    const account = await findRow(test.ownerPool, ad_accounts, { where });
    const page = await findRow(test.ownerPool, pagesTable, { where });
    const other = await insertRow(test.ownerPool, sources, {
      agency_id: account.agency_id,
      channel: 'facebook',
      name: 'Zoe',
      external_id: 'another-user',
    });
    const copy = { id: 900_000, source_id: other.id, external_id: 'other', is_default: true };
    await insertRow(test.ownerPool, ad_accounts, { ...account, ...copy });
    await insertRow(test.ownerPool, pagesTable, { ...page, ...copy });
    expect((await choose({})()).status).toBe(200);
    await updateRows(test.ownerPool, sources, { status: 'canceled' }, { id: other.id });
    const refused = await choose({})();
    expect((await refused.json()).errors).toEqual({
      default_ad_account: ['Please select the default facebook ad account.'],
      default_page: ['Please select the default facebook page.'],
    });
    await deleteRows(test.ownerPool, sources, { id: other.id });
  });

  it.each([
    ['an account of another user', { ad_accounts: ['act_1101'] }, 'ad_accounts', 'Not found: act_1101.'],
    ['a page that it does not reach', { pages: ['2101'] }, 'pages', 'Not found: 2101.'],
    ['another business manager', { business_manager_id: '3101' }, 'business_manager_id', 'Not found: 3101.'],
    ['a default that is not selected', { default_page: '2002' }, 'default_page', 'Not found: 2002.'],
    [
      'no default account',
      { ad_accounts: ['act_1002'] },
      'default_ad_account',
      'Please select the default facebook ad account.',
    ],
    ['no default page', { pages: ['2002'] }, 'default_page', 'Please select the default facebook page.'],
  ])('refuses %s and changes nothing', async (_case, change, field, text) => {
    const before = await findRows(test.ownerPool, ad_accounts, { orderBy: [ad_accounts.id] });
    const answer = await choose(change)();
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { [field]: [text] } }]);
    expect(await findRows(test.ownerPool, ad_accounts, { orderBy: [ad_accounts.id] })).toEqual(before);
  });

  it('sets one default account and one default page', async () => {
    const all = await accounts();
    const other = all.find(({ is_default }) => !is_default);
    const answer = await post('/api/v2/source/assets/adaccounts/default', { id: other?.id });
    expect({ ...other, is_default: true }).toMatchObject(await answer.json());
    expect((await accounts()).filter(({ is_default }) => is_default)).toHaveLength(1);
    const page = (await pages()).find(({ is_default }) => !is_default);
    await post('/api/v2/source/assets/pages/default', { id: page?.id });
    expect((await pages()).filter(({ is_default }) => is_default)).toMatchObject([{ id: page?.id }]);
  });
});
