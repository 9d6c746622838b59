import { describe, expect, it } from 'vitest';
import { fromMicros, parseAmount, toMicros } from '../../../../money/moneyUnits';
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

describe('Google amounts', () => {
  it.each([
    [2500, 'USD', '25000000'],
    [2500, 'JPY', '2500000000'],
    [1, 'USD', '10000'],
  ] as const)('%s %s are %s micros', (amount, currency, micros) => {
    expect(toMicros(amount, currency)).toBe(micros);
    expect(fromMicros(Number(micros), currency)).toBe(amount);
  });
  it('parses units in text', () => {
    expect(parseAmount('12.34', 'USD')).toBe(1234);
    expect(parseAmount('12', 'JPY')).toBe(12);
    expect(parseAmount('', 'USD')).toBe(0);
  });
});
