export type PageQuery = { readonly page: number; readonly per_page: number };

/** Limit and offset of a page; pages count from 1. */
export function pageRange({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** A page of rows as lists answer it. */
export function pageOf<Row>(data: Row[], total: number, { page, per_page }: PageQuery) {
  return { data, meta: { page, per_page, total } };
}
