import { maxPageSize } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { collectRows } from './collectRows';

function createList(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const requestedPages: number[] = [];
  async function readPage(page: number, perPage: number) {
    requestedPages.push(page);
    const data = rows.slice((page - 1) * perPage, page * perPage);
    return { data, meta: { page, per_page: perPage, total: count } };
  }
  return { requestedPages, readPage };
}

describe('collectRows', () => {
  it.each([
    [0, 1],
    [1, 1],
    [maxPageSize, 1],
    [maxPageSize + 1, 2],
    [maxPageSize * 3, 3],
  ])('collects %i rows in %i pages', async (count, pages) => {
    const { requestedPages, readPage } = createList(count);
    const rows = await collectRows(readPage, new AbortController().signal);
    expect(rows).toHaveLength(count);
    expect(requestedPages).toHaveLength(pages);
  });

  it('returns a row once if it moves to the next page while reading', async () => {
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

  it('requests no further page after an abort', async () => {
    const stop = new AbortController();
    const { requestedPages, readPage } = createList(maxPageSize * 5);
    await collectRows(async (page, perPage) => {
      if (page === 2) stop.abort();
      return readPage(page, perPage);
    }, stop.signal);
    expect(requestedPages).toEqual([1, 2]);
  });
});
