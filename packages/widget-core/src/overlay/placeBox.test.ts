import { expect, test } from 'vitest';
import { placeBox } from './placeBox';

const window = { width: 1000, height: 600 };
const box = { width: 200, height: 100 };
const at = (left: number, top: number) => placeBox({ left, top, width: 40, height: 20 }, box, window, 10);

test.each([
  ['below where there is room', at(500, 100), { left: 420, top: 130 }],
  ['above where there is none below', at(500, 560), { left: 420, top: 450 }],
  ['within the left edge', at(0, 100), { left: 12, top: 130 }],
  ['within the right edge', at(980, 100), { left: 788, top: 130 }],
])('%s', (_what, place, expected) => {
  expect(place).toEqual(expected);
});

test('a target as tall as the window leaves the box within the window', () => {
  expect(placeBox({ left: 0, top: 0, width: 1000, height: 600 }, box, window, 10).top).toBe(488);
});
