import { describe, expect, it } from 'vitest';
import { readImportFile } from './readImportFile';

const encode = (text: string) => new TextEncoder().encode(text);

/** Counts how often other work got its turn until `work` has settled. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  void work
    .catch(() => undefined)
    .then(() => {
      isDone = true;
    });
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve));
    turns += 1;
  }
  return turns;
}

describe('readImportFile', () => {
  it('lets other requests run while it parses a long file', async () => {
    const text = `name,headline1\n${'Spring offer,"Save, and smile"\n'.repeat(9_000)}`;
    const file = readImportFile(encode(text));
    const slices = Math.floor(text.length / 16_384);
    expect(await countTurns(file)).toBeGreaterThanOrEqual(slices);
    expect((await file).rows).toHaveLength(9_000);
  });

  it('parses rows alike wherever a slice ends', async () => {
    const row = (index: number) =>
      `Offer ${index},"line one\r\nline ""two"" ${'é'.repeat(1 + (index % 97))}"`;
    const rows = Array.from({ length: 3_000 }, (_, index) => row(index));
    const { rows: parsed } = await readImportFile(encode(`name,headline1\r\n${rows.join('\r\n')}\r\n`));
    expect(parsed).toHaveLength(3_000);
    parsed.forEach((cells, index) => {
      expect(cells).toEqual([`Offer ${index}`, `line one\r\nline "two" ${'é'.repeat(1 + (index % 97))}`]);
    });
  });

  it('ends at the first broken quote instead of reading on', async () => {
    const file = readImportFile(encode(`name\n"${'a,"'.repeat(3_000_000)}`));
    expect(await countTurns(file)).toBeLessThan(10);
    await expect(file).rejects.toThrow();
  });
});
