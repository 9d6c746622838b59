import { expect, it } from 'vitest';
import { formatCurrency } from './formatCurrency';

const dollars = { currency: 'USD' };

it('writes an amount as the language does', () => {
  expect(formatCurrency(1263.6, 'en-US', dollars)).toBe('$1,263.60');
  expect(formatCurrency(1263.6, 'de-DE', dollars)).toBe('1.263,60\u00A0$');
});

it('leaves the letters of a symbol before its dollar sign in a language that is read from the right', () => {
  expect(formatCurrency(12, 'ar', dollars)).toBe('\u200F12.00\u00A0US$\u200E');
  expect(formatCurrency(12, 'ar', { currency: 'CAD' })).toBe('\u200F12.00\u00A0CA$\u200E');
  expect(formatCurrency(12, 'ar', { currency: 'EUR' })).toBe('\u200F12.00\u00A0€');
});
