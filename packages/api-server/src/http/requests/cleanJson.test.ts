import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem';
import { cleanJson } from './cleanJson';

const broken = /[\0\p{Surrogate}]/u;

/** Lists every text in a value: its keys and its strings. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...listTexts(inner)]);
}

const anyJson = fc.json({ stringUnit: 'binary' }).map((text): unknown => JSON.parse(text));

describe('cleanJson', () => {
  it('removes only what a database cannot store', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const before = JSON.stringify(value);
        const isFine = !listTexts(value).some((text) => broken.test(text)) && !before.includes('__proto__');
        const cleaned = cleanJson(value, { maxDepth: 1000, brokenText: 'drop' });
        expect(listTexts(cleaned).some((text) => broken.test(text))).toBe(false);
        if (isFine) expect(JSON.stringify(cleaned)).toBe(before);
      }),
    );
  });

  it('refuses broken text and names the path of its field', () => {
    const value = { list: [{ name: 'fine' }, { name: 'a\0' }] };
    const refuse = () => cleanJson(value, { maxDepth: 10, brokenText: 'refuse' });
    expect(refuse).toThrow(Problem);
    expect(refuse).toThrow(expect.objectContaining({ errors: { 'list.1.name': [expect.any(String)] } }));
  });

  it.each([
    ['a text alone', 'a\0'],
    ['a key', { 'a\0': 1 }],
  ])('names the body for %s', (_what, value) => {
    expect(() => cleanJson(value, { maxDepth: 10, brokenText: 'refuse' })).toThrow(
      expect.objectContaining({ errors: { body: [expect.any(String)] } }),
    );
  });

  it('checks the nesting depth on both sides of the limit', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(() => cleanJson(nested(10), { maxDepth: 10, brokenText: 'drop' })).not.toThrow();
    expect(() => cleanJson(nested(11), { maxDepth: 10, brokenText: 'drop' })).toThrow(/deeper than 10/);
    expect(() => cleanJson(nested(200_000), { maxDepth: 10, brokenText: 'drop' })).toThrow(Problem);
  });

  it('drops keys that would reach a prototype', () => {
    const value: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"a":[{"__proto__":1,"b":2}]}');
    expect(JSON.stringify(cleanJson(value, { maxDepth: 10, brokenText: 'refuse' }))).toBe('{"a":[{"b":2}]}');
  });
});
