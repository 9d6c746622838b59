import { useApi } from '@adlane/api-client';
import { findLongestInserts, type InsertMap } from '@adlane/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

type Inserts = { readonly inserts: InsertMap; readonly isPending: boolean };

/**
 * Smart inserts that texts may use, with the longest value that any client has of each (ads §5). Where they can't be
 * had, those of the business profile count as empty and the server has the last word.
 */
export function useInserts(): Inserts {
  const { queries } = useApi();
  const { data, isPending } = useQuery(queries.smartInserts.view.query({ query: {} }));
  const inserts = useMemo(() => {
    const known = new Map(data?.longest.map(({ name, value }) => [name, value]));
    return findLongestInserts([known]);
  }, [data]);
  return { inserts, isPending };
}
