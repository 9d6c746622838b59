import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWindowClock } from './clock';
import { createGuard } from './guard';

const setInterval = vi.fn((run: () => void, ms: number) => Number(globalThis.setInterval(run, ms)));
const warn = vi.fn();
const createClock = () =>
  createWindowClock(
    // As on a page: a timer is a number.
    {
      setTimeout: globalThis.setTimeout,
      clearTimeout: globalThis.clearTimeout,
      setInterval,
      clearInterval: globalThis.clearInterval,
    } as unknown as Window,
    createGuard(warn),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('wakes the page once for all that runs at the same interval', () => {
  const clock = createClock();
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  clock.every(1000, first);
  clock.every(1000, second);
  clock.every(2500, other);
  expect(setInterval).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([5, 5, 2]);
});

it('goes on for the others when one stops or fails, and leaves no timer when the last one stops', () => {
  const clock = createClock();
  const [stopped, kept] = [vi.fn(), vi.fn()];
  const stop = clock.every(1000, stopped);
  const stopFailing = clock.every(1000, () => {
    throw new Error('a page part is broken');
  });
  const disposeSecond = clock.every(1000, kept);
  vi.advanceTimersByTime(1000);
  stop();
  vi.advanceTimersByTime(1000);
  expect([stopped, kept].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(warn).toHaveBeenCalledOnce();
  stopFailing();
  disposeSecond();
  expect(vi.getTimerCount()).toBe(0);
});

it('does not run in a tick what was just disposed or started in it', () => {
  const clock = createClock();
  const [stopped, started] = [vi.fn(), vi.fn()];
  const stopFirst = clock.every(1000, () => {
    stop();
    stopFirst();
    clock.every(1000, started);
  });
  const stop = clock.every(1000, stopped);
  vi.advanceTimersByTime(1000);
  expect([stopped, started].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersByTime(1000);
  expect([stopped, started].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('starts again after the last one has stopped, also when it is stopped twice', () => {
  const clock = createClock();
  const stop = clock.every(1000, vi.fn());
  stop();
  const run = vi.fn();
  clock.every(1000, run);
  stop();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
