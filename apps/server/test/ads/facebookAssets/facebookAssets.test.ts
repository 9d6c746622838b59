import {
  ad_account_shares,
  ad_accounts,
  notifications,
  page_shares,
  pages,
  sources,
  templates,
} from '@adlane/api-server/schema';
import { facebookDemo } from '@adlane/mocks/platforms';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { deleteRows, findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { recordConnections } from '../../harness/recordConnections';

let test: DoublesTest;
let agency: string;
let client: string;
let agencyId: number;
let sourceId: number;
let accountId: number;
let pageId: number;
let templateTargeting: unknown;
let restoreConnections: () => Promise<void>;

type Listed = { data: Record<string, unknown>[]; meta: { total: number; per_page: number } };

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  client = await test.as('Client');
  const { ownerPool } = test;
  ({ agencyId } = await findDemoClient(ownerPool));
  const find = { agency_id: agencyId };
  sourceId = (await findRow(ownerPool, sources, { where: { ...find, channel: 'facebook' } })).id;
  accountId = (await findRow(ownerPool, ad_accounts, { where: { external_id: 'act_1001' } })).id;
  pageId = (await findRow(ownerPool, pages, { where: { external_id: '2001' } })).id;
  ({ templateTargeting } = await findRow(ownerPool, templates, {
    where: { ...find, templateAdType: 'leadform' },
  }));
  await deleteRows(ownerPool, ad_account_shares);
  await deleteRows(ownerPool, page_shares);
  await test.request('/api/v2/source/refresh', {
    method: 'POST',
    token: agency,
    body: { source_id: sourceId },
  });
  await test.jobs.settle();
  restoreConnections = await recordConnections(test);
});
afterEach(() => restoreConnections());
afterAll(() => test.close());

const get = (path: string, token = agency) => test.request(`/api/v1/${path}`, { token });
async function read<T = Listed>(path: string): Promise<T> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  return answer.json();
}
const post = (path: string, body: unknown, token = agency) =>
  test.request(`/api/v1/${path}`, { method: 'POST', token, body });

describe('the pages of a Facebook connection', () => {
  it('are listed by business manager, seven per page', async () => {
    const businesses = await read(`source/facebook/business/managers?source_id=${sourceId}`);
    expect(businesses).toEqual({
      data: [{ id: '3001', name: 'Brooks Growth', ad_accounts_count: 2, pages_count: 2 }],
      meta: { page: 1, per_page: 7, total: 1 },
    });
    const both = await read<{ ad_accounts: object[]; pages: object[] }>(
      `source/facebook/accounts-pages?source_id=${sourceId}&business_manager_id=3001`,
    );
    expect([both.ad_accounts, both.pages]).toMatchObject([
      [{ external_id: 'act_1002' }, { external_id: 'act_1001' }],
      [{ external_id: '2001' }, { external_id: '2002' }],
    ]);
    for (const list of ['sub-accounts', 'user-ad-accounts']) {
      const { data } = await read(`source/facebook/${list}?source_id=${sourceId}&search=main`);
      expect(data).toMatchObject([{ external_id: 'act_1001', currency: 'USD', is_default: true }]);
    }
    const pages = await read(`source/facebook/pages?source_id=${sourceId}&order=desc&sort=name`);
    expect(pages.data.map(({ name }) => name)).toEqual(['Harbor Fitness', 'Brightside Dental']);
  });

  it('answer 409 while they are being retrieved', async () => {
    await updateRows(test.ownerPool, sources, { status: 'processing' }, { id: sourceId });
    const answer = await get(`source/facebook/pages?source_id=${sourceId}`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'Your assets are currently being retrieved. Please wait.',
    ]);
    await updateRows(test.ownerPool, sources, { status: 'active' }, { id: sourceId });
  });

  it('are not found by other agencies, clients or business managers', async () => {
    const foreign = await findForeignRow(test.ownerPool, sources, agencyId);
    expect((await get(`source/facebook/pages?source_id=${foreign.id}`)).status).toBe(404);
    expect((await get(`source/facebook/pages?source_id=${sourceId}`, client)).status).toBe(404);
    expect((await get(`source/facebook/pages?source_id=${sourceId}&business_manager_id=3101`)).status).toBe(
      404,
    );
  });
});

