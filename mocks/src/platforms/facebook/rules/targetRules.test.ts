import { beforeEach, describe, expect, it } from 'vitest';
import { adSet, campaign } from '../../../../test/graphObjects';
import { openGraph } from '../../../../test/openGraph';
import { createFacebookDouble, type FacebookDouble } from '../createFacebookDouble';

let double: FacebookDouble;
beforeEach(() => {
  double = createFacebookDouble({ clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
});

const { is_adset_budget_sharing_enabled: _none, ...withoutBudget } = campaign;
const { daily_budget: _daily, ...unpaid } = adSet;
const capped = { bid_strategy: 'COST_CAP', bid_amount: 500 };
const withCampaignBudget = { ...withoutBudget, daily_budget: 2000 };
const cappedCampaign = { ...withCampaignBudget, bid_strategy: 'COST_CAP' };
const lifetime = { ...withoutBudget, lifetime_budget: 2000 };
const sales = { ...campaign, objective: 'OUTCOME_SALES' };
const purchase = { pixel_id: '7001', custom_event_type: 'PURCHASE' };
const sale = {
  ...adSet,
  optimization_goal: 'OFFSITE_CONVERSIONS',
  destination_type: 'WEBSITE',
  promoted_object: purchase,
};
const value = { ...sale, optimization_goal: 'VALUE' };
const roas = (roas_average_floor: number) => ({
  bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS',
  bid_constraints: { roas_average_floor },
});

type Sent = Readonly<Record<string, unknown>>;
/** Creates a campaign and an ad set in it. */
async function create(above: Sent, below: Sent) {
  const { call } = openGraph(double);
  const parent = await call('POST', 'act_1001/campaigns', above);
  if (parent.status !== 200) return parent;
  return call('POST', 'act_1001/adsets', { ...below, campaign_id: parent.body.id });
}

const withoutGaps = (sent: Sent): Sent =>
  Object.fromEntries(Object.entries(sent).filter(([, each]) => each !== undefined));

describe('the Facebook double accepts', () => {
  it.each<[string, Sent, Sent]>([
    ['a purchase for sales', sales, sale],
    ['the value of purchases', sales, value],
    ['a return of 1 %', sales, { ...value, ...roas(100) }],
    ['a cost cap of an ad set', campaign, { ...adSet, ...capped }],
    ['a campaign budget', withCampaignBudget, unpaid],
    ['a campaign budget with a cap at the ad set', cappedCampaign, { ...unpaid, bid_amount: 2000 }],
    ['a lifetime budget of a campaign', lifetime, { ...unpaid, end_time: '2026-12-01T10:00:00Z' }],
    [
      'a return below a campaign budget',
      { ...withCampaignBudget, objective: 'OUTCOME_SALES', bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' },
      { ...value, daily_budget: undefined, bid_constraints: { roas_average_floor: 25_000 } },
    ],
  ])('%s', async (_case, above, below) => {
    expect(await create(above, withoutGaps(below))).toMatchObject({ status: 200 });
  });
});

describe('the Facebook double rejects', () => {
  it.each<[string, Sent, Sent, string]>([
    [
      'an event of leads for sales',
      sales,
      { ...sale, promoted_object: { ...purchase, custom_event_type: 'LEAD' } },
      'promoted_object',
    ],
    ['a purchase for leads', campaign, sale, 'promoted_object'],
    ['value without a pixel', sales, { ...value, promoted_object: {} }, 'promoted_object'],
    [
      'the value of carts',
      sales,
      { ...value, promoted_object: { ...purchase, custom_event_type: 'ADD_TO_CART' } },
      'promoted_object',
    ],
    ['value for leads', campaign, value, 'optimization_goal'],
    ['a lead form for sales', sales, { ...adSet, destination_type: undefined }, 'optimization_goal'],
    ['a return for sales that are counted', sales, { ...sale, ...roas(20_000) }, 'bid_strategy'],
    ['a bid cap for value', sales, { ...value, ...capped }, 'bid_strategy'],
    ['a return of nothing', sales, { ...value, ...roas(99) }, 'bid_constraints'],
    ['too large a return', sales, { ...value, ...roas(10_000_001) }, 'bid_constraints'],
    [
      'a return without its strategy',
      sales,
      { ...value, bid_constraints: roas(200).bid_constraints },
      'bid_constraints',
    ],
    [
      'a cost cap for impressions',
      { ...campaign, objective: 'OUTCOME_TRAFFIC' },
      { ...adSet, optimization_goal: 'IMPRESSIONS', destination_type: 'WEBSITE', ...capped },
      'bid_strategy',
    ],
    ['a cost cap without an amount', campaign, { ...adSet, bid_strategy: 'COST_CAP' }, 'bid_amount'],
    ['an amount at the lowest cost', campaign, { ...adSet, bid_amount: 100 }, 'bid_amount'],
    [
      'a bid strategy of a campaign without a budget',
      { ...campaign, bid_strategy: 'COST_CAP' },
      adSet,
      'bid_strategy',
    ],
    ['two levels with budgets', withCampaignBudget, adSet, 'daily_budget'],
    ['two levels with bid strategies', cappedCampaign, { ...unpaid, ...capped }, 'bid_strategy'],
    ['a campaign with a cap and an ad set without', cappedCampaign, unpaid, 'bid_amount'],
    ['a cap above the campaign budget', cappedCampaign, { ...unpaid, bid_amount: 2001 }, 'bid_amount'],
    [
      'a shared budget of a campaign',
      { ...withCampaignBudget, is_adset_budget_sharing_enabled: true },
      unpaid,
      'is_adset_budget_sharing_enabled',
    ],
    ['a lifetime budget of a campaign without an end', lifetime, unpaid, 'end_time'],
    [
      'a lifetime budget under the floor of its days',
      lifetime,
      { ...unpaid, end_time: '2026-12-21T10:00:00Z' },
      'lifetime_budget',
    ],
    [
      'a campaign budget under the floor',
      { ...withCampaignBudget, daily_budget: 99 },
      unpaid,
      'daily_budget',
    ],
  ])('%s', async (_case, above, below, field) => {
    const { status, body } = await create(above, withoutGaps(below));
    expect(status).toBe(400);
    expect(JSON.stringify(body.error.error_data)).toContain(field);
  });
});
