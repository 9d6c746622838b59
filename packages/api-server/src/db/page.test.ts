import { describe, expect, it } from 'vitest';
import { pageAndTotal } from './page';

/** Returns a list of `total` rows and the calls made to it, in order. */
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

describe('pageAndTotal', () => {
  it.each([
    ['the first', 0, 5, ['row'], ['rows', 'total']],
    ['one near the beginning, though it is behind the end', 980, 5, ['row'], ['rows', 'total']],
    ['one far behind', 1_000, 1_001, ['row'], ['total', 'rows']],
    ['one that begins where the list ends', 1_000, 1_000, [], ['total']],
    ['one behind the end', 19_000, 10_000, [], ['total']],
  ])(
    'requests the rows and the total in the right order for %s',
    async (_what, offset, total, page, order) => {
      const { asked, rows, matching } = listOf(total);
      expect(await pageAndTotal<string>(offset, rows, matching)).toEqual({ rows: page, total });
      expect(asked).toEqual(order);
    },
  );

  it('returns an empty page of an empty list', async () => {
    const nothing = async () => [];
    expect(await pageAndTotal(5_000, nothing, nothing)).toEqual({ rows: [], total: 0 });
  });
});
