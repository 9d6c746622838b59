import { setLanguage } from '@adlane/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTrend, findMainCurrency, getAmount } from './figures';

const period = 'vs. previous 30 days';

afterEach(() => setLanguage(undefined, {}));

describe('buildTrend', () => {
  it.each([
    [120, 100, 'rise', { text: '+20%', direction: 'up', tone: 'positive' }],
    [80, 100, 'rise', { text: '-20%', direction: 'down', tone: 'negative' }],
    [120, 100, 'fall', { text: '+20%', direction: 'up', tone: 'negative' }],
    [80, 100, 'fall', { text: '-20%', direction: 'down', tone: 'positive' }],
    [80, 100, 'neither', { text: '-20%', direction: 'down', tone: 'neutral' }],
    [999, 100, 'rise', { text: '+899%', direction: 'up', tone: 'positive' }],
    [1000, 100, 'rise', { text: '10×', direction: 'up', tone: 'positive' }],
    [275_800, 100, 'rise', { text: '2,758×', direction: 'up', tone: 'positive' }],
    [0, 100, 'rise', { text: '-100%', direction: 'down', tone: 'negative' }],
    [1004, 1000, 'rise', { text: '0%', direction: 'flat' }],
    [1005, 1000, 'rise', { text: '+1%', direction: 'up', tone: 'positive' }],
  ] as const)('a change to %i from %i, where a %s is good, is %o', (value, previous, good, expected) =>
    expect(buildTrend(value, previous, good, period)).toEqual({ ...expected, period }),
  );

  it('writes numbers in the language of the texts', () => {
    setLanguage('de', {});
    expect([buildTrend(80, 100, 'rise', period).text, buildTrend(275_800, 100, 'rise', period).text]).toEqual(
      ['-20\u00A0%', '2.758×'],
    );
  });

  it('calls a value new that was 0 before', () => {
    expect(buildTrend(5, 0, 'rise', period)).toEqual({ text: 'New', direction: 'up', period });
    expect(buildTrend(0, 0, 'rise', period)).toEqual({ text: '0%', direction: 'flat', period });
  });

  it('shows a dash where a value is missing', () => {
    expect(buildTrend(undefined, 5, 'fall', period)).toEqual({ text: '–', direction: 'flat', period });
  });
});

describe('the main currency', () => {
  it('is the one with the largest amount', () => {
    const amounts = [
      { currency: 'EUR', amount: 100 },
      { currency: 'GBP', amount: 900 },
    ];
    expect(findMainCurrency(amounts)).toBe('GBP');
    expect(getAmount(amounts, 'GBP')).toBe(900);
    expect(getAmount(amounts, 'USD')).toBe(0);
  });

  it('is the US dollar without any amount', () => expect(findMainCurrency([])).toBe('USD'));
});
