import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkJsonSize } from './checkJsonSize';

const encode = (text: string) => new TextEncoder().encode(text);
const roomy = { maxDepth: 1000, maxValues: 1000 };

/** Counts what `checkJsonSize` counts, in a parsed value: an empty list counts itself and a place. */
function count(value: unknown): { depth: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 };
  const inner = Object.values(value).map(count);
  const depth = 1 + Math.max(0, ...inner.map((one) => one.depth));
  const values = 1 + (inner.length === 0 ? 1 : inner.reduce((sum, one) => sum + one.values, 0));
  return { depth, values };
}

describe('checkJsonSize', () => {
  it('counts depth and values as a parser finds them, whatever texts contain', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { depth, values } = count(JSON.parse(text));
        const check = (maxDepth: number, maxValues: number) => () =>
          checkJsonSize(encode(text), { maxDepth, maxValues });
        expect(check(depth, values)).not.toThrow();
        if (depth > 0) expect(check(depth - 1, values)).toThrow(/deeper/);
        expect(check(depth, values - 1)).toThrow(/more than/);
      }),
    );
  });

  it.each([
    ['depth', '['.repeat(1000), '['.repeat(1001), 'nested deeper than 1000 levels'],
    ['objects', '{"a":'.repeat(500), '{"a":'.repeat(1001), 'more than 1,000 values'],
    ['values', `[${'1,'.repeat(998)}1]`, `[${'1,'.repeat(999)}1]`, 'more than 1,000 values'],
    ['texts', `["${'[,{'.repeat(5000)}\\"[[,"]`, `["","",${'"",'.repeat(1000)}]`, 'more than 1,000 values'],
  ])('ends at the limit of %s', (_what, within, beyond, message) => {
    const limits = { ...roomy, maxValues: beyond.startsWith('[[') ? 1001 : 1000 };
    expect(() => checkJsonSize(encode(within), limits)).not.toThrow();
    expect(() => checkJsonSize(encode(beyond), limits)).toThrow(message);
  });
});
