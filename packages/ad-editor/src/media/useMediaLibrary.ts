import { useApi } from '@adlane/api-client';
import type { MediaPickerLibrary } from '@adlane/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../failure/describeFailure';
import { translateOptions } from '../form/translateOptions';
import type { MediaUse } from './checkUpload';

/** Items a page of the picker's library. */
const perPage = 24;

const filters = [
  { value: 'all', label: 'Everything', query: {} },
  { value: 'image', label: 'Pictures', query: { kind: 'image' } },
  { value: 'video', label: 'Videos', query: { kind: 'video', source: 'upload' } },
  { value: 'youtube', label: 'YouTube', query: { source: 'youtube' } },
  { value: 'logo', label: 'Logos', query: { use: 'logo' } },
] as const;

function listFilters(use: MediaUse) {
  const ofLogos = filters.filter(({ value }) => value === 'logo' || value === 'image');
  return use === 'logo' ? ofLogos.toReversed() : filters;
}

/** Loads the library's pages for the picker: searched, filtered, one page at a time. */
export function useMediaLibrary(use: MediaUse): MediaPickerLibrary {
  const { client, queries } = useApi();
  const offered = listFilters(use);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<string>(offered[0]?.value ?? 'all');
  const query = {
    ...filters.find(({ value }) => value === filter)?.query,
    ...(search ? { search } : {}),
    per_page: perPage,
  };
  const pages = useInfiniteQuery({
    queryKey: [...queries.media.list.key({ query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      client.media.list({ query: { ...query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
    // The picker says itself what went wrong.
    meta: { statusesShownInPlace: [404, 422, 500, 503] },
  });
  return {
    items: pages.data?.pages.flatMap(({ data }) => data),
    error: pages.isError && !pages.data ? describeFailure(pages.error) : undefined,
    onRetry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    onMore: () => void pages.fetchNextPage(),
    search,
    onSearch: setSearch,
    filters: translateOptions(offered),
    filter,
    onFilter: setFilter,
  };
}
