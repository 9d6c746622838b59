import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWindowClock } from './clock';
import { createGuard } from './guard';

const warn = vi.fn();
const createClock = () => createWindowClock(globalThis as unknown as Window, createGuard(warn));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('runs at each interval until it is disposed, and goes on after a failure', () => {
  const clock = createClock();
  const [first, other] = [vi.fn(), vi.fn()];
  const stops = [clock.every(1000, first), clock.every(2500, other)];
  stops.push(
    clock.every(1000, () => {
      throw new Error('a page part is broken');
    }),
  );
  vi.advanceTimersByTime(5000);
  expect([first, other].map(({ mock }) => mock.calls.length)).toEqual([5, 2]);
  expect(warn).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
