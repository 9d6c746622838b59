import * as z from 'zod';
import { maxPageSize, pageSize, sortOrders } from './constants/lists';

type ListQueryOptions<Sort extends string, Filters extends z.ZodRawShape> = {
  /** Keys that may be sorted by; anything else is a 422. */
  readonly sort: readonly [Sort, ...Sort[]];
  readonly filters?: Filters;
  readonly perPage?: number;
};

/** The one query shape of lists: `page`, `per_page`, `sort`, `order`, `search` and the list's own filters. */
export function listQuery<Sort extends string, Filters extends z.ZodRawShape = Record<never, never>>({
  sort,
  filters,
  perPage = pageSize,
}: ListQueryOptions<Sort, Filters>) {
  return z.object({
    page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number<number | string>().int().min(1).max(maxPageSize).default(perPage),
    sort: z.enum(sort).optional(),
    order: z.enum(sortOrders).default('desc'),
    search: z.string().trim().max(200).optional(),
    ...(filters as Filters),
  });
}

/** A page of rows: `{ data, meta: { page, per_page, total } }`. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    meta: z.object({
      page: z.number().int(),
      per_page: z.number().int(),
      /** Rows that match over all pages. */
      total: z.number().int(),
    }),
  });
}

/** `{ id }` in a path: a positive integer. */
export const idParams = z.object({ id: z.coerce.number<number | string>().int().min(1).max(2_147_483_647) });

/** What a call answers that only confirms: the toast's text. */
export const Done = z.object({ message: z.string() });
