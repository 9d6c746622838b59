import { maxPageSize } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { collectRows } from './collectRows';

function listOf(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const asked: number[] = [];
  async function readPage(page: number, perPage: number) {
    asked.push(page);
    const data = rows.slice((page - 1) * perPage, page * perPage);
    return { data, meta: { page, per_page: perPage, total: count } };
  }
  return { asked, readPage };
}

describe('all rows that match', () => {
  it.each([
    [0, 1],
    [1, 1],
    [maxPageSize, 1],
    [maxPageSize + 1, 2],
    [maxPageSize * 3, 3],
  ])('%i of them are read in %i pages', async (count, pages) => {
    const { asked, readPage } = listOf(count);
    const rows = await collectRows(readPage, new AbortController().signal);
    expect(rows).toHaveLength(count);
    expect(asked).toHaveLength(pages);
  });

  it('come once where a row slips to the next page meanwhile', async () => {
    const pages = [
      [{ id: 1 }, { id: 2 }],
      [{ id: 2 }, { id: 3 }],
    ];
    const readPage = async (page: number) => ({
      data: pages[page - 1] ?? [],
      meta: { page, per_page: 2, total: 4 },
    });
    const rows = await collectRows(readPage, new AbortController().signal);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('are asked for no more once it is stopped', async () => {
    const stop = new AbortController();
    const { asked, readPage } = listOf(maxPageSize * 5);
    await collectRows(async (page, perPage) => {
      if (page === 2) stop.abort();
      return readPage(page, perPage);
    }, stop.signal);
    expect(asked).toEqual([1, 2]);
  });
});
