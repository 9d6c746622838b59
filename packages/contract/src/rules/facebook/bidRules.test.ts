import { describe, expect, it } from 'vitest';
import { listGoals } from '../../constants/launches';
import { messages } from '../../constants/texts/messages';
import { targetMessages } from '../../constants/texts/targetMessages';
import { type Bid, checkBid, listBidStrategies } from './bidRules';

const bid: Bid = {
  goal: 'LINK_CLICKS',
  bidStrategy: 'LOWEST_COST_WITHOUT_CAP',
  bidAmount: null,
  minRoas: null,
  budget: 2500,
  isShared: false,
};
const fine = { bidStrategy: undefined, bidAmount: undefined, minRoas: undefined };

describe('listBidStrategies', () => {
  it.each([
    ['LEAD_GENERATION', ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_BID_CAP', 'COST_CAP']],
    ['OFFSITE_CONVERSIONS', ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_BID_CAP', 'COST_CAP']],
    ['IMPRESSIONS', ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_BID_CAP']],
    ['VALUE', ['LOWEST_COST_WITHOUT_CAP', 'LOWEST_COST_WITH_MIN_ROAS']],
  ])('of %s are %j', (goal, values) => {
    expect(listBidStrategies(goal).map(({ value }) => value)).toEqual(values);
  });

  it('start with the lowest cost for every goal', () => {
    const goals = (['leadform', 'messenger', 'landing_page'] as const).flatMap((type) => listGoals(type));
    const first = goals.map((goal) => listBidStrategies(goal.optimization_goal)[0]?.value);
    expect(new Set(first)).toEqual(new Set(['LOWEST_COST_WITHOUT_CAP']));
  });
});

describe('checkBid', () => {
  it.each<[string, Partial<Bid>]>([
    ['the lowest cost', {}],
    ['a bid cap of the whole budget', { bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 2500 }],
    ['a cost cap', { bidStrategy: 'COST_CAP', bidAmount: 1 }],
    ['a cap without a known budget', { bidStrategy: 'COST_CAP', bidAmount: 9000, budget: undefined }],
    [
      'the smallest return',
      { goal: 'VALUE', bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 0.01, budget: undefined },
    ],
    ['the largest return', { goal: 'VALUE', bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 1000 }],
  ])('accepts %s', (_case, change) => {
    expect(checkBid({ ...bid, ...change })).toEqual(fine);
  });

  it.each<[string, Partial<Bid>, Partial<typeof fine> | Record<string, string>]>([
    [
      'a return for clicks',
      { bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 2 },
      { bidStrategy: targetMessages.bidStrategyOfGoal },
    ],
    [
      'a cost cap for impressions',
      { goal: 'IMPRESSIONS', bidStrategy: 'COST_CAP', bidAmount: 100 },
      { bidStrategy: targetMessages.bidStrategyOfGoal },
    ],
    [
      'a bid cap for value',
      { goal: 'VALUE', bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 100 },
      { bidStrategy: targetMessages.bidStrategyOfGoal },
    ],
    ['a cost cap without an amount', { bidStrategy: 'COST_CAP' }, { bidAmount: messages.fieldRequired }],
    [
      'a cap above the budget',
      { bidStrategy: 'COST_CAP', bidAmount: 2501 },
      { bidAmount: targetMessages.bidAboveBudget },
    ],
    [
      'a cap above the share of an ad set',
      { bidStrategy: 'COST_CAP', bidAmount: 834, budget: 833, isShared: true },
      { bidAmount: targetMessages.bidAboveShare },
    ],
    ['an amount without a cap', { bidAmount: 100 }, { bidAmount: targetMessages.bidUnused }],
    ['a return without its strategy', { minRoas: 2 }, { minRoas: targetMessages.roasUnused }],
    [
      'its strategy without a return',
      { goal: 'VALUE', bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS' },
      { minRoas: messages.fieldRequired },
    ],
    [
      'too small a return',
      { goal: 'VALUE', bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 0.009 },
      { minRoas: targetMessages.roasRange },
    ],
    [
      'too large a return',
      { goal: 'VALUE', bidStrategy: 'LOWEST_COST_WITH_MIN_ROAS', minRoas: 1000.1 },
      { minRoas: targetMessages.roasRange },
    ],
  ])('refuses %s', (_case, change, found) => {
    expect(checkBid({ ...bid, ...change })).toEqual({ ...fine, ...found });
  });
});
