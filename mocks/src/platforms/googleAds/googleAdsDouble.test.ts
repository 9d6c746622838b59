import { beforeEach, describe, expect, it } from 'vitest';
import { createGoogleAdsDouble } from './createGoogleAdsDouble';
import { googleAdsDemo } from './googleAdsDemo';

const { client, manager, customers, refreshToken } = googleAdsDemo;
const [customer, other] = customers;
let now: number;
let double: ReturnType<typeof createGoogleAdsDouble>;
let headers: Record<string, string>;

async function send(path: string, body: object, more: Record<string, string> = {}) {
  const answer = await double.app.request(`http://google.test/v26/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...more },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}
const search = (query: string) => send(`customers/${customer.id}/googleAds:search`, { query });
const toReason = ({ body }: { body: unknown }) => JSON.stringify(body);

async function signIn(): Promise<void> {
  const answer = await double.app.request('http://google.test/token', {
    method: 'POST',
    body: new URLSearchParams({
      client_id: client.id,
      client_secret: client.secret,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    }),
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  headers = { authorization: `Bearer ${token}`, 'login-customer-id': manager.id };
}

beforeEach(async () => {
  now = Date.parse('2026-11-21T10:00:00Z');
  double = createGoogleAdsDouble({ clock: { now: () => new Date(now) } });
  await signIn();
});

describe('queries of the Google Ads double', () => {
  it('select, filter, order and limit the rows of a customer', async () => {
    const query =
      "SELECT audience.id, audience.name FROM audience WHERE audience.status = 'ENABLED' ORDER BY audience.name DESC LIMIT 2";
    const { body } = await search(query);
    expect(body.results.map((row: { audience: { name: string } }) => row.audience.name)).toEqual([
      'Homeowners',
      'Fitness Buffs',
    ]);
    expect(Object.keys(body.results[0].audience).toSorted()).toEqual(['id', 'name', 'resourceName']);
    const like = await search("SELECT audience.id FROM audience WHERE audience.name LIKE '%dental%'");
    expect(like.body.results).toHaveLength(1);
  });

  it.each([
    ['a field that is none', 'SELECT audience.mood FROM audience', 'UNRECOGNIZED_FIELD'],
    ['a resource that is none', 'SELECT moods.id FROM moods', 'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE'],
    ['a stranger’s resource', 'SELECT campaign.id FROM audience', 'PROHIBITED_RESOURCE_TYPE'],
    ['no query at all', 'give me all', 'UNEXPECTED_INPUT'],
  ])('refuse %s', async (_case, query, reason) => {
    const answer = await search(query);
    expect(answer.status).toBe(400);
    expect(toReason(answer)).toContain(reason);
  });

  it('require the manager’s id for its customers', async () => {
    const query = 'SELECT customer.id FROM customer';
    const path = `customers/${other.id}/googleAds:search`;
    const { 'login-customer-id': _left, ...direct } = headers;
    headers = direct;
    expect(toReason(await send(path, { query }))).toContain('USER_PERMISSION_DENIED');
    expect((await send(path, { query }, { 'login-customer-id': manager.id })).status).toBe(200);
  });
});

describe('a campaign of the Google Ads double', () => {
  it('is reviewed, delivers by the day of its account, and stops while it is paused', async () => {
    const { resourceName } = double.control.addCampaign(customer.id, { name: 'Smiles' });
    const status = async () => {
      const { body } = await search('SELECT campaign.primary_status_reasons FROM campaign');
      return body.results[0].campaign.primaryStatusReasons;
    };
    expect(await status()).toEqual(['MOST_ASSET_GROUPS_UNDER_REVIEW']);
    // 10:00 UTC is 05:00 in New York: 19 hours later is the next day there.
    now += 60_000 + 20 * 3_600_000;
    await signIn();
    expect(await status()).toEqual([]);
    const days = await search('SELECT segments.date, metrics.clicks, campaign.id FROM campaign');
    expect(days.body.results.map((row: { segments: { date: string } }) => row.segments.date)).toEqual([
      '2026-11-21',
      '2026-11-22',
    ]);
    const total = async () => {
      const { body } = await search('SELECT metrics.cost_micros, campaign.id FROM campaign');
      return Number(body.results[0].metrics.costMicros);
    };
    const update = { resourceName, status: 'PAUSED' };
    await send(`customers/${customer.id}/campaigns:mutate`, {
      operations: [{ update, updateMask: 'status' }],
    });
    const spent = await total();
    expect(spent).toBeGreaterThan(0);
    now += 5 * 3_600_000;
    await signIn();
    expect(await total()).toBe(spent);
    expect(await status()).toEqual(['CAMPAIGN_PAUSED']);
  });

  it.each([
    ['without a mask', { status: 'PAUSED' }, '', 'FIELD_MASK_MISSING'],
    ['of a read only field', { primaryStatus: 'ELIGIBLE' }, 'primary_status', 'READ_ONLY'],
    ['to a status that is none', { status: 'ASLEEP' }, 'status', 'ENUM_VALUE_NOT_PERMITTED'],
  ])('refuses a change %s', async (_case, values, updateMask, reason) => {
    const { resourceName } = double.control.addCampaign(customer.id, { name: 'Smiles' });
    const operations = [{ update: { resourceName, ...values }, updateMask }];
    const answer = await send(`customers/${customer.id}/campaigns:mutate`, { operations });
    expect(toReason(answer)).toContain(reason);
  });

  it.each([
    ['990000', 'BUDGET_BELOW_PER_DAY_MINIMUM'],
    ['1000001', 'NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT'],
  ])('refuses a budget of %s micros', async (amountMicros, reason) => {
    double.control.addCampaign(customer.id, { name: 'Smiles' });
    const { body } = await search('SELECT campaign_budget.resource_name FROM campaign_budget');
    const { resourceName } = body.results[0].campaignBudget;
    const operations = [{ update: { resourceName, amountMicros }, updateMask: 'amount_micros' }];
    const answer = await send(`customers/${customer.id}/campaignBudgets:mutate`, { operations });
    expect(toReason(answer)).toContain(reason);
  });

  it('refuses a budget of half a New Taiwan dollar, and shows a whole one', async () => {
    const { id } = customer;
    double.control.state.customers = [{ ...customer, currency: 'TWD' }];
    double.control.addCampaign(id, { name: 'Smiles' });
    const { body } = await search('SELECT campaign_budget.resource_name FROM campaign_budget');
    const { resourceName } = body.results[0].campaignBudget;
    const change = (amountMicros: string) =>
      send(`customers/${id}/campaignBudgets:mutate`, {
        operations: [{ update: { resourceName, amountMicros }, updateMask: 'amount_micros' }],
      });
    expect(toReason(await change('500500000'))).toContain('NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT');
    await change('500000000');
    expect(double.control.formatBudget(resourceName)).toBe('TWD 500');
  });
});

describe('many changes in one request to the Google Ads double', () => {
  const path = `customers/${customer.id}`;
  const budget = (more: object = {}) => ({
    campaignBudgetOperation: {
      create: {
        resourceName: `${path}/campaignBudgets/-1`,
        name: 'Spring',
        amountMicros: '5000000',
        explicitlyShared: false,
        ...more,
      },
    },
  });
  const campaign = (more: object = {}) => ({
    campaignOperation: {
      create: {
        name: 'Spring',
        status: 'PAUSED',
        advertisingChannelType: 'SEARCH',
        campaignBudget: `${path}/campaignBudgets/-1`,
        maximizeConversions: {},
        containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
        ...more,
      },
    },
  });
  const mutate = (operations: object[], more: object = {}) =>
    send(`${path}/googleAds:mutate`, { mutateOperations: operations, ...more });
  const countCampaigns = async () => (await search('SELECT campaign.id FROM campaign')).body.results.length;

  it('replace temporary ids and answer one result each', async () => {
    const { body } = await mutate([budget(), campaign()]);
    expect(Object.keys(body.mutateOperationResponses[1])).toEqual(['campaignResult']);
    const { body: found } = await search('SELECT campaign_budget.amount_micros FROM campaign');
    expect(found.results[0].campaignBudget.amountMicros).toBe('5000000');
  });

  it('take effect together or not at all, and never for validateOnly', async () => {
    expect((await mutate([budget(), campaign()], { validateOnly: true })).status).toBe(200);
    expect((await mutate([budget(), campaign(), campaign()])).status).toBe(400);
    expect(await countCampaigns()).toBe(0);
    expect((await search('SELECT campaign_budget.id FROM campaign_budget')).body.results).toEqual([]);
  });

  it.each<[string, object[], string]>([
    ['an unknown field', [budget({ mood: 'good' })], 'Unknown name'],
    ['an unknown enum value', [budget(), campaign({ status: 'ASLEEP' })], 'ENUM_VALUE_NOT_PERMITTED'],
    [
      'bids for clicks in Performance Max',
      [
        budget(),
        campaign({
          advertisingChannelType: 'PERFORMANCE_MAX',
          maximizeConversions: undefined,
          targetSpend: {},
        }),
      ],
      'NOT_COMPATIBLE_WITH_BIDDING_STRATEGY_TYPE',
    ],
    ['a read-only field', [budget(), campaign({ primaryStatus: 'ELIGIBLE' })], 'READ_ONLY'],
    ['a missing field', [budget(), campaign({ name: undefined })], 'REQUIRED'],
    ['an unknown operation', [{ moodOperation: { create: {} } }], 'Unknown name'],
    ['a temporary id that nothing has', [campaign()], 'RESOURCE_NOT_FOUND'],
    ['a temporary id that two have', [budget(), budget()], 'DUPLICATE_TEMP_IDS'],
    [
      'a campaign without the declaration on political advertising',
      [budget(), campaign({ containsEuPoliticalAdvertising: undefined })],
      'EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED',
    ],
  ])('refuse %s and name the operation', async (_case, operations, reason) => {
    const answer = await mutate(operations);
    expect(answer.status).toBe(400);
    expect(toReason(answer)).toContain(reason);
    expect(toReason(answer)).toContain('mutate_operations');
  });
});
