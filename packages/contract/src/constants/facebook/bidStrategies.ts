/** Bid strategies of Facebook (ads §9); the first one is the default. */
export const bidStrategies = [
  { value: 'LOWEST_COST_WITHOUT_CAP', label: 'Lowest cost without cap' },
  { value: 'LOWEST_COST_WITH_BID_CAP', label: 'Lowest cost with bid cap' },
  { value: 'COST_CAP', label: 'Cost cap' },
  { value: 'LOWEST_COST_WITH_MIN_ROAS', label: 'Minimum return on ad spend' },
] as const;
/** Bid strategies on Facebook (ads §9). */
export const bidStrategyValues = [
  'LOWEST_COST_WITHOUT_CAP',
  'LOWEST_COST_WITH_BID_CAP',
  'COST_CAP',
  'LOWEST_COST_WITH_MIN_ROAS',
] as const;

/** Where the budget is set: each ad set has its share, or the campaign distributes it (Advantage campaign budget). */
export const budgetLevels = ['adset', 'campaign'] as const;
