import { useApi } from '@adlane/api-client';
import { pageSize } from '@adlane/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListState } from '../../urlState/useListState';

const filterNames = ['niche', 'platform'] as const;
const platforms = ['facebook', 'google'] as const;

/** Templates of a folder, or of all, as the address asks for them; and the folders beside them. */
export function useTemplates(folderId: number | undefined) {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const platform = platforms.find((each) => each === list.filters.platform);
  const templates = useQuery({
    ...queries.templates.list.query({
      query: {
        page: list.page,
        per_page: pageSize,
        ...(folderId === undefined ? {} : { folderId }),
        ...(list.search ? { search: list.search } : {}),
        ...(list.filters.niche ? { niche: list.filters.niche } : {}),
        ...(platform ? { platform } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const folders = useQuery(queries.folders.list.query({ query: { sort: 'name', order: 'asc' } }));
  return { list, platform, templates, folders };
}
