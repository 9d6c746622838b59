import { describe, expect, it } from 'vitest';
import { findFaults, fixWritten, readWritten, shortenText } from './checkWritten';
import { buildFieldWant } from './wants';

const headlines = buildFieldWant('headlines', 2);
const settle = (...texts: string[]) => fixWritten([headlines], new Map([['headlines', texts]]));

describe('readWritten', () => {
  it('accepts lists of texts and nothing else', () => {
    const read = (answer: unknown) => readWritten(answer, [headlines]).get('headlines');
    expect(read({ headlines: ['One', 2, null, ' "Two"  x ', 'Three'] })).toEqual(['One', '"Two" x']);
    expect(read({ headlines: 'One' })).toEqual(['One']);
    for (const answer of [null, 'x', [], { headlines: {} }, { other: ['x'] }])
      expect(read(answer)).toEqual([]);
    expect(readWritten({}, [{ ...headlines, name: 'constructor' }]).get('constructor')).toEqual([]);
  });

  it('composes characters and drops invisible ones', () => {
    const read = readWritten({ headlines: ['Cafe\u0301\u202e \u0007x\ud800', '  '] }, [headlines]);
    expect(read.get('headlines')).toEqual(['Café x']);
  });
});

describe('shortenText', () => {
  it.each([
    ['a'.repeat(30), 30, 'a'.repeat(30)],
    ['a'.repeat(31), 30, 'a'.repeat(30)],
    ['one two three', 8, 'one two'],
    ['one two three', 7, 'one two'],
    ['one two, three', 9, 'one two'],
    ['日本語のテキスト', 4, '日本語の'],
  ])('cuts %j to %i characters', (text, max, short) => expect(shortenText(text, max)).toBe(short));
});

describe('fixWritten', () => {
  it('shortens long texts and adds a note', () => {
    const { lists, notes } = settle('Come and see us in our new place today', 'Fine');
    expect(lists.get('headlines')).toEqual(['Come and see us in our new', 'Fine']);
    expect(notes).toEqual([{ path: 'headlines.0', message: 'Shortened to 30 characters.' }]);
  });

  it('leaves out HTML and duplicates and notes that texts are missing', () => {
    const { lists, notes } = settle('<script>alert(1)</script>', 'Fine', 'FINE');
    expect(lists.get('headlines')).toEqual(['Fine']);
    expect(notes).toEqual([{ path: 'headlines', message: '1 of 2 texts were written.' }]);
  });

  it('notes every other broken rule', () => {
    expect(settle('BUY now', 'So good 😀').notes).toEqual([
      { path: 'headlines.0', message: 'Capital words are not allowed.' },
      { path: 'headlines.1', message: 'Emojis are not allowed.' },
    ]);
  });

  it('adds no note to valid texts', () => {
    const { notes } = settle('One', 'Two');
    expect([notes, findFaults([headlines], new Map([['headlines', ['One', 'Two']]]))]).toEqual([[], []]);
  });
});
