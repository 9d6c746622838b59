import { type GraphParameters, isRecord } from '../checkParameters';
import { refused } from '../graphFault';
import type { AdObject } from '../graphState';

/** Facebook's range of `roas_average_floor`, which has four decimals: 0.01 to 1,000. */
const roasFloor = { min: 100, max: 10_000_000 };
const lowestCost = 'LOWEST_COST_WITHOUT_CAP';
const minRoas = 'LOWEST_COST_WITH_MIN_ROAS';
/** Goals without a result whose cost can be capped (Marketing API, bid strategy). */
const withoutCost = ['IMPRESSIONS', 'REACH'];

/** Whether a campaign has the budget, which it distributes among its ad sets (Advantage campaign budget). */
export function hasBudget({ daily_budget, lifetime_budget }: Readonly<Record<string, unknown>>): boolean {
  return daily_budget !== undefined || lifetime_budget !== undefined;
}

/** Validates where the bid strategy of a new campaign is set: with its budget. @throws GraphFault */
export function checkCampaignBid(params: GraphParameters): void {
  if (params.bid_strategy === undefined || hasBudget(params)) return;
  throw refused(
    1815857,
    'Bid strategy not available',
    'A campaign has a bid strategy only with a campaign budget. Set it on the ad sets.',
    'bid_strategy',
  );
}

/** Validates the bid of a new ad set: its strategy's place, goal, amount and return. @throws GraphFault */
export function checkAdSetBid(params: GraphParameters, { fields }: AdObject): void {
  if (hasBudget(fields) && params.bid_strategy !== undefined) {
    throw refused(
      1815857,
      'Bid strategy not available',
      'The campaign has the budget and the bid strategy. Remove the one of the ad set.',
      'bid_strategy',
    );
  }
  const strategy = (hasBudget(fields) ? fields.bid_strategy : params.bid_strategy) ?? lowestCost;
  checkStrategy(strategy, params.optimization_goal);
  checkAmount(strategy, params, fields);
  checkRoas(strategy, params.bid_constraints);
}

function checkStrategy(strategy: unknown, goal: unknown): void {
  const isForValue = strategy === lowestCost || strategy === minRoas;
  const isAllowed =
    goal === 'VALUE'
      ? isForValue
      : strategy !== minRoas && !(strategy === 'COST_CAP' && withoutCost.includes(String(goal)));
  if (isAllowed) return;
  throw refused(
    1815857,
    'Bid strategy not available',
    `The goal ${String(goal)} does not allow the bid strategy ${String(strategy)}.`,
    'bid_strategy',
  );
}

function checkAmount(strategy: unknown, params: GraphParameters, campaign: AdObject['fields']): void {
  const isCapped = strategy === 'LOWEST_COST_WITH_BID_CAP' || strategy === 'COST_CAP';
  if (isCapped && params.bid_amount === undefined) {
    throw refused(1815857, 'Bid amount missing', 'This bid strategy needs a bid amount.', 'bid_amount');
  }
  if (!isCapped && params.bid_amount !== undefined) {
    throw refused(1815857, 'Bid amount not allowed', 'This bid strategy takes no bid amount.', 'bid_amount');
  }
  const own = hasBudget(campaign) ? campaign : params;
  const budget = Number(own.daily_budget ?? own.lifetime_budget ?? Number.POSITIVE_INFINITY);
  if (isCapped && Number(params.bid_amount) > budget) {
    throw refused(1885621, 'Bid too high', 'The bid must not exceed the budget.', 'bid_amount');
  }
}

function checkRoas(strategy: unknown, constraints: unknown): void {
  const floor = isRecord(constraints) ? constraints.roas_average_floor : undefined;
  if (strategy !== minRoas) {
    if (constraints === undefined) return;
    throw refused(
      1815857,
      'Bid constraints not allowed',
      'Only the bid strategy LOWEST_COST_WITH_MIN_ROAS takes bid constraints.',
      'bid_constraints',
    );
  }
  const isWithin = typeof floor === 'number' && floor >= roasFloor.min && floor <= roasFloor.max;
  if (isWithin && Number.isInteger(floor)) return;
  throw refused(
    1815857,
    'Minimum ROAS missing',
    `Set roas_average_floor between ${roasFloor.min} and ${roasFloor.max}.`,
    'bid_constraints',
  );
}
