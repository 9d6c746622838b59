import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { clientStatuses } from '@adlane/contract/account/clients';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNicheFilter } from '../../shared/lists/useNicheFilter';
import { useListState } from '../../shared/urlState/useListState';
import { readSort } from '../../shared/urlState/useTableProps';
import { clientStatusBadges } from './clientBadges';

const filterNames = ['niche', 'status'] as const;
const sortKeys = ['created_at', 'name', 'business_name', 'email', 'updated_at'] as const;

type List = ReturnType<typeof useListState<(typeof filterNames)[number]>>;

/** Converts search, filters and sort of the URL to the call's query. */
function buildQuery(list: List, hidden: boolean) {
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const status = clientStatuses.find((each) => each === filters.status);
  return {
    hidden: hidden ? ('true' as const) : ('false' as const),
    ...(search ? { search } : {}),
    ...(filters.niche ? { niche: filters.niche } : {}),
    ...(status ? { status } : {}),
    ...(sort ? { sort, order } : {}),
  };
}

/** Fetches the clients that the URL selects: the hidden ones, or all others. */
export function useClients(hidden: boolean) {
  const { queries, client } = useApi();
  const list = useListState(filterNames);
  const query = buildQuery(list, hidden);
  const clients = useQuery({
    ...queries.clients.list.query({ query: { ...query, ...list.paging } }),
    placeholderData: keepPreviousData,
  });
  return {
    list,
    sort: query.sort,
    clients,
    readPage: (page: number, per_page: number) =>
      client.clients.list({ query: { ...query, page, per_page } }),
    exportClients: () => client.clients.export({ query }),
    /** Identifies the listed query; the selection is cleared when it changes. */
    listKey: JSON.stringify(query),
  };
}

/** Filters of the clients. */
export function useClientFilters(user: Actor, { filters, change }: List): readonly Filter[] {
  const set = (name: (typeof filterNames)[number]) => (value: string) =>
    change({ filters: { [name]: value } });
  const niche = useNicheFilter(user, filters.niche ?? '', set('niche'));
  return [
    niche,
    {
      kind: 'choice',
      name: 'status',
      label: translate('Status'),
      allLabel: translate('All statuses'),
      choices: clientStatuses.map((value) => ({ value, label: clientStatusBadges[value].text })),
      value: filters.status ?? '',
      onChange: set('status'),
    },
  ];
}
