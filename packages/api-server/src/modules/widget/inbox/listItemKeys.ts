import type { InboxFilter } from '@adlane/contract/widget/inbox';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Range, type ReadBy, readInSteps } from '../../../db/readInSteps';
import { inbox_conversations, inbox_tickets } from '../../../db/schema/widget/inboxViews';
import type { Database } from '../../../ports';
import { filterItems, type InboxView, type InboxViewer } from './filterItems';
import type { ItemKey } from './items';
import { isIndexed, matchesByIndex, matchesText } from './searchItems';

/** What to list, and how it is ordered. */
export type ItemsQuery = {
  readonly filter: InboxFilter;
  readonly sort: 'updated_at' | 'created_at' | 'priority' | 'waiting_since';
  readonly order: 'asc' | 'desc';
};

function getSortColumn(view: InboxView, sort: ItemsQuery['sort']) {
  switch (sort) {
    case 'priority':
      return view.priority_rank;
    case 'waiting_since':
      return view.waits_since;
    default:
      return view[sort];
  }
}

/** Orders items as the indexes do; those whose visitor does not wait are last. */
function buildOrder({ sort, order }: ItemsQuery, value: SQL, id: SQL): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const byValue = direction(value);
  return [sort === 'waiting_since' ? sql`${byValue} nulls last` : byValue, direction(id)];
}

/** Selects the first `count` items of one table that match. */
function selectFirst(
  tx: Database,
  view: InboxView,
  query: ItemsQuery,
  where: SQL | undefined,
  count: number,
) {
  const value = sql`${getSortColumn(view, query.sort)}`;
  const { kind, id, visitor_id, title, sender, last_text } = view;
  return tx
    .select({ kind, id, value: value.as('value'), visitor_id, title, sender, last_text })
    .from(view)
    .where(where)
    .orderBy(...buildOrder(query, value, sql`${id}`))
    .limit(count);
}

/** Lists keys in one statement: each table gives no more of its first items than needed, then they are merged. */
async function readKeys(
  tx: Database,
  viewer: InboxViewer,
  query: ItemsQuery,
  { limit, offset }: Range,
  searchBy: ReadBy,
): Promise<ItemKey[]> {
  const { search } = query.filter;
  const count = offset + limit;
  const selectMatching = (view: InboxView, filter: SQL | undefined) => {
    if (!search) return selectFirst(tx, view, query, filter, count).as('found');
    if (typeof searchBy === 'string') {
      const matches =
        searchBy === 'index' ? matchesByIndex(tx, view, viewer, search) : matchesText(view, viewer, search);
      return selectFirst(tx, view, query, and(filter, matches), count).as('found');
    }
    const first = selectFirst(tx, view, query, filter, searchBy.depth).as('first');
    return tx
      .select()
      .from(first)
      .where(matchesText(first, viewer, search))
      .as('found');
  };
  const selectKeys = (view: InboxView) => {
    const found = selectMatching(view, filterItems(view, viewer, query.filter));
    return tx
      .select({ kind: found.kind, id: found.id, value: found.value })
      .from(found)
      .orderBy(...buildOrder(query, sql`${found.value}`, sql`${found.id}`))
      .limit(count);
  };
  const keys = await unionAll(selectKeys(inbox_tickets), selectKeys(inbox_conversations))
    .orderBy(...buildOrder(query, sql`value`, sql`id`), sql`kind`)
    .limit(limit)
    .offset(offset);
  return keys.map(({ kind, id }) => ({ kind, id }));
}

/** How many items of each table a search reads first. */
const attempts = [
  { depth: 100, enough: 16 },
  { depth: 10_000, enough: Number.POSITIVE_INFINITY },
];

/** Lists the keys of matching items in order; of a search, of each table in steps. */
export async function listItemKeys(
  tx: Database,
  viewer: InboxViewer,
  query: ItemsQuery,
  range: Range,
): Promise<ItemKey[]> {
  const { search } = query.filter;
  if (!search || !isIndexed(search)) return readKeys(tx, viewer, query, range, 'reading');
  return readInSteps(range, attempts, (part, by) => readKeys(tx, viewer, query, part, by));
}
