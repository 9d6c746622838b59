import { maxPageSize } from '@adlane/contract/constants';
import type { ListPage } from '../urlState/useTableProps';

/**
 * Collects every matching row over all pages, for actions on all matching rows.
 * @param readPage requests a page of `maxPageSize` rows
 */
export async function collectRows<Row extends { readonly id: number }>(
  readPage: (page: number, perPage: number) => Promise<ListPage<Row>>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const byId = new Map<number, Row>();
  for (let page = 1; !signal.aborted; page += 1) {
    const { data, meta } = await readPage(page, maxPageSize);
    // Rows that move between pages while they are read are included once.
    for (const row of data) byId.set(row.id, row);
    if (data.length === 0 || page * meta.per_page >= meta.total) break;
  }
  return [...byId.values()];
}
