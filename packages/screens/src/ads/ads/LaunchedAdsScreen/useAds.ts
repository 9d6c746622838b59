import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { adFilterStatuses, adStates, platformLabels, platforms } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adStateBadges } from '../../../shared/ads/adStateBadges';
import { readDays } from '../../../shared/lists/readDays';
import { readClientId, useClientFilter } from '../../../shared/lists/useClientFilter';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort } from '../../../shared/urlState/useTableProps';

const filterNames = ['status', 'platform', 'client', 'archived', 'from', 'to'] as const;
const sortKeys = ['created_at', 'name', 'spend', 'results'] as const;
/** Statuses that the filter offers: the words of the badges. The filter statuses of ads §4 work in a URL, too. */
const statuses = [...adStates, ...adFilterStatuses];
/** States and figures change on the platform, so the list is refetched at this interval. */
const refreshIntervalMs = 60_000;

type List = ReturnType<typeof useListState<(typeof filterNames)[number]>>;

/** Converts search, filters and sort of the URL to the call's query. */
function buildQuery(list: List) {
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const status = statuses.find((each) => each === filters.status);
  const platform = platforms.find((each) => each === filters.platform);
  const client = readClientId(filters.client);
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(platform ? { platform } : {}),
    ...(client ? { client_user_id: client } : {}),
    ...readDays(filters),
    ...(filters.archived === 'true' ? { archived: 'true' as const } : {}),
    ...(sort ? { sort, order } : {}),
  };
}

/** Fetches the launched ads that the URL selects. */
export function useAds() {
  const { queries, client } = useApi();
  const list = useListState(filterNames);
  const query = buildQuery(list);
  const ads = useQuery({
    ...queries.ads.list.query({ query: { ...query, ...list.paging } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshIntervalMs,
  });
  return {
    list,
    sort: query.sort,
    ads,
    readPage: (page: number, per_page: number) => client.ads.list({ query: { ...query, page, per_page } }),
    exportAds: () => client.ads.export({ query }),
    /** Identifies the listed query; the selection is cleared when it changes. */
    listKey: JSON.stringify(query),
  };
}

/** Filters of Launched Ads; the client filter is shown to users with clients only. */
export function useAdFilters(user: Actor, { filters, change }: List): readonly Filter[] {
  const set = (name: (typeof filterNames)[number]) => (value: string) =>
    change({ filters: { [name]: value } });
  const clientFilter = useClientFilter(user, filters.client ?? '', set('client'));
  const choice = { kind: 'choice' } as const;
  return [
    {
      ...choice,
      name: 'status',
      label: translate('Status'),
      allLabel: translate('All statuses'),
      choices: adStates.map((value) => ({ value, label: adStateBadges[value].text })),
      value: filters.status ?? '',
      onChange: set('status'),
    },
    {
      ...choice,
      name: 'platform',
      label: translate('Platform'),
      allLabel: translate('All platforms'),
      choices: platforms.map((value) => ({ value, label: platformLabels[value] })),
      value: filters.platform ?? '',
      onChange: set('platform'),
    },
    ...clientFilter,
    {
      kind: 'dateRange',
      name: 'days',
      label: translate('Period'),
      value: { from: filters.from, to: filters.to },
      onChange: ({ from = '', to = '' }) => change({ filters: { from, to } }),
    },
    {
      ...choice,
      name: 'archived',
      label: translate('Archive'),
      allLabel: translate('Not archived'),
      choices: [{ value: 'true', label: translate('Archived') }],
      value: filters.archived ?? '',
      onChange: set('archived'),
    },
  ];
}
