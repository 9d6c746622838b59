import { describe, expect, it } from 'vitest';
import { stripeCurrencyUnits, stripePriceSteps } from '../../constants/currencies/stripeCurrencies';
import { checkCurrency } from './checkCurrency';
import { formatMoney } from './formatMoney';
import { formatPrice } from './formatPrice';
import { listAdCurrencies } from './listAdCurrencies';
import { fromAdUnits, getAdDigits, toAdUnits } from './moneyUnits';
import { checkPrice, fromMicros, toFacebookAmount, toMicros, UnknownCurrencyError } from './platformAmounts';

describe('amounts of ads', () => {
  it.each([
    ['USD', 12.5, 1250, '$12.50'],
    ['USD', 0.29, 29, '$0.29'],
    ['TWD', 500, 500, 'NT$500'],
    ['CRC', 500, 500, 'CRC 500'],
    ['PKR', 500, 50_000, 'PKR 500.00'],
    ['BHD', 1.23, 123, 'BHD 1.23'],
    ['JPY', 1250, 1250, '¥1,250'],
    ['KWD', 1.23, 123, 'KWD 1.23'],
  ])('of %s %d are stored as %d and shown as %s', (currency, amount, stored, shown) => {
    expect(toAdUnits(amount, currency)).toBe(stored);
    expect(fromAdUnits(stored, currency)).toBe(amount);
    expect(formatMoney(stored, currency, 'en').replace(/\s/g, ' ')).toBe(shown);
  });

  it('are in the currencies of both platforms', () => {
    expect(listAdCurrencies()).toEqual(expect.arrayContaining(['FBZ', 'KWD', 'TWD', 'USD']));
    expect(new Set(listAdCurrencies()).size).toBe(listAdCurrencies().length);
  });

  it('leave NaN as it is, for the rule to reject', () => {
    expect(toAdUnits(Number.NaN, 'USD')).toBeNaN();
  });

  it('show a currency that no platform lists without failing', () => {
    expect(formatMoney(1250, 'XXQ', 'en').replace(/\s/g, ' ')).toBe('XXQ 12.50');
    expect(formatMoney(1250, '', 'en')).toBe('12.50');
    expect(getAdDigits('constructor')).toBe(2);
  });
});

describe('amounts for a platform', () => {
  it.each([
    [2500, 'USD', '25000000'],
    [500, 'TWD', '500000000'],
    [1, 'EUR', '10000'],
  ])('of %d %s are %s micros on Google', (amount, currency, micros) => {
    expect(toMicros(amount, currency)).toBe(micros);
    expect(fromMicros(Number(micros), currency)).toBe(amount);
  });

  it('are whole for Google at the highest budget', () => {
    expect(toMicros(1_000_000_000, 'TWD')).toBe('1000000000000000');
  });

  it('are refused in a currency that the platform does not list', () => {
    expect(checkCurrency('facebook', 'TWD')).toBeUndefined();
    expect(checkCurrency('facebook', 'KWD')).toContain('Facebook does not list the currency KWD');
    expect(checkCurrency('google', 'XXQ')).toContain('Google does not list the currency XXQ');
    expect(checkCurrency('stripe', 'UGX')).toContain('Stripe does not list the currency UGX');
    expect(() => toFacebookAmount(500, 'XXQ')).toThrow(UnknownCurrencyError);
    expect(() => toMicros(500, '')).toThrow(UnknownCurrencyError);
  });
});

describe('prices', () => {
  it.each([
    ['USD', 9700, '$97.00'],
    ['TWD', 9700, 'NT$97.00'],
    ['JPY', 9700, '¥9,700'],
    ['KWD', 9700, 'KWD 9.700'],
    ['ISK', 9700, 'ISK 97.00'],
  ])('of %s %d are shown as %s', (currency, stored, shown) => {
    expect(formatPrice(stored, currency, 'en').replace(/\s/g, ' ')).toBe(shown);
  });

  it.each([
    [9700, 'USD', undefined],
    [9701, 'USD', undefined],
    [9710, 'KWD', undefined],
    [9705, 'KWD', 'Stripe charges KWD in steps of 10 units only; 9705 is none.'],
    [9750, 'ISK', 'Stripe charges ISK in steps of 100 units only; 9750 is none.'],
  ])('of %d %s at Stripe: %s', (price, currency, problem) => {
    expect(checkPrice(price, currency)).toBe(problem);
  });

  it('have steps only in currencies that Stripe lists', () => {
    expect([...stripePriceSteps.keys()].filter((code) => !stripeCurrencyUnits.has(code))).toEqual([]);
  });
});
