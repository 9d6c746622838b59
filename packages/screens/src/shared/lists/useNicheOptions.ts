import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import type { ComboboxOption } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';

/** Active niches as options of a field; stored by name. */
export function useNicheOptions(): readonly ComboboxOption[] {
  const { queries } = useApi();
  const niches = useQuery(
    queries.niches.list.query({
      query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc', status: 'active' },
    }),
  );
  return (niches.data?.data ?? []).map(({ name }) => ({ value: name, label: name }));
}
