import { describe, expect, it } from 'vitest';
import { createShortCache } from './shortCache';

function cacheWithClock(maxEntries = 10) {
  let now = 0;
  const cache = createShortCache({ now: () => new Date(now) }, { ttlMs: 1000, maxEntries });
  let loads = 0;
  return {
    get: (key: readonly unknown[]) => cache.get(key, async () => (loads += 1)),
    fail: (key: readonly unknown[]) => cache.get(key, () => Promise.reject(new Error('down'))),
    advance: (ms: number) => {
      now += ms;
    },
  };
}

describe('createShortCache', () => {
  it('keeps an answer until its time is over', async () => {
    const cache = cacheWithClock();
    expect(await cache.get([1, 'a'])).toBe(1);
    cache.advance(999);
    expect(await cache.get([1, 'a'])).toBe(1);
    cache.advance(1);
    expect(await cache.get([1, 'a'])).toBe(2);
  });

  it('loads again after the clock was set back', async () => {
    const cache = cacheWithClock();
    expect(await cache.get([1, 'a'])).toBe(1);
    cache.advance(-60 * 60 * 1000);
    expect(await cache.get([1, 'a'])).toBe(2);
  });

  it('keeps tenants apart, and loads once for equal calls at a time', async () => {
    const cache = cacheWithClock();
    expect(await Promise.all([cache.get([1, 'a']), cache.get([1, 'a']), cache.get([2, 'a'])])).toEqual([
      1, 1, 2,
    ]);
  });

  it('does not keep a failure', async () => {
    const cache = cacheWithClock();
    await expect(cache.fail(['x'])).rejects.toThrow('down');
    expect(await cache.get(['x'])).toBe(1);
  });

  it('forgets the oldest beyond its size', async () => {
    const cache = cacheWithClock(2);
    await cache.get(['a']);
    await cache.get(['b']);
    await cache.get(['c']);
    expect(await cache.get(['b'])).toBe(2);
    expect(await cache.get(['a'])).toBe(4);
  });
});
