import { describe, expect, it } from 'vitest';
import { pageAndTotal } from './page';

/** Returns a list of `total` rows and the calls made to it, in order. */
function createList(total: number) {
  const calls: string[] = [];
  const rows = async () => {
    calls.push('rows');
    return ['row'];
  };
  const matching = async () => {
    calls.push('total');
    return [{ total }];
  };
  return { asked: calls, rows, matching };
}

describe('pageAndTotal', () => {
  it.each([
    ['the first page', 0, 5, ['row'], ['rows', 'total']],
    ['a page near the beginning, even behind the end', 980, 5, ['row'], ['rows', 'total']],
    ['a far page', 1_000, 1_001, ['row'], ['total', 'rows']],
    ['a far page that begins where the list ends', 1_000, 1_000, [], ['total']],
    ['a far page behind the end', 19_000, 10_000, [], ['total']],
  ])(
    'requests the rows and the total in the right order for %s',
    async (_what, offset, total, page, order) => {
      const { asked: calls, rows, matching } = createList(total);
      expect(await pageAndTotal<string>(offset, rows, matching)).toEqual({ rows: page, total });
      expect(calls).toEqual(order);
    },
  );

  it('returns an empty page of an empty list', async () => {
    const nothing = async () => [];
    expect(await pageAndTotal(5_000, nothing, nothing)).toEqual({ rows: [], total: 0 });
  });
});
