import { describe, expect, it, vi } from 'vitest';
import { memoizeWeak } from './memoizeWeak';

describe('memoizeWeak', () => {
  it('computes once per part, and again for another part or context', () => {
    const compute = vi.fn((part: readonly number[], context: { add: number }) => part.length + context.add);
    const memoized = memoizeWeak(compute);
    const [one, two] = [{ add: 1 }, { add: 2 }];
    const part = [1, 2, 3];
    expect([memoized(part, one), memoized(part, one)]).toEqual([4, 4]);
    expect(compute).toHaveBeenCalledTimes(1);
    expect(memoized(part, two)).toBe(5);
    expect(memoized([...part, 4], two)).toBe(6);
    expect(compute).toHaveBeenCalledTimes(3);
  });
});
