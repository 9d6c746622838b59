import { useEffect } from 'react';
import type { ListState } from './useListState';

/**
 * Shows the last page if the URL names one behind it, such as an old link to a list that has shrunk.
 * @param meta of the list as it was read last
 * @returns whether the answer is one behind the last page; it has no rows, but the list is not empty
 */
export function useLastPage<Name extends string>(
  { page, change }: Pick<ListState<Name>, 'page' | 'change'>,
  meta: { readonly page: number; readonly per_page: number; readonly total: number } | undefined,
): boolean {
  const lastPage = meta === undefined ? 1 : Math.max(1, Math.ceil(meta.total / meta.per_page));
  const isBehindLast = meta !== undefined && meta.page > lastPage;
  // Until the last page has arrived, the answer is that of the page before.
  const isAnswered = meta?.page === page;
  useEffect(
    function showLastPage() {
      if (isBehindLast && isAnswered) change({ page: lastPage }, 'replace');
    },
    [isBehindLast, isAnswered, lastPage, change],
  );
  return isBehindLast;
}
