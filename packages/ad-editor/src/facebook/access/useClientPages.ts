import { useApi } from '@adlane/api-client';
import type { ClientRow } from '@adlane/contract/account/clients';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lookupMeta } from '../../lookups/toPickerStatus';

/** Clients that come at a time. */
const perPage = 25;

export type ClientFilter = { readonly search: string; readonly hidden: boolean };

function buildQuery({ search, hidden }: ClientFilter, page: number, per_page: number) {
  return {
    query: {
      page,
      per_page,
      sort: 'name' as const,
      order: 'asc' as const,
      hidden: hidden ? 'true' : 'false',
      ...(search === '' ? {} : { search }),
    },
  };
}

/** Loads the agency's clients by name, page by page; hidden ones on request. */
export function useClientPages(filter: ClientFilter) {
  const { client } = useApi();
  const query = useInfiniteQuery({
    queryKey: ['clients', 'access', filter.search, filter.hidden],
    queryFn: ({ pageParam, signal }) =>
      client.clients.list(buildQuery(filter, pageParam, perPage), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined),
    meta: lookupMeta,
  });
  const pages = query.data?.pages ?? [];
  const rows: readonly ClientRow[] = pages.flatMap(({ data }) => data);

  /** Loads every matching client, including pages that were never shown. */
  async function loadAll(signal: AbortSignal): Promise<readonly ClientRow[]> {
    const all: ClientRow[] = [];
    for (let page = 1; ; page += 1) {
      // One page after the other: each says whether there is a next one.
      // oxlint-disable-next-line no-await-in-loop
      const { data, meta } = await client.clients.list(buildQuery(filter, page, 100), { signal });
      all.push(...data);
      if (page * meta.per_page >= meta.total) return all;
    }
  }
  return { query, rows, total: pages[0]?.meta.total ?? 0, readAll: loadAll };
}
