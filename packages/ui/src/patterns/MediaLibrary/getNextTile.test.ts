import { describe, expect, it } from 'vitest';
import { getNextTile } from './getNextTile';

const grid = { count: 7, columns: 3 };

describe('getNextTile', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 6, false, 6],
    ['ArrowRight', 1, true, 0],
    ['ArrowLeft', 1, false, 0],
    ['ArrowLeft', 0, false, 0],
    ['ArrowLeft', 0, true, 1],
    ['ArrowDown', 3, false, 6],
    ['ArrowDown', 4, false, 4],
    ['ArrowUp', 4, false, 1],
    ['ArrowUp', 2, false, 2],
    ['Home', 5, false, 0],
    ['End', 0, true, 6],
    ['Enter', 0, false, undefined],
  ])('%s moves from tile %i (right to left: %s) to %s', (key, from, isRightToLeft, expected) => {
    expect(getNextTile({ ...grid, key, from, isRightToLeft })).toBe(expected);
  });
});
