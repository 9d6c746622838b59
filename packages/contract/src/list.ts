import * as z from 'zod';
import { maxPageSize, maxSearchLength, pageSize, sortOrders } from './constants/lists';

type ListQueryOptions<Sort extends string> = {
  /** Allowed sort keys; others answer 422. */
  readonly sort: readonly [Sort, ...Sort[]];
  readonly perPage?: number;
};

function pageShape<Sort extends string>({ sort, perPage = pageSize }: ListQueryOptions<Sort>) {
  return {
    page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number<number | string>().int().min(1).max(maxPageSize).default(perPage),
    sort: z.enum(sort).optional(),
    order: z.enum(sortOrders).default('desc'),
    search: z.string().trim().max(maxSearchLength).optional(),
  };
}

type PageShape<Sort extends string> = ReturnType<typeof pageShape<Sort>>;

/**
 * Returns the query schema of a list: `page`, `per_page`, `sort`, `order`, `search` and the list's own
 * filters.
 */
export function listQuery<Sort extends string>(
  options: ListQueryOptions<Sort> & { readonly filters?: never },
): z.ZodObject<PageShape<Sort>>;
export function listQuery<Sort extends string, Filters extends z.ZodRawShape>(
  options: ListQueryOptions<Sort> & { readonly filters: Filters },
): z.ZodObject<PageShape<Sort> & Filters>;
export function listQuery<Sort extends string>({
  filters,
  ...options
}: ListQueryOptions<Sort> & { readonly filters?: z.ZodRawShape }) {
  return z.object({ ...pageShape(options), ...filters });
}

/** Returns the response schema of a page: `{ data, meta: { page, per_page, total } }`. */
export function pageResponse<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    meta: z.object({
      page: z.number().int(),
      per_page: z.number().int(),
      /** Number of matching rows over all pages. */
      total: z.number().int(),
    }),
  });
}

/** Returns the response schema of a page of a list that may be too long to count: `meta.has_more` says if `total` is less. */
export function countedPageResponse<Row extends z.ZodType>(row: Row) {
  const { data, meta } = pageResponse(row).shape;
  return z.object({
    data,
    meta: meta.extend({
      /** True if there are more than `total`. */
      has_more: z.boolean().optional(),
    }),
  });
}

/** `{ id }` in a path: a positive integer. */
export const idParams = z.object({ id: z.coerce.number<number | string>().int().min(1).max(2_147_483_647) });

/** Response of a call that only confirms: the text for the toast. */
export const Done = z.object({ message: z.string() });
