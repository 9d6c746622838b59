import { describe, expect, it } from 'vitest';
import { findTypedSlash } from './findTypedSlash';

describe('a slash', () => {
  it.each([
    ['/', { start: 0, end: 1, query: '' }],
    ['/inv', { start: 0, end: 4, query: 'inv' }],
    ['Hello /invoice of', { start: 6, end: 17, query: 'invoice of' }],
    ['Hello\n/', { start: 6, end: 7, query: '' }],
    ['and/or', undefined],
    ['8 / 5', undefined],
    ['https://shop.example', undefined],
    ['/a/b', undefined],
    ['/inv\nnext', undefined],
    ['', undefined],
  ])('in %j opens the list or not', (text, typed) => {
    expect(findTypedSlash(text, text.length)).toEqual(typed);
  });

  it('counts up to the cursor', () => {
    expect(findTypedSlash('/invoice', 3)).toEqual({ start: 0, end: 3, query: 'in' });
  });
});
