export type PageQuery = { readonly page: number; readonly per_page: number };

/** Returns the limit and offset of a page; pages count from 1. */
export function pageRange({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** From this offset on the total is counted first, so that a page behind the end is not read. */
const farOffset = 1_000;

type Total = { readonly total: number };

/**
 * Returns the rows of a page and the total of all pages: in one round trip, or in two from a large offset on.
 */
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

/** An ordered query without a limit. */
type Ordered<Row> = { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };

/** Returns a page of a list's rows and the total of all its pages. */
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

type Page<Item> = ReturnType<typeof toPage<Item>>;

/** Returns a page as lists answer it, each row converted by `toItem`. */
export function listPage<Row>(
  query: PageQuery,
  rows: Ordered<Row>,
  matching: PromiseLike<readonly Total[]>,
): Promise<Page<Row>>;
export function listPage<Row, Item>(
  query: PageQuery,
  rows: Ordered<Row>,
  matching: PromiseLike<readonly Total[]>,
  toItem: (row: Row) => Item,
): Promise<Page<Item>>;
export async function listPage<Row, Item>(
  query: PageQuery,
  rows: Ordered<Row>,
  matching: PromiseLike<readonly Total[]>,
  toItem?: (row: Row) => Item,
): Promise<Page<Row | Item>> {
  const page = await readPage(query, rows, matching);
  return toPage<Row | Item>(toItem ? page.rows.map(toItem) : page.rows, page.total, query);
}

/** Returns a page of rows as lists answer it. */
export function toPage<Row>(data: Row[], total: number, { page, per_page }: PageQuery) {
  return { data, meta: { page, per_page, total } };
}
