import { describe, expect, it } from 'vitest';
import { isSameJson } from './isSameJson';

describe('isSameJson', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j', (a, b, expected) => expect(isSameJson(a, b)).toBe(expected));
});
