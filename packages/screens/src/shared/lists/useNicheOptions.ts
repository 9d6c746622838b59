import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import type { ComboboxOption } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';

/**
 * Active niches as options of a field; stored by name.
 * @param current the stored niche, which may be archived by now; it remains an option
 */
export function useNicheOptions(current: string | null = null): readonly ComboboxOption[] {
  const { queries } = useApi();
  const niches = useQuery(
    queries.niches.list.query({
      query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc', status: 'active' },
    }),
  );
  const names = new Set((niches.data?.data ?? []).map(({ name }) => name));
  if (current) names.add(current);
  return [...names].map((name) => ({ value: name, label: name }));
}
