import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { leadDeliveryStatuses } from '@adlane/contract/ads/leads';
import { platformLabels, platforms } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readDays } from '../../../shared/lists/readDays';
import { readClientId, useClientFilter } from '../../../shared/lists/useClientFilter';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort } from '../../../shared/urlState/useTableProps';
import { leadDeliveryBadges } from '../leadBadges';

const filterNames = ['platform', 'client', 'delivery', 'from', 'to'] as const;
const sortKeys = ['created_at', 'name', 'email', 'campaign_name'] as const;

type List = ReturnType<typeof useListState<(typeof filterNames)[number]>>;

/** Converts search, filters and sort of the URL to the call's query. */
function buildQuery(list: List) {
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const platform = platforms.find((each) => each === filters.platform);
  const delivery = leadDeliveryStatuses.find((each) => each === filters.delivery);
  const client = readClientId(filters.client);
  return {
    ...(search ? { search } : {}),
    ...(platform ? { platform } : {}),
    ...(client ? { client_user_id: client } : {}),
    ...(delivery ? { delivery_status: delivery } : {}),
    ...readDays(filters),
    ...(sort ? { sort, order } : {}),
  };
}

/** Fetches the leads that the URL selects. */
export function useLeads() {
  const { queries, client } = useApi();
  const list = useListState(filterNames);
  const query = buildQuery(list);
  const leads = useQuery({
    ...queries.leads.list.query({ query: { ...query, ...list.paging } }),
    placeholderData: keepPreviousData,
  });
  return {
    list,
    sort: query.sort,
    leads,
    readPage: (page: number, per_page: number) => client.leads.list({ query: { ...query, page, per_page } }),
    exportLeads: () => client.leads.export({ query }),
    /** Identifies the listed query; the selection is cleared when it changes. */
    listKey: JSON.stringify(query),
  };
}

/** Filters of the leads; the client filter is shown to users with clients only. */
export function useLeadFilters(user: Actor, { filters, change }: List): readonly Filter[] {
  const set = (name: (typeof filterNames)[number]) => (value: string) =>
    change({ filters: { [name]: value } });
  const clientFilter = useClientFilter(user, filters.client ?? '', set('client'));
  return [
    {
      kind: 'dateRange',
      name: 'received',
      label: translate('Received'),
      value: { from: filters.from, to: filters.to },
      onChange: ({ from = '', to = '' }) => change({ filters: { from, to } }),
    },
    ...clientFilter,
    {
      kind: 'choice',
      name: 'platform',
      label: translate('Platform'),
      allLabel: translate('All platforms'),
      choices: platforms.map((value) => ({ value, label: platformLabels[value] })),
      value: filters.platform ?? '',
      onChange: set('platform'),
    },
    {
      kind: 'choice',
      name: 'delivery',
      label: translate('CRM'),
      allLabel: translate('Any CRM status'),
      choices: leadDeliveryStatuses.map((value) => ({ value, label: leadDeliveryBadges[value].text })),
      value: filters.delivery ?? '',
      onChange: set('delivery'),
    },
  ];
}
