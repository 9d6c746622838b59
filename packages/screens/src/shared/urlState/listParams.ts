import { maxPageSize, maxSearchLength } from '@adlane/contract/constants';

/** List state in the URL: `?page=2&per_page=50&search=gym&status=PAUSED&sort=name&order=asc`. */
export type ListParams<Filter extends string> = {
  /** 1-based. */
  readonly page: number;
  /** Rows per page; the call's own number without one. */
  readonly perPage?: number | undefined;
  readonly search: string;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
  /** Active filters only. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
};

/** Changes to the list state; '' removes a filter or the sort. */
export type ListChange<Filter extends string> = {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly filters?: Readonly<Partial<Record<Filter, string>>>;
};

function readCount(text: string | null): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/** Parses a list's state; invalid values become their defaults. */
export function readListParams<Filter extends string>(
  params: URLSearchParams,
  filterNames: readonly Filter[],
): ListParams<Filter> {
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of filterNames) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  const perPage = readCount(params.get('per_page'));
  return {
    page: readCount(params.get('page')) ?? 1,
    perPage: perPage === undefined ? undefined : Math.min(perPage, maxPageSize),
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    sort: params.get('sort') ?? undefined,
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    filters,
  };
}

/**
 * Returns the query string with the page, rows per page and order that are shown, where it names others, such as more rows
 * than a page can have; the same object where nothing is wrong.
 */
export function correctListParams(params: URLSearchParams): URLSearchParams {
  const { page, perPage, order } = readListParams(params, []);
  const shown = { page: String(page), per_page: String(perPage ?? ''), order };
  const wrong = Object.entries(shown).filter(
    ([name, value]) => params.has(name) && params.get(name) !== value,
  );
  if (wrong.length === 0) return params;
  const next = new URLSearchParams(params);
  for (const [name, value] of wrong) {
    if (name === 'per_page' && value !== '') next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Returns the query string after a change. Everything except a page change resets to page 1; defaults are
 * omitted and foreign parameters are preserved.
 */
export function writeListParams<Filter extends string>(
  params: URLSearchParams,
  { page = 1, perPage, filters, ...change }: ListChange<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries = Object.entries<string | undefined>({ ...change, ...filters });
  for (const [name, value] of entries) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (perPage !== undefined) next.set('per_page', String(perPage));
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}
