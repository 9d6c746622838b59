import { expect, test } from 'vitest';
import { parseUserId } from './parseUserId';

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
  expect(parseUserId(value)).toBe(id);
});
