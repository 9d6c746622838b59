import { useApi } from '@adlane/api-client';
import type { Template } from '@adlane/contract/ads/templates';
import type { SelectOption } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';

type Options = {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  readonly isError: boolean;
};

/** Adds the stored choice to a list, even if it is inactive or not on the first page. */
function withStored(
  list: readonly SelectOption[] | undefined,
  stored: { readonly value: string; readonly label: string } | undefined,
): SelectOption[] {
  const known = list ?? [];
  const isMissing = stored && !known.some(({ value }) => value === stored.value);
  return isMissing ? [stored, ...known] : [...known];
}

/** Niches, folders and categories that a template can be put into. */
export function useOrganization(
  template: Template,
): Readonly<Record<'niches' | 'folders' | 'categories', Options>> {
  const { queries } = useApi();
  const byName = { sort: 'name', order: 'asc', per_page: 100 } as const;
  const niches = useQuery(queries.niches.list.query({ query: { ...byName, status: 'active' } }));
  const folders = useQuery(queries.folders.list.query({ query: byName }));
  const categories = useQuery(queries.categories.list.query({ query: { ...byName, status: 'active' } }));
  const { niche, folderId, folderName, categoryId, categoryName } = template;
  const named = (id: number | null, name: string | null) =>
    id === null ? undefined : { value: String(id), label: name ?? String(id) };
  const state = ({ isPending, isError }: { isPending: boolean; isError: boolean }) => ({
    isLoading: isPending,
    isError,
  });
  const toOption = (row: { readonly id: number; readonly name: string }) => ({
    value: String(row.id),
    label: row.name,
  });
  return {
    niches: {
      ...state(niches),
      options: withStored(
        niches.data?.data.map(({ name }) => ({ value: name, label: name })),
        niche === null ? undefined : { value: niche, label: niche },
      ),
    },
    folders: {
      ...state(folders),
      options: withStored(folders.data?.data.map(toOption), named(folderId, folderName)),
    },
    categories: {
      ...state(categories),
      options: withStored(categories.data?.data.map(toOption), named(categoryId, categoryName)),
    },
  };
}
