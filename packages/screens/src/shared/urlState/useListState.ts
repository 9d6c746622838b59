import { useCallback, useMemo } from 'react';
import { type ListChange, type ListParams, readListParams, writeListParams } from './listParams';
import { type UrlChange, useUrlState } from './UrlStateProvider';

export type ListState<Filter extends string> = ListParams<Filter> & {
  /** Changes the address; typing into a search replaces, everything else can be gone back from. */
  readonly change: (change: ListChange<Filter>, how?: UrlChange) => void;
  /** Whether a search or filter narrows the list: decides which empty state is shown. */
  readonly isNarrowed: boolean;
  /** Takes search and filters out. */
  readonly clear: () => void;
};

/**
 * A list's page, search, sort and filters, kept in the address.
 * @param filterNames names of the list's filters; hand in a constant
 */
export function useListState<Filter extends string = never>(
  filterNames: readonly Filter[] = [],
): ListState<Filter> {
  const { params, setParams } = useUrlState();
  const state = useMemo(() => readListParams(params, filterNames), [params, filterNames]);
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
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return { ...state, change, clear, isNarrowed };
}
