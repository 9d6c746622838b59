import { describe, expect, it } from 'vitest';
import { toGoogleAdState, toGoogleReasons } from './toGoogleAdState';

describe('toGoogleAdState', () => {
  it.each([
    ['ENABLED', 'ELIGIBLE', [], 'active'],
    ['ENABLED', 'LIMITED', ['BUDGET_CONSTRAINED'], 'active'],
    ['ENABLED', 'LEARNING', ['BIDDING_STRATEGY_LEARNING'], 'learning'],
    ['ENABLED', 'LIMITED', ['MOST_ASSET_GROUPS_UNDER_REVIEW'], 'in review'],
    ['ENABLED', 'LIMITED', ['HAS_ADS_DISAPPROVED'], 'attention needed'],
    ['ENABLED', 'NOT_ELIGIBLE', ['NO_AD_GROUPS'], 'attention needed'],
    ['ENABLED', 'ELIGIBLE', ['MISSING_LOCATION_TARGETING'], 'attention needed'],
    ['ENABLED', 'NOT_ELIGIBLE', ['ASSET_GROUPS_PAUSED'], 'paused'],
    ['ENABLED', 'PENDING', ['CAMPAIGN_PENDING'], 'scheduled'],
    ['ENABLED', 'ENDED', ['CAMPAIGN_ENDED'], 'paused'],
    ['PAUSED', 'PAUSED', ['CAMPAIGN_PAUSED'], 'paused'],
    ['REMOVED', 'REMOVED', ['CAMPAIGN_REMOVED'], 'paused'],
    ['ENABLED', 'SOMETHING_NEW', [], 'attention needed'],
  ] as const)('%s %s %j is %s', (status, primaryStatus, primaryStatusReasons, state) => {
    expect(toGoogleAdState({ status, primaryStatus, primaryStatusReasons })).toBe(state);
  });

  it('formats known and unknown reasons', () => {
    expect(toGoogleReasons(['BUDGET_CONSTRAINED', 'BOOKING_CANCELLED'])).toEqual([
      { code: 'BUDGET_CONSTRAINED', message: 'The budget is too small: the campaign could serve more.' },
      { code: 'BOOKING_CANCELLED', message: 'Booking cancelled.' },
    ]);
  });
});
