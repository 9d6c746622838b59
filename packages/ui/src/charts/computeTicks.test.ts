import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTicks } from './computeTicks';

describe('computeTicks', () => {
  it.each<[number[], number[]]>([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [3, 8],
      [0, 2, 4, 6, 8],
    ],
    [[97], [0, 50, 100]],
    [
      [1200, 4100],
      [0, 2000, 4000, 6000],
    ],
    [
      [-3, 5],
      [-4, -2, 0, 2, 4, 6],
    ],
    [[0.03], [0, 0.01, 0.02, 0.03]],
    [[1], [0, 1]],
    [
      [1, 2],
      [0, 1, 2],
    ],
    [
      [1.5, 2],
      [0, 0.5, 1, 1.5, 2],
    ],
    [
      [Number.NaN, 4],
      [0, 1, 2, 3, 4],
    ],
  ])('returns for the values %j the ticks %j', (values, expected) => {
    expect(computeTicks(values)).toEqual(expected);
  });

  it('contains every value, starts at or below 0 and has even steps', () => {
    const figure = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1 }), (values) => {
        const scale = computeTicks(values);
        const [first = 0, second = 0] = scale;
        const last = scale.at(-1) ?? 0;
        const tolerance = (second - first) * 1e-6;
        expect(first).toBeLessThanOrEqual(Math.min(0, ...values) + tolerance);
        expect(last).toBeGreaterThanOrEqual(Math.max(0, ...values) - tolerance);
        expect(scale.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
