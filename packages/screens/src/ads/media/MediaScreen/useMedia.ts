import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readClientId, useClientFilter } from '../../../shared/lists/useClientFilter';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort } from '../../../shared/urlState/useTableProps';

const filterNames = ['kind', 'client'] as const;
const sortKeys = ['created_at', 'name', 'size'] as const;

/** Kinds of the filter with the query of each. */
const kinds = {
  image: { label: 'Images', query: { kind: 'image' } },
  video: { label: 'Videos', query: { kind: 'video', source: 'upload' } },
  youtube: { label: 'YouTube videos', query: { source: 'youtube' } },
  logo: { label: 'Logos', query: { use: 'logo' } },
} as const;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** Fetches the media that the URL selects, with the filters of the list. */
export function useMedia(user: Actor) {
  const { queries, client } = useApi();
  const list = useListState(filterNames);
  const { filters, change, search, order } = list;
  const sort = readSort(list, sortKeys);
  const kind = kindNames.find((each) => each === filters.kind);
  const clientId = readClientId(filters.client);
  const query = {
    ...(kind && kinds[kind].query),
    ...(search ? { search } : {}),
    ...(clientId ? { client_user_id: clientId } : {}),
    ...(sort ? { sort, order } : {}),
  };
  const media = useQuery({
    ...queries.media.list.query({ query: { ...query, ...list.paging } }),
    placeholderData: keepPreviousData,
  });
  const clientFilter = useClientFilter(user, filters.client ?? '', (value) =>
    change({ filters: { client: value } }),
  );
  const shownFilters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: translate('Kind'),
      allLabel: translate('All media'),
      choices: kindNames.map((value) => ({ value, label: translate(kinds[value].label) })),
      value: filters.kind ?? '',
      onChange: (value) => change({ filters: { kind: value } }),
    },
    ...clientFilter,
  ];
  return {
    list,
    sort,
    media,
    /** The client of the filter; uploads belong to it. */
    clientId,
    filters: shownFilters,
    readPage: (page: number, per_page: number) => client.media.list({ query: { ...query, page, per_page } }),
    /** Identifies the listed query; the selection is cleared when it changes. */
    listKey: JSON.stringify(query),
  };
}