describe('an ad account', () => {
  it('lists its pixels and creates a new one', async () => {
    const made = await post('facebook/pixels', { ad_account_id: accountId, name: 'Landing pages' });
    expect(made.status).toBe(201);
    const pixel = await made.json();
    expect(pixel).toMatchObject({ name: 'Landing pages', ad_account_id: accountId, last_fired_at: null });
    const { data } = await read(`facebook/pixels?ad_account_id=${accountId}`);
    expect(data.map(({ name }) => name)).toEqual(['Brooks Main pixel', 'Landing pages']);
    expect(data[0]?.last_fired_at).toMatch(/^2026-/);
  });

  it('creates a pixel once, even if the answer is lost', async () => {
    const { id } = await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1002' } });
    test.doubles.facebook.control.dropNext({ method: 'POST', path: '/adspixels' });
    expect((await post('facebook/pixels', { ad_account_id: id, name: 'Lost' })).status).toBe(503);
    const { data } = await read(`facebook/pixels?ad_account_id=${id}&search=lost`);
    expect(data).toHaveLength(1);
  });

  it("lists events of the account's pixels only", async () => {
    const events = await read(`facebook/conversion-events?ad_account_id=${accountId}&pixel_id=41001`);
    expect(events.data.map(({ id }) => id)).toEqual([
      'CompleteRegistration',
      'Lead',
      'PageView',
      'ViewContent',
    ]);
    const other = await get(`facebook/conversion-events?ad_account_id=${accountId}&pixel_id=41101`);
    expect(other.status).toBe(404);
  });

  it('lists Instagram accounts and custom audiences, without a size that Facebook still computes', async () => {
    const instagram = await read(`facebook/instagram-accounts?ad_account_id=${accountId}`);
    expect(instagram.data).toMatchObject([{ username: 'brooks.main', picture_url: null }]);
    const audiences = await read(`facebook/custom-audiences?ad_account_id=${accountId}`);
    expect(audiences.data).toMatchObject([
      { name: 'Past customers', subtype: 'CUSTOM', approximate_count: 1800 },
      { name: 'Visitors of 30 days', approximate_count: null },
    ]);
  });

  it('estimates the size of an audience', async () => {
    const body = {
      ad_account_id: accountId,
      objective: 'OUTCOME_LEADS',
      optimization_goal: 'LEAD_GENERATION',
      templateTargeting,
      countries: ['US'],
    };
    const answer = await post('facebook/reach-estimate', body);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { users_lower_bound: 120_000, users_upper_bound: 141_000, is_ready: true },
    ]);
    const [request] = test.doubles.facebook.control.requests({ path: '/reachestimate' });
    expect(JSON.parse(String(request?.params.targeting_spec))).toMatchObject({
      geo_locations: { countries: ['US'] },
    });
  });

  it('is not found by other agencies, nor by clients before it is shared', async () => {
    const foreign = await findForeignRow(test.ownerPool, ad_accounts, agencyId);
    for (const list of ['pixels', 'instagram-accounts', 'custom-audiences']) {
      expect((await get(`facebook/${list}?ad_account_id=${foreign.id}`)).status).toBe(404);
      expect((await get(`facebook/${list}?ad_account_id=${accountId}`, client)).status).toBe(404);
    }
    const refused = await post('facebook/pixels', { ad_account_id: foreign.id, name: 'Theirs' });
    expect(refused.status).toBe(404);
  });
});

describe('a Facebook page', () => {
  it('lists its lead forms and terms', async () => {
    expect(await read(`facebook/page-terms?page_id=${pageId}`)).toEqual({
      page_id: pageId,
      is_accepted: true,
      url: 'https://www.facebook.com/ads/leadgen/tos?page_id=2001',
    });
    test.doubles.facebook.control.setTermsAccepted('2001', false);
    expect(await read(`facebook/page-terms?page_id=${pageId}`)).toMatchObject({ is_accepted: false });
    expect(await findRow(test.ownerPool, pages, { where: { id: pageId } })).toMatchObject({
      leadgen_tos_accepted: false,
    });
    test.doubles.facebook.control.state.forms.push({
      id: '990001',
      pageId: '2001',
      fields: {
        // As earlier versions named it, with the label of its launch.
        name: 'ADL Whitening (adlane-K15qXQTtbirEnl2m)',
        locale: 'EN_US',
        questions: [{ type: 'EMAIL' }, { type: 'PHONE' }],
      },
      status: 'ACTIVE',
      createdAt: test.clock.now().getTime(),
      leads: [],
    });
    expect((await read(`facebook/lead-forms?page_id=${pageId}`)).data).toEqual([
      {
        id: '990001',
        name: expect.stringMatching(/^ADL Whitening #[0-9a-f]{10}$/),
        status: 'ACTIVE',
        locale: 'EN_US',
        questions_count: 2,
        created_at: test.clock.now().toISOString(),
      },
    ]);
  });
});

describe('an error of Facebook', () => {
  const listPixels = () => get(`facebook/pixels?ad_account_id=${accountId}`);
  const control = () => test.doubles.facebook.control;

  it('about the rate limit answers 429 with the time to wait', async () => {
    control().limitNext({ path: '/adspixels' }, 2);
    const answer = await listPixels();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
    expect((await listPixels()).status).toBe(200);
  });

  it('about a revoked token disconnects the source and answers with its code (ads §8)', async () => {
    control().revokeTokens(facebookDemo.users[0].id);
    const answer = await listPixels();
    expect([answer.status, await answer.json()]).toMatchObject([
      412,
      { code: 'AD_ACCOUNT_DISCONNECTED', message: 'Please Connect Your Facebook Ad Account' },
    ]);
    expect(await findRow(test.ownerPool, sources, { where: { id: sourceId } })).toMatchObject({
      status: 'inactive',
    });
    const sent = await findRows(test.ownerPool, notifications, {
      where: { kind: 'source', agency_id: agencyId },
      columns: ['title'],
    });
    expect(sent).toEqual([{ title: 'Ava Brooks is disconnected' }]);
    const requestCount = control().requests().length;
    expect((await listPixels()).status).toBe(412);
    expect(control().requests().length).toBe(requestCount);
  });
});
