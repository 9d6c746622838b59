export type PageQuery = { readonly page: number; readonly per_page: number };

/** Limit and offset of a page; pages count from 1. */
export function pageRange({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** A query of rows, in order, that nobody has cut to a page yet. */
type Ordered<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };

/** A page of the rows of a list, and how many it has on all its pages. Both are asked for in one round trip. */
export async function readPage<Row>(
  query: PageQuery,
  rows: Ordered<Row>,
  matching: PromiseLike<readonly { readonly total: number }[]>,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageRange(query);
  const [page, [counted]] = await Promise.all([rows.limit(limit).offset(offset), matching]);
  return { rows: page, total: counted?.total ?? 0 };
}

/** A page of rows as lists answer it. */
export function pageOf<Row>(data: Row[], total: number, { page, per_page }: PageQuery) {
  return { data, meta: { page, per_page, total } };
}
