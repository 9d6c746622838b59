import { describe, expect, it } from 'vitest';
import { parseRange } from './serveFile';

describe('parseRange of a 10-byte file', () => {
  it.each([
    [null, undefined],
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
  ] as const)('%s', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });

  it('an empty file has no range', () => {
    expect(parseRange('bytes=0-', 0)).toBe('none');
    expect(parseRange('bytes=-1', 0)).toBe('none');
  });
});
