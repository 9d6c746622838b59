import { describe, expect, it } from 'vitest';
import { formatCurrencySymbol, toMajorUnits, toSmallestUnit } from './moneyUnits';

describe('money in the smallest unit', () => {
  it.each([
    [2, 12.5, 1250],
    [2, 0.29, 29],
    [2, 19.99, 1999],
    [2, 99_999_999.99, 9_999_999_999],
    [0, 1250, 1250],
    [3, 1.234, 1234],
  ])('with %d digits, %d is %d', (digits, major, smallest) => {
    expect(toSmallestUnit(major, digits)).toBe(smallest);
    expect(toMajorUnits(smallest, digits)).toBe(major);
  });

  it.each([
    [0, 500.5],
    [2, 1.005],
    [2, 12.345],
  ])('with %d digits, %d has too many of them', (digits, major) => {
    expect(toSmallestUnit(major, digits)).toBeNaN();
  });

  it('leaves NaN as it is, for the rule to reject', () => {
    expect(toSmallestUnit(Number.NaN, 2)).toBeNaN();
  });

  it('formats the symbol of a currency', () => {
    expect([formatCurrencySymbol('USD'), formatCurrencySymbol('EUR'), formatCurrencySymbol('CHF')]).toEqual([
      '$',
      '€',
      'CHF',
    ]);
  });
});
