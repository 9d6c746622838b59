import { ad_accounts, client_permissions, sources } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { recordConnections } from '../../harness/recordConnections';

let test: DoublesTest;
let agency: string;
let restoreConnections: () => Promise<void>;

async function get(path: string, token: string | undefined = agency) {
  const answer = await test.request(`/api/v1/${path}`, token === undefined ? {} : { token });
  return { status: answer.status, body: await answer.json() };
}
const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name);
const listRequests = (path: string) => test.doubles.facebook.control.requests({ path });

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  restoreConnections = await recordConnections(test);
});
afterEach(() => restoreConnections());
afterAll(() => test.close());
// Answers are cached for five minutes.
beforeEach(() => test.clock.advance(6 * 60_000));

describe('place look-ups', () => {
  it.each([
    ['countries?q=united', ['United States']],
    ['cities?q=san&country_code=US', ['San Francisco']],
    ['cities?q=san&country_code=SE', []],
    ['cities?q=new&region_id=3847', []],
    ['region?q=new', ['New York']],
    ['zipcode?q=100', ['10001']],
    ['locations?q=new', ['New York', 'New York']],
    ['locations?q=new&limit=1', ['New York']],
  ])('find %s', async (path, expected) => {
    expect(names(await get(`facebook/search/${path}`))).toEqual(expected);
  });

  it('return the keys that Facebook targets by', async () => {
    const { body } = await get('facebook/search/zipcode?q=100');
    expect(body.data[0]).toMatchObject({
      key: 'US:10001',
      type: 'zip',
      region: 'New York',
      country_code: 'US',
    });
  });
});

describe('detailed targeting look-ups', () => {
  it.each([
    ['targeting?q=fitness', ['Fitness and wellness', 'Physical fitness']],
    ['targeting?q=fitness&limit=1', ['Fitness and wellness']],
    ['targeting?q=s&kind=behaviors', ['Frequent travelers', 'Small business owners']],
    ['targeting?q=newly&kind=demographics', ['Newlywed (6 months)']],
    ['targeting?q=newly&kind=interests', []],
    ['targeting?q=newly&specialAdCategory=HOUSING', []],
    [
      'targeting/browse?kind=demographics',
      ['Newlywed (6 months)', 'Parents (all)', 'Household income: top 10%'],
    ],
    ['targeting/suggestions?ids=6003384248805', ['Physical fitness', 'Personal training']],
    ['locales?q=english', ['English (US)', 'English (UK)']],
  ])('find %s', async (path, expected) => {
    expect(names(await get(`facebook/search/${path}`))).toEqual(expected);
  });

  it('refuse invalid ids', async () => {
    const { status, body } = await get('facebook/search/targeting/suggestions?ids=1,two');
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['ids']);
  });
});

describe('answers of Facebook', () => {
  it('are cached for five minutes by tenant and query', async () => {
    const before = listRequests('/search').length;
    await get('facebook/search/cities?q=new');
    await get('facebook/search/cities?q=new');
    expect(listRequests('/search')).toHaveLength(before + 1);
    await get('facebook/search/cities?q=san');
    expect(listRequests('/search')).toHaveLength(before + 2);
    test.clock.advance(5 * 60_000);
    await get('facebook/search/cities?q=new');
    expect(listRequests('/search')).toHaveLength(before + 3);
  });

  it("are fetched with the given account, which must be the caller's", async () => {
    const own = await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1002' } });
    await get(`facebook/search/targeting?q=dent&ad_account_id=${own.id}`);
    expect(listRequests('/act_1002/targetingsearch')).toHaveLength(1);
    const other = await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1101' } });
    expect((await get(`facebook/search/targeting?q=dent&ad_account_id=${other.id}`)).status).toBe(404);
  });

  it('are fetched again after a temporary failure without the user noticing', async () => {
    test.doubles.facebook.control.failNext({ path: '/search' });
    expect(names(await get('facebook/search/countries?q=swe'))).toEqual(['Sweden']);
  });

  it('include the time to wait when Facebook limits the rate', async () => {
    test.doubles.facebook.control.limitNext({ path: '/search' }, 2);
    expect((await get('facebook/search/countries?q=ger')).status).toBe(429);
  });

  it('require a connection', async () => {
    test.doubles.facebook.control.revokeTokens();
    const gone = await get('facebook/search/cities?q=los');
    expect([gone.status, gone.body.message]).toEqual([412, 'Please Connect Your Facebook Ad Account']);
    const { agencyId } = await findDemoClient(test.ownerPool);
    const source = await findRow(test.ownerPool, sources, {
      where: { agency_id: agencyId, channel: 'facebook' },
    });
    expect(source.status).toBe('inactive');
    await updateRows(test.ownerPool, sources, { status: 'canceled' }, { channel: 'facebook' });
    const none = await get('facebook/search/cities?q=los');
    expect([none.status, none.body.message]).toEqual([412, 'Please Connect Your Facebook Ad Account']);
    expect(none.body.code).toBe('AD_ACCOUNT_DISCONNECTED');
  });
});

describe('look-ups without a platform', () => {
  it('list every country with its phone code', async () => {
    const { body } = await get('countries', undefined);
    expect(body.data.length).toBeGreaterThanOrEqual(249);
    expect(body.data).toContainEqual({ code: 'US', name: 'United States', phone_code: '+1' });
    expect(body.data).toContainEqual({ code: 'SE', name: 'Sweden', phone_code: '+46' });
    expect(new Set(body.data.map(({ code }: { code: string }) => code)).size).toBe(body.data.length);
  });

  it('list the states of a country and refuse an unknown country', async () => {
    const { body } = await get('states?country_code=us', undefined);
    expect(body.data).toContainEqual({ code: 'CA', name: 'California', country_code: 'US' });
    const codes = body.data.map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect((await get('states?country_code=XX', undefined)).status).toBe(422);
  });

  it('list the languages of Google by their ids', async () => {
    const { body } = await get('languages');
    expect(body.data[0]).toEqual({ code: 1000, iso: 'en', label: 'English' });
    expect(body.data.length).toBeGreaterThanOrEqual(45);
  });

  it('require access from a client and a sign-in from a guest', async () => {
    expect((await test.request('/api/v1/languages')).status).toBe(401);
    await updateRows(test.ownerPool, client_permissions, { adlane_all: false, is_global: false });
    expect((await get('languages', await test.as('Client'))).status).toBe(403);
  });
});
