import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { platformLabels, platforms } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNicheFilter } from '../../../shared/lists/useNicheFilter';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort } from '../../../shared/urlState/useTableProps';

const filterNames = ['niche', 'platform'] as const;
const sortKeys = ['name', 'created_at', 'updated_at'] as const;

/** Fetches the published master templates that the URL selects, with the filters of the list. */
export function useMasterTemplates(user: Actor) {
  const { queries, client } = useApi();
  const list = useListState(filterNames);
  const { filters, change, search, order } = list;
  const sort = readSort(list, sortKeys);
  const platform = platforms.find((each) => each === filters.platform);
  const query = {
    ...(search ? { search } : {}),
    ...(filters.niche ? { niche: filters.niche } : {}),
    ...(platform ? { platform } : {}),
    ...(sort ? { sort, order } : {}),
  };
  const templates = useQuery({
    ...queries.templateImports.masterList.query({
      query: { ...query, ...list.paging },
    }),
    placeholderData: keepPreviousData,
  });
  const niche = useNicheFilter(user, filters.niche ?? '', (value) => change({ filters: { niche: value } }));
  const shownFilters: readonly Filter[] = [
    niche,
    {
      kind: 'choice',
      name: 'platform',
      label: translate('Platform'),
      allLabel: translate('All platforms'),
      choices: platforms.map((value) => ({ value, label: platformLabels[value] })),
      value: filters.platform ?? '',
      onChange: (value) => change({ filters: { platform: value } }),
    },
  ];
  return {
    list,
    sort,
    templates,
    filters: shownFilters,
    readPage: (page: number, per_page: number) =>
      client.templateImports.masterList({ query: { ...query, page, per_page } }),
    /** Identifies the listed query; the selection is cleared when it changes. */
    listKey: JSON.stringify(query),
  };
}
