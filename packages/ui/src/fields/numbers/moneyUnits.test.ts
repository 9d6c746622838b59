import { describe, expect, it } from 'vitest';
import { formatCurrencySymbol, getFractionDigits, toMajorUnits, toSmallestUnit } from './moneyUnits';

describe('money in the smallest unit', () => {
  it.each([
    ['USD', 12.5, 1250],
    ['USD', 0.29, 29],
    ['USD', 1.005, 101],
    ['JPY', 1250, 1250],
    ['KWD', 1.234, 1234],
  ])('%s %d is %d', (currency, major, smallest) => {
    expect(Math.abs(toSmallestUnit(major, currency) - smallest)).toBeLessThanOrEqual(1);
    expect(Number.isInteger(toSmallestUnit(major, currency))).toBe(true);
    expect(toSmallestUnit(toMajorUnits(smallest, currency), currency)).toBe(smallest);
  });

  it('returns the fraction digits of a currency', () => {
    expect([getFractionDigits('USD'), getFractionDigits('JPY'), getFractionDigits('KWD')]).toEqual([2, 0, 3]);
  });

  it('leaves NaN as it is, for the rule to reject', () => {
    expect(toSmallestUnit(Number.NaN, 'USD')).toBeNaN();
  });

  it('formats the symbol of a currency', () => {
    expect([formatCurrencySymbol('USD'), formatCurrencySymbol('EUR'), formatCurrencySymbol('CHF')]).toEqual([
      '$',
      '€',
      'CHF',
    ]);
  });
});
