import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Leaves the page of a deleted record. The page is shown until the next one has loaded, and its queries would answer
 * "Not found." by now, so the next page refetches what it shows instead.
 * @param queryKeys keys of the queries that list the record
 */
export function leaveDeleted(
  queryClient: QueryClient,
  queryKeys: readonly QueryKey[],
  leave: () => void,
): Promise<unknown> {
  const marked = Promise.all(
    queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })),
  );
  leave();
  return marked;
}
