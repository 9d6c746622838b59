import { refusalMessages, targetMessages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { exampleLaunch, picture } from '../../../../../test/exampleLaunch';
import type { LaunchTarget, LaunchTerms } from '../inputs/launchSettings';
import { findBudgetQuestions } from './checkBudget';
import { describePlan } from './describePlan';
import { preflightFacebook } from './preflightFacebook';

type Settings = NonNullable<LaunchTerms['settings']>;
const now = new Date('2026-11-21T10:00:00Z');
const website = (objective: string, optimization_goal: string) => ({
  ad_launch_type: 'landing_page' as const,
  field: { objective, optimization_goal },
});
const sales = website('OUTCOME_SALES', 'OFFSITE_CONVERSIONS');
const value = website('OUTCOME_SALES', 'VALUE');
const pixel = { selectedPixel: { id: '7001', name: 'Shop' } };
const shop: Settings = { ...pixel, selectedEventConversionType: 'PURCHASE' };
const campaign = (has_budget: boolean): LaunchTarget => ({
  campaign: {
    id: '5',
    name: 'Spring',
    status: 'ACTIVE',
    objective: 'OUTCOME_LEADS',
    categories: [],
    has_budget,
    bid_strategy: 'COST_CAP',
  },
  adSet: undefined,
});
const spread = {
  content: { campaignStructure: 'multiple_adsets_one_ad' as const },
  media: [picture, { ...picture, id: 18, name: 'team.png' }],
};
type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const check = (changes: Changes) => preflightFacebook(exampleLaunch(changes), now);
const of = (settings: Settings, more: Changes['settings'] = {}): Changes => ({
  settings: { ...more, settings },
});

describe('the review accepts', () => {
  it.each<[string, Changes]>([
    ['sales', of(shop, { FbAdSetting: sales })],
    ['their value', of(shop, { FbAdSetting: value })],
    [
      'a smallest return',
      of({ ...shop, bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 2 }, { FbAdSetting: value }),
    ],
    ['a cost cap', of({ bidStrategy: 'COST_CAP', bidAmount: 2500 })],
    [
      'a campaign budget at the floor of the account',
      { ...spread, ...of({ budgetLevel: 'campaign' }, { budget: 100 }) },
    ],
    [
      'a cap of a whole campaign budget',
      { ...spread, ...of({ budgetLevel: 'campaign', bidStrategy: 'COST_CAP', bidAmount: 2500 }) },
    ],
    [
      'the strategy of a campaign that has the budget',
      { ...of({ campaignId: '5', bidStrategy: 'COST_CAP', bidAmount: 9000 }), target: campaign(true) },
    ],
  ])('%s', (_case, changes) => {
    expect(check(changes)).toEqual([]);
  });
});

describe('the review refuses', () => {
  it.each<[string, Changes, string, string]>([
    [
      'sales that are counted by an event of leads',
      of({ ...pixel, selectedEventConversionType: 'LEAD' }, { FbAdSetting: sales }),
      'settings.selectedEventConversionType',
      targetMessages.eventOfObjective,
    ],
    [
      'the value of anything but purchases',
      of({ ...pixel, selectedEventConversionType: 'ADD_TO_CART' }, { FbAdSetting: value }),
      'settings.selectedEventConversionType',
      targetMessages.eventOfObjective,
    ],
    [
      'value with another objective',
      of(shop, { FbAdSetting: website('OUTCOME_LEADS', 'VALUE') }),
      'FbAdSetting.field.objective',
      'Please choose one of the available option.',
    ],
    [
      'a bid cap for value',
      of({ ...shop, bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 100 }, { FbAdSetting: value }),
      'settings.bidStrategy',
      targetMessages.bidStrategyOfGoal,
    ],
    [
      'a smallest return for leads',
      of({ bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 2 }),
      'settings.bidStrategy',
      targetMessages.bidStrategyOfGoal,
    ],
    [
      'a cap above the share of an ad set',
      { ...spread, ...of({ bidStrategy: 'COST_CAP', bidAmount: 834 }) },
      'settings.bidAmount',
      targetMessages.bidAboveShare,
    ],
    [
      'a campaign budget under the floor',
      of({ budgetLevel: 'campaign' }, { budget: 99 }),
      'budget',
      'The daily budget must be at least $1.00.',
    ],
    [
      'ad sets whose shares are under the floor',
      { ...spread, ...of({}, { budget: 299 }) },
      'budget',
      'The daily budget must be at least $3.00.',
    ],
    [
      'a campaign budget for a campaign without one',
      { ...of({ campaignId: '5', budgetLevel: 'campaign' }), target: campaign(false) },
      'settings.budgetLevel',
      refusalMessages.budgetOfAdSets,
    ],
    [
      'another strategy than that of the campaign that has the budget',
      { ...of({ campaignId: '5' }), target: campaign(true) },
      'settings.bidStrategy',
      refusalMessages.bidStrategyOfCampaign,
    ],
  ])('%s', (_case, changes, field, message) => {
    expect(check(changes)).toEqual([{ field, message }]);
  });
});

describe('a campaign budget', () => {
  it('is above the ad sets in the plan, and counts as a whole for the guard on amounts', () => {
    const inputs = (settings: Settings) => exampleLaunch({ ...spread, ...of(settings, { budget: 50_100 }) });
    const shared = describePlan(inputs({ budgetLevel: 'campaign' }), now);
    expect(shared).toMatchObject({ campaignBudget: 50_100, spend: { daily: 50_100, total: null } });
    expect(shared.adSets.map(({ budget }) => budget)).toEqual([null, null, null]);
    expect(describePlan(inputs({}), now)).toMatchObject({ campaignBudget: null });
    const questions = (settings: Settings) => findBudgetQuestions(inputs(settings), now).unusualBudget;
    expect(questions({ budgetLevel: 'campaign' })).toContain('$501.00 a day');
    expect(questions({})).toBe(questions({ budgetLevel: 'campaign' }));
  });
});
