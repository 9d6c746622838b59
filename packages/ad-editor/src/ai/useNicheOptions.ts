import { useApi } from '@adlane/api-client';
import type { SelectOption } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';

/** Niches to choose from, with the chosen one among them although it may be switched off by now. */
export function useNicheOptions(chosen: string) {
  const { queries } = useApi();
  const query = { sort: 'name', order: 'asc', per_page: 100, status: 'active' } as const;
  const { data, isPending, isError } = useQuery(queries.niches.list.query({ query }));
  const names = new Set([...(chosen === '' ? [] : [chosen]), ...(data?.data.map(({ name }) => name) ?? [])]);
  const options: SelectOption[] = [...names].map((name) => ({ value: name, label: name }));
  return { options, isPending, isError };
}
