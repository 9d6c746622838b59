import { toPage } from '../../../db/page';

type Query = {
  readonly page: number;
  readonly per_page: number;
  readonly sort?: 'name' | 'created_at' | undefined;
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
};
type Listed = { readonly name: string; readonly created_at?: string };

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Searches, sorts and paginates a platform's full list like our lists. */
export function paginateList<T extends Listed>(rows: readonly T[], query: Query) {
  const text = query.search?.toLowerCase() ?? '';
  const found = rows.filter(({ name }) => name.toLowerCase().includes(text));
  const sorted = found.sort((a, b) =>
    query.sort === 'created_at'
      ? (a.created_at ?? '').localeCompare(b.created_at ?? '')
      : byName.compare(a.name, b.name),
  );
  // A list without a sort key is ordered by name, ascending.
  if (query.sort && query.order === 'desc') sorted.reverse();
  const start = (query.page - 1) * query.per_page;
  return toPage(sorted.slice(start, start + query.per_page), sorted.length, query);
}
