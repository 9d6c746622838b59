import { describe, expect, it } from 'vitest';
import { createCsvFile, createListCsv, escapeFormula, unescapeFormula } from './createCsvFile';

async function readText({ body }: ReturnType<typeof createCsvFile>): Promise<string> {
  const bytes = await new Response(body).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('a CSV file', () => {
  it('starts with the byte order mark, quotes every cell and ends every row with CRLF', async () => {
    const portions = [
      [['a', 'say "hi"']],
      [],
      [
        ['line\nbreak, comma', null],
        ['مرحبا 🎉', -5],
      ],
    ];
    expect(await readText(createCsvFile('a.csv', portions))).toBe(
      '\uFEFF"a","say ""hi"""\r\n"line\nbreak, comma",""\r\n"مرحبا 🎉","-5"\r\n',
    );
  });

  it('reads a list in batches, each only once the one before was sent', async () => {
    const batchSizes: number[] = [];
    const list = {
      columns: [['Number', (record: number) => record]] as const,
      keys: Array.from({ length: 201 }, (_, index) => index),
      async read(keys: readonly number[]) {
        batchSizes.push(keys.length);
        return keys.filter((key) => key !== 7);
      },
    };
    const lines = (await readText(createListCsv('a.csv', list))).split('\r\n');
    expect([lines.length, lines.at(1), lines.at(-2)]).toEqual([202, '"0"', '"200"']);
    expect(batchSizes.splice(0)).toEqual([100, 100, 1]);
    const { body } = createListCsv('a.csv', list);
    if (!(body instanceof ReadableStream)) throw new TypeError('The file is not streamed.');
    const reader = body.getReader();
    for (let part = 0; part < 3; part += 1) await reader.read();
    await reader.cancel();
    expect(batchSizes).toEqual([100]);
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
  ])('neutralizes %j and restores it', (text, safe) => {
    expect(escapeFormula(text)).toBe(safe);
    expect(unescapeFormula(safe)).toBe(text);
  });

  it.each(['', "O'Neil", "'quoted'", 'a-b', 'x@y.example', 'a; b'])('leaves %j unchanged', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });
});
