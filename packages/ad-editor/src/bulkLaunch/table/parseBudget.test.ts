import { describe, expect, it } from 'vitest';
import { findCurrencyCode, parseBudget } from './parseBudget';

describe('a budget in a table', () => {
  it.each([
    ['25', 'USD', 'en', 2500],
    ['$1,250.50', 'USD', 'en', 125_050],
    ['1.250,5 €', 'EUR', 'de', 125_050],
    ['1 250,50', 'EUR', 'fr', 125_050],
    ['USD 12.5', 'USD', 'en', 1250],
    ['500', 'TWD', 'en', 500],
    ['12.5', 'USD', 'ar', 1250],
  ])('%s in %s is read in %s', (text, currency, locale, amount) => {
    expect(parseBudget(text, currency, locale)).toBe(amount);
  });

  it.each([
    ['12,50', 'USD', 'en'],
    ['12.50', 'EUR', 'de'],
    ['12.345', 'USD', 'en'],
    ['500.5', 'TWD', 'en'],
    ['1,25,000', 'USD', 'en'],
    ['0', 'USD', 'en'],
    ['-5', 'USD', 'en'],
    ['soon', 'USD', 'en'],
    ['', 'USD', 'en'],
  ])('%j is none in %s in %s', (text, currency, locale) => {
    expect(parseBudget(text, currency, locale)).toBeUndefined();
  });

  it('may name its currency', () => {
    expect(['25 eur', 'EUR25', '25', '$25'].map(findCurrencyCode)).toEqual([
      'EUR',
      'EUR',
      undefined,
      undefined,
    ]);
  });
});
