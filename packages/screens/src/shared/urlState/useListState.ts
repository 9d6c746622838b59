import { useCallback, useEffect, useMemo } from 'react';
import {
  correctListParams,
  type ListChange,
  type ListParams,
  readListParams,
  writeListParams,
} from './listParams';
import { isSameList, readListQuery, writeListQuery } from './listQuery';
import { type UrlChange, useUrlState } from './UrlStateProvider';

/** A list's state in the URL, with its setters. */
export type ListState<Filter extends string> = ListParams<Filter> & {
  /** Page and rows per page, as list calls take them. */
  readonly paging: { readonly page: number; readonly per_page?: number };
  /** Changes the URL; typing into a search replaces, everything else adds a history entry. */
  readonly change: (change: ListChange<Filter>, how?: UrlChange) => void;
  /** True if a search or filter is active: decides which empty state is shown. */
  readonly isNarrowed: boolean;
  /** Clears search and filters. */
  readonly clear: () => void;
  /** Search, filters and sort as in the URL: what a saved view stores. */
  readonly query: string;
  /** Shows the search, filters and sort of a view. */
  readonly show: (query: string) => void;
  /** Returns whether a view shows what is listed; a view without a sort shows any. */
  readonly isShown: (query: string) => boolean;
};

/**
 * Page, search, sort and filters of a list, stored in the URL.
 * @param filterNames names of the list's filters; pass a constant
 */
export function useListState<Filter extends string = never>(
  filterNames: readonly Filter[] = [],
): ListState<Filter> {
  const { params, setParams } = useUrlState();
  const state = useMemo(() => readListParams(params, filterNames), [params, filterNames]);
  useEffect(
    function correctUrl() {
      const shown = correctListParams(params);
      if (shown !== params) setParams(shown, 'replace');
    },
    [params, setParams],
  );
  const change = useCallback(
    (changed: ListChange<Filter>, how: UrlChange = 'push') =>
      setParams(writeListParams(params, changed), how),
    [params, setParams],
  );
  const clear = useCallback(() => {
    const next = writeListParams(params, { search: '' });
    for (const name of filterNames) next.delete(name);
    setParams(next, 'push');
  }, [params, setParams, filterNames]);
  const show = useCallback(
    (query: string) => setParams(writeListQuery(params, query, filterNames), 'push'),
    [params, setParams, filterNames],
  );
  const query = readListQuery(params, filterNames);
  const isShown = (view: string) => isSameList(view, query);
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const { page, perPage } = state;
  const paging = { page, ...(perPage === undefined ? {} : { per_page: perPage }) };
  return { ...state, paging, change, clear, isNarrowed, query, show, isShown };
}
