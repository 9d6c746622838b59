import { describe, expect, it } from 'vitest';
import { findPauseMs } from './findPauseMs';

describe('the pause of a launch before its next request', () => {
  it.each([
    [0, 0],
    [74, 0],
    [75, 1000],
    [89, 1000],
    [90, 5000],
    [100, 5000],
  ])('at %i percent of the rate limit is %i ms', (percent, pauseMs) => {
    expect(findPauseMs(percent)).toBe(pauseMs);
  });
});
