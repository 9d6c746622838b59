import { useApi } from '@adlane/api-client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lookupMeta } from '../../lookups/toPickerStatus';

/** Loads posts of a page, newest first, as Facebook lists them: without a total, one part after the other. */
export function usePagePosts(pageId: number, search: string) {
  const { client, queries } = useApi();
  const query = { page_id: pageId, ...(search ? { search } : {}) };
  return useInfiniteQuery({
    queryKey: [...queries.facebookAssets.posts.key({ query }), 'parts'],
    queryFn: ({ pageParam, signal }) =>
      client.facebookAssets.posts(
        { query: { ...query, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: keepPreviousData,
    meta: lookupMeta,
  });
}
