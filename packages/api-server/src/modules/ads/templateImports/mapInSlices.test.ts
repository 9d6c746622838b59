import { describe, expect, it } from 'vitest';
import { mapInSlices } from './mapInSlices';

describe('mapInSlices', () => {
  it('maps all items in order, and lets other work run meanwhile', async () => {
    const items = Array.from({ length: 500 }, (_none, index) => index);
    let turns = 0;
    const turnsAt: number[] = [];
    const work = mapInSlices(items, (item) => {
      turnsAt.push(turns);
      return item * 2;
    });
    const others = setInterval(() => {
      turns += 1;
    });
    expect(await work).toEqual(items.map((item) => item * 2));
    clearInterval(others);
    expect(new Set(turnsAt).size).toBeGreaterThan(5);
  });
});
