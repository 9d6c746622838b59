import { describe, expect, it } from 'vitest';
import { placeholder, resolvePath, resolvePlaceholders } from './placeholders';

const ids = new Map<string, string | null>([
  ['campaign', '12'],
  ['adset:1', '34'],
  ['ad:1', null],
]);

describe('placeholders', () => {
  it('are replaced in depth and in paths', () => {
    const request = { a: placeholder('campaign'), b: [{ c: placeholder('adset:1') }], d: 5, e: null };
    expect(resolvePlaceholders(request, ids)).toEqual({ a: '12', b: [{ c: '34' }], d: 5, e: null });
    expect(resolvePath('{campaign}/insights', ids)).toBe('12/insights');
  });

  it('leave a user’s text alone, whatever it holds', () => {
    const texts = ['Save {campaign} now', '{Business Name}', '{unknown}', '{campaign} '];
    expect(resolvePlaceholders(texts, ids)).toEqual(texts);
  });

  it('fail where the step has brought no id', () => {
    expect(() => resolvePlaceholders('{ad:1}', ids)).toThrow('ad:1');
  });
});
