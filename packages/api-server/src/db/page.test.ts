import { describe, expect, it } from 'vitest';
import { pageAndTotal } from './page';

/** A list of so many rows, and what was asked of it in which order. */
function listOf(total: number) {
  const asked: string[] = [];
  const rows = async () => {
    asked.push('rows');
    return ['row'];
  };
  const matching = async () => {
    asked.push('total');
    return [{ total }];
  };
  return { asked, rows, matching };
}

describe('a page', () => {
  it.each([
    ['the first', 0, 5, ['row'], ['rows', 'total']],
    ['one near the beginning, though it is behind the end', 980, 5, ['row'], ['rows', 'total']],
    ['one far behind', 1_000, 1_001, ['row'], ['total', 'rows']],
    ['one that begins where the list ends', 1_000, 1_000, [], ['total']],
    ['one behind the end', 19_000, 10_000, [], ['total']],
  ])('%s is asked for as it should be', async (_what, offset, total, page, order) => {
    const { asked, rows, matching } = listOf(total);
    expect(await pageAndTotal<string>(offset, rows, matching)).toEqual({ rows: page, total });
    expect(asked).toEqual(order);
  });

  it('of no list at all is empty', async () => {
    const nothing = async () => [];
    expect(await pageAndTotal(5_000, nothing, nothing)).toEqual({ rows: [], total: 0 });
  });
});
