import type { TableSort } from '@adlane/ui';
import { translate } from '@adlane/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { describeError } from '../format/describeError';
import type { ListChange } from './listParams';
import { useLastPage } from './useLastPage';
import type { ListState } from './useListState';

/** A page of rows as list calls return it. */
export type ListPage<Row> = {
  readonly data: readonly Row[];
  readonly meta: {
    readonly page: number;
    readonly per_page: number;
    readonly total: number;
    readonly has_more?: boolean | undefined;
  };
};

/** Builds the search prop of `FilterBar`; typing replaces the URL, so that Back leaves the list. */
export function buildSearchProps<Name extends string>(label: string, list: ListState<Name>) {
  const onSearch = (search: string) => list.change({ search } satisfies ListChange<Name>, 'replace');
  return { label: translate(label), value: list.search, onSearch };
}

/** Reads the sort key of the URL, if the call supports it. */
export function readSort<Key extends string>(
  { sort }: { readonly sort: string | undefined },
  keys: readonly Key[],
): Key | undefined {
  return keys.find((key) => key === sort);
}

/**
 * Returns the props of a `DataTable` from a list's URL state and its query: rows, sort, pages, loading and
 * error.
 * @param sort the active sort, from `readSort`
 */
export function useTableProps<Row, Name extends string>(
  list: ListState<Name>,
  query: Pick<
    UseQueryResult<ListPage<Row>>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >,
  sort: string | undefined,
) {
  const meta = query.data?.meta;
  const isBehindLast = useLastPage(list, meta);
  return {
    rows: isBehindLast ? undefined : query.data?.data,
    sort: sort === undefined ? undefined : ({ key: sort, order: list.order } satisfies TableSort),
    onSort: ({ key, order }: TableSort) => list.change({ sort: key, order }),
    page: meta && {
      page: meta.page,
      perPage: meta.per_page,
      total: meta.total,
      ...(meta.has_more ? { hasMore: true } : {}),
    },
    onPage: (page: number) => list.change({ page }),
    onPerPage: (perPage: number) => list.change({ perPage }),
    refreshing: query.isPlaceholderData || (query.isError && query.isFetching),
    filtered: list.isNarrowed,
    onClearFilters: list.clear,
    error: query.isError ? describeError(query.error) : undefined,
    onRetry: () => void query.refetch(),
  };
}
