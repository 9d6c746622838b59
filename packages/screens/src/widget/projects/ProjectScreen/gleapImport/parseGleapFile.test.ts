import { describe, expect, it } from 'vitest';
import { parseGleapFile } from './parseGleapFile';

const createItems = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ id: `a-${index}` }));

describe('a file with an export from Gleap', () => {
  it('is sent kind by kind, what others refer to first, up to 200 objects at once', () => {
    const parts = parseGleapFile(
      JSON.stringify({ messages: createItems(201), other: [1], tickets: createItems(200) }),
    );
    expect(parts?.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['tickets', 200],
      ['messages', 200],
      ['messages', 1],
    ]);
  });

  it('is sent in smaller parts if its objects are large', () => {
    const articles = ['a', 'b', 'c'].map((id) => ({ id, text: 'x'.repeat(2_500_000) }));
    expect(parseGleapFile(JSON.stringify({ articles }))).toHaveLength(3);
  });

  it.each([
    ['text that is no JSON', 'id,title'],
    ['a list', '[]'],
    ['an object without objects of Gleap', '{"tickets":[]}'],
    ['a list of texts', '{"tickets":["a"]}'],
  ])('is not %s', (_what, text) => {
    expect(parseGleapFile(text)).toBeUndefined();
  });
});
