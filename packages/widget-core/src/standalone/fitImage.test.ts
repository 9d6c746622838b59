import { expect, test } from 'vitest';
import { fitImage } from './fitImage';

const window = { width: 1032, height: 712 };

test.each([
  ['as it is if it is small', { width: 200, height: 100 }, { scale: 1, left: 416, top: 266 }],
  ['as wide as the window', { width: 2000, height: 1000 }, { scale: 0.5, left: 16, top: 66 }],
  ['as high as the room above the toolbar', { width: 600, height: 1200 }, { scale: 0.5, left: 366, top: 16 }],
])('an image is shown %s', (_case, image, expected) => {
  expect(fitImage(image, window)).toMatchObject(expected);
});

test('a window without room still shows an image', () => {
  expect(fitImage({ width: 100, height: 100 }, { width: 20, height: 20 }).scale).toBeGreaterThan(0);
});
