import { describe, expect, it, vi } from 'vitest';
import { memoizeWeak } from './memoizeWeak';

describe('memoizeWeak', () => {
  it('works out once what follows from a part, and anew for another part or context', () => {
    const find = vi.fn((part: readonly number[], context: { add: number }) => part.length + context.add);
    const memoized = memoizeWeak(find);
    const [one, two] = [{ add: 1 }, { add: 2 }];
    const part = [1, 2, 3];
    expect([memoized(part, one), memoized(part, one)]).toEqual([4, 4]);
    expect(find).toHaveBeenCalledTimes(1);
    expect(memoized(part, two)).toBe(5);
    expect(memoized([...part, 4], two)).toBe(6);
    expect(find).toHaveBeenCalledTimes(3);
  });
});
