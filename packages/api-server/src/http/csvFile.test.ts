import { describe, expect, it } from 'vitest';
import { csvText, formulaSafe, originalText } from './csvFile';

describe('a file of rows', () => {
  it('starts with the byte order mark, quotes every cell and ends every row with CRLF', () => {
    expect(
      csvText([
        ['a', 'say "hi"'],
        ['line\nbreak, comma', null],
        ['مرحبا 🎉', -5],
      ]),
    ).toBe('\uFEFF"a","say ""hi"""\r\n"line\nbreak, comma",""\r\n"مرحبا 🎉","-5"\r\n');
  });

  it.each([
    ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
    ['+1 555', "'+1 555"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['＝1', "'＝1"],
    ['a;=1', "a;'=1"],
    ['a\n=1', "a\n'=1"],
    ["'=1", "''=1"],
  ])('neutralises %j and gives it back', (text, safe) => {
    expect(formulaSafe(text)).toBe(safe);
    expect(originalText(safe)).toBe(text);
  });

  it.each(['', "O'Neil", "'quoted'", 'a-b', 'x@y.example', 'a; b'])('leaves %j alone', (text) => {
    expect(formulaSafe(text)).toBe(text);
    expect(originalText(text)).toBe(text);
  });
});
