import { useApi } from '@adlane/api-client';
import { adFilterStatuses, pageSize } from '@adlane/contract/constants';
import { Box, ButtonLink, DataTable, EmptyState, PageHeader, SearchInput, Select } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useCallback } from 'react';
import { describeError } from '../../format/describeError';
import { useListState } from '../../urlState/useListState';
import { adColumns } from './adColumns';
import { adFilterLabels } from './adStateLook';

export type LaunchedAdsScreenProps = {
  /** Where templates are, for those who have launched nothing yet. */
  templatesHref: string;
};

const filterNames = ['status'] as const;
const sortKeys = ['created_at', 'name', 'spend', 'results'] as const;
/** States and figures change on the platform: the list looks again this often. */
const refreshIntervalMs = 60_000;

const statusOptions = adFilterStatuses.map((value) => ({ value, label: adFilterLabels[value] }));

function useAds() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const sort = sortKeys.find((key) => key === list.sort);
  const status = adFilterStatuses.find((each) => each === list.filters.status);
  const ads = useQuery({
    ...queries.ads.list.query({
      query: {
        page: list.page,
        per_page: pageSize,
        ...(list.search ? { search: list.search } : {}),
        ...(status ? { status } : {}),
        ...(sort ? { sort, order: list.order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshIntervalMs,
  });
  return { list, sort, status, ads };
}

/** Ads that run, ran or wait on their platform (ads §2, Launched Ads). */
export function LaunchedAdsScreen({ templatesHref }: LaunchedAdsScreenProps) {
  const { list, sort, status, ads } = useAds();
  const { change, clear, search, isNarrowed } = list;
  const onSearch = useCallback((term: string) => change({ search: term }, 'replace'), [change]);
  const page = ads.data && {
    page: ads.data.meta.page,
    perPage: ads.data.meta.per_page,
    total: ads.data.meta.total,
  };
  return (
    <>
      <PageHeader
        title="Launched Ads"
        description="What was launched from your templates, as it stands on its platform."
      />
      <DataTable
        label="Launched ads"
        columns={adColumns}
        rows={ads.data?.data}
        rowId={(ad) => ad.id}
        sort={sort && { key: sort, order: list.order }}
        onSort={({ key, order }) => change({ sort: key, order })}
        page={page}
        onPage={(next) => change({ page: next })}
        refreshing={ads.isPlaceholderData}
        filtered={isNarrowed}
        onClearFilters={clear}
        error={ads.isError ? describeError(ads.error) : undefined}
        onRetry={() => void ads.refetch()}
        empty={
          <EmptyState
            icon={<Megaphone />}
            title="No ads launched yet"
            actions={<ButtonLink href={templatesHref}>Choose a template</ButtonLink>}
          >
            Open a template, make its texts yours and launch it. It is followed here from then on.
          </EmptyState>
        }
        toolbar={
          <>
            <SearchInput label="Search ads" value={search} onSearch={onSearch} />
            <Box w={{ base: 'full', sm: '11rem' }}>
              <Select
                aria-label="Status"
                placeholder="All statuses"
                options={statusOptions}
                value={status ?? ''}
                onChange={({ target }) => change({ filters: { status: target.value } })}
              />
            </Box>
          </>
        }
      />
    </>
  );
}
