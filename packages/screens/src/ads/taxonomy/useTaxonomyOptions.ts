import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import type { ComboboxOption } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';

const allByName = { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } as const;

function toOptions(
  rows: readonly { readonly id: number; readonly name: string }[] = [],
): readonly ComboboxOption[] {
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Niches as options, by id. */
export function useNicheIdOptions(): readonly ComboboxOption[] {
  const { queries } = useApi();
  return toOptions(useQuery(queries.niches.list.query({ query: allByName })).data?.data);
}

/** Categories that are not archived as options, by id. */
export function useCategoryOptions(): readonly ComboboxOption[] {
  const { queries } = useApi();
  const { data } = useQuery(queries.categories.list.query({ query: allByName }));
  return toOptions(
    data?.data.map(({ id, name, niche }) => ({ id, name: niche ? `${name} · ${niche}` : name })),
  );
}

/** Sub-categories that are not archived as options, by id. */
export function useSubCategoryOptions(): readonly ComboboxOption[] {
  const { queries } = useApi();
  const { data } = useQuery(queries.subCategories.list.query({ query: allByName }));
  return toOptions(
    data?.data.map(({ id, name, category_name }) => ({ id, name: `${name} · ${category_name}` })),
  );
}
