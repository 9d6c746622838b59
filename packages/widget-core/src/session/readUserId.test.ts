import { expect, test } from 'vitest';
import { readUserId } from './readUserId';

test.each<[unknown, string | undefined]>([
  ['7', '7'],
  [7, '7'],
  ['x'.repeat(255), 'x'.repeat(255)],
  ['x'.repeat(256), undefined],
  ['x'.repeat(10_000), undefined],
  ['', undefined],
  ['  ', undefined],
  [null, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
  [{}, undefined],
  ['null', undefined],
  ['undefined', undefined],
  ['NaN', undefined],
  ['[object Object]', undefined],
])('%j is the user %j', (value, id) => {
  expect(readUserId(value)).toBe(id);
});
