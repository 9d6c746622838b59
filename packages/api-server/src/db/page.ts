export type PageQuery = { readonly page: number; readonly per_page: number };

/** Limit and offset of a page; pages count from 1. */
export function pageRange({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** Of a page that leaves out as many rows as this the list is counted first: one behind the end is not walked to then. */
const farOffset = 1_000;

type Total = { readonly total: number };

/** The rows of a page and how many there are on all pages: in one round trip, or for a page far behind in two. */
export async function pageAndTotal<Row>(
  offset: number,
  rows: () => PromiseLike<Row[]>,
  matching: () => PromiseLike<readonly Total[]>,
): Promise<{ rows: Row[]; total: number }> {
  if (offset < farOffset) {
    const [page, [counted]] = await Promise.all([rows(), matching()]);
    return { rows: page, total: counted?.total ?? 0 };
  }
  const [{ total } = { total: 0 }] = await matching();
  return { rows: offset < total ? await rows() : [], total };
}

/** A query of rows, in order, that nobody has cut to a page yet. */
type Ordered<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };

/** A page of the rows of a list, and how many it has on all its pages. */
export function readPage<Row>(
  query: PageQuery,
  rows: Ordered<Row>,
  matching: PromiseLike<readonly Total[]>,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageRange(query);
  return pageAndTotal(
    offset,
    () => rows.limit(limit).offset(offset),
    () => matching,
  );
}

/** A page of rows as lists answer it. */
export function toPage<Row>(data: Row[], total: number, { page, per_page }: PageQuery) {
  return { data, meta: { page, per_page, total } };
}
