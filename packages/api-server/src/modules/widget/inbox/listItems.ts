import { type InboxFilter, maxInboxCount } from '@adlane/contract/widget/inbox';
import { type PageQuery, pageRange } from '../../../db/page';
import type { Database } from '../../../ports';
import type { InboxViewer } from './filterItems';
import { type ItemRecord, listItemsByKey } from './items';
import { type ItemsQuery, listItemKeys } from './listItemKeys';

/** How many items match; `has_more` if they were not all counted. */
type Count = { readonly total: number; readonly has_more: boolean };

type PageOfItems = InboxFilter & PageQuery & Partial<Pick<ItemsQuery, 'sort'>> & Pick<ItemsQuery, 'order'>;

/** Counts the items that match a saved view. */
export async function countItems(tx: Database, viewer: InboxViewer, filter: InboxFilter): Promise<Count> {
  return count(tx, viewer, { filter, sort: 'updated_at', order: 'desc' }, maxInboxCount);
}

async function count(tx: Database, viewer: InboxViewer, query: ItemsQuery, upTo: number): Promise<Count> {
  const { length } = await listItemKeys(tx, viewer, query, { limit: upTo + 1, offset: 0 });
  return { total: Math.min(length, upTo), has_more: length > upTo };
}

/** Lists a page of the inbox. What follows it is counted up to a limit: counting all would read all. */
export async function listItems(
  tx: Database,
  viewer: InboxViewer,
  { sort = 'updated_at', order, page, per_page, ...filter }: PageOfItems,
): Promise<Count & { readonly rows: ItemRecord[] }> {
  const { limit, offset } = pageRange({ page, per_page });
  const query = { filter, sort, order };
  const keys = await listItemKeys(tx, viewer, query, { limit: maxInboxCount + 1, offset });
  const rows = await listItemsByKey(tx, viewer.agency_id, keys.slice(0, limit));
  if (keys.length === 0 && offset > 0) return { rows, ...(await count(tx, viewer, query, offset)) };
  const has_more = keys.length > maxInboxCount;
  return { rows, total: offset + Math.min(keys.length, maxInboxCount), has_more };
}
