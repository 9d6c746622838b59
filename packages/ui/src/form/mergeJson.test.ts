import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeJson } from './mergeJson';

const opened = { name: 'Opened', content: { list: [1, 2], action: 'A', known: true }, gone: 1 };

describe('mergeJson', () => {
  it('prefers my fields and merges every other change of theirs', () => {
    const mine = { ...opened, content: { ...opened.content, list: [1] } };
    const theirs = { ...opened, name: 'Theirs', content: { ...opened.content, action: 'B' } };
    expect(mergeJson(opened, mine, theirs)).toEqual({
      name: 'Theirs',
      content: { list: [1], action: 'B', known: true },
      gone: 1,
    });
  });

  it('lets mine win where both changed one field', () => {
    expect(mergeJson(opened, { ...opened, name: 'Mine' }, { ...opened, name: 'Theirs' }).name).toBe('Mine');
  });

  it('merges a list as a whole from the side that changed one of its entries', () => {
    const mine = { ...opened, content: { ...opened.content, list: [1, 2, 3] } };
    const theirs = { ...opened, content: { ...opened.content, list: [0, 2] } };
    expect(mergeJson(opened, mine, theirs).content.list).toEqual([1, 2, 3]);
  });

  it('omits fields that one side removed and the other left unchanged, and includes added ones', () => {
    const { gone: _mine, ...mine } = { ...opened, mine: 1 };
    const { gone: _theirs, ...theirs } = { ...opened, theirs: 1 };
    expect(mergeJson<object>(opened, mine, opened)).toEqual(mine);
    expect(mergeJson<object>(opened, opened, theirs)).toEqual(theirs);
    expect(mergeJson<object>(opened, mine, { ...opened, theirs: 1 })).toEqual({ ...mine, theirs: 1 });
  });

  it('distinguishes fields from inherited properties', () => {
    expect(mergeJson<object>({ valueOf: {} }, { valueOf: {} }, {})).toEqual({});
    const polluting: object = JSON.parse('{"__proto__":{"x":1}}');
    expect(Object.keys(mergeJson<object>({}, polluting, { a: 1 }))).toEqual(['a', '__proto__']);
  });

  it('is theirs where I changed nothing and mine where they changed nothing, for any values', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(value, value, (base, changed) => {
        expect(mergeJson(base, base, changed)).toEqual(changed);
        expect(mergeJson(base, changed, base)).toEqual(changed);
        expect(mergeJson(base, changed, changed)).toEqual(changed);
      }),
    );
  });
});
