import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { Checkbox, EmptyState, Grid, QueryState, SearchInput, SkeletonText, translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../format/describeError';

export type ClientChoiceProps = {
  /** Ids of the selected clients. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

type ListProps = ClientChoiceProps & {
  search: string;
};

function ClientList({ search, chosen, onChoose }: ListProps) {
  const { queries } = useApi();
  const clients = useQuery({
    ...queries.clients.list.query({
      query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc', ...(search ? { search } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  }
  return (
    <QueryState
      query={clients}
      errorTitle={translate("Couldn't load clients")}
      describeError={describeError}
      loading={<SkeletonText lines={4} />}
      loadingLabel={translate('Loading clients')}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState title={search ? translate('No matching clients') : translate('No clients yet')} />}
    >
      {({ data }) => (
        <Grid
          as="ul"
          aria-label={translate('Clients')}
          listStyleType="none"
          gap={3}
          maxH={64}
          overflowY="auto"
          p={1}
        >
          {data.map(({ id, name, business_name }) => (
            <li key={id}>
              <Checkbox
                label={business_name === name ? name : `${name} · ${business_name}`}
                checked={chosen.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </li>
          ))}
        </Grid>
      )}
    </QueryState>
  );
}

/** Selects clients of the agency, with search by name. */
export function ClientChoice(props: ClientChoiceProps) {
  const [search, setSearch] = useState('');
  return (
    <Grid gap={4}>
      <SearchInput label={translate('Search clients')} value={search} onSearch={setSearch} />
      <ClientList {...props} search={search} />
    </Grid>
  );
}
