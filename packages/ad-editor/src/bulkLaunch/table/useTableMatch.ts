import { useApi } from '@adlane/api-client';
import type { ClientRow } from '@adlane/contract/account/clients';
import { maxPageSize } from '@adlane/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LaunchAssets } from '../../launch/launchAssets';
import { useDebouncedValue } from '../../lookups/useDebouncedValue';
import type { BulkAd, BulkRow } from '../bulkForm';
import { findPlaces } from './findPlaces';
import { matchLines } from './matchLines';
import { readTable } from './readTable';

/** Loads all clients of the agency, page by page. */
function useAllClients() {
  const { client, queries } = useApi();
  return useQuery({
    queryKey: [...queries.clients.list.key(), 'all'],
    queryFn: async () => {
      const all: ClientRow[] = [];
      for (let page = 1; ; page += 1) {
        const { data, meta } = await client.clients.list({ query: { page, per_page: maxPageSize } });
        all.push(...data);
        if (data.length === 0 || all.length >= meta.total) return all;
      }
    },
  });
}

export type MatchOptions = {
  readonly rows: readonly BulkRow[];
  readonly assets: LaunchAssets;
  readonly targeting: BulkAd['templateTargeting'];
};

/** Reads a table and matches its lines with clients, accounts, pages and places. */
export function useTableMatch(text: string, { rows, assets, targeting }: MatchOptions) {
  const { client, queries } = useApi();
  const debounced = useDebouncedValue(text);
  const table = useMemo(() => (debounced.trim() === '' ? undefined : readTable(debounced)), [debounced]);
  const clients = useAllClients();
  const matched = useMemo(
    () =>
      table && 'lines' in table && clients.data
        ? matchLines(table.lines, { rows, clients: clients.data, assets })
        : [],
    [table, clients.data, rows, assets],
  );
  const used = matched.flatMap((each) => ('row' in each ? [each] : []));
  const names = [...new Set(used.flatMap(({ place }) => (place === '' ? [] : [place])))].sort();
  const unit = targeting.distanceUnit;
  const places = useQuery({
    queryKey: [...queries.lookups.locations.key(), 'table', names, unit],
    queryFn: () =>
      findPlaces(
        names,
        async (q) => (await client.lookups.locations({ query: { q, limit: 25 } })).data,
        unit,
      ),
    enabled: names.length > 0,
  });
  const isPending = debounced !== text || clients.isPending || (names.length > 0 && places.isPending);
  return {
    table,
    matched,
    places: places.data,
    isPending: text.trim() !== '' && isPending && !clients.isError && !places.isError,
    error: clients.error ?? places.error,
    /** The rows of the lines that can be used, with the places that were found. */
    rows: used.map(({ row, place }): BulkRow => {
      const found = places.data?.get(place)?.place;
      return found ? { ...row, targetAddress: [found] } : row;
    }),
  };
}
