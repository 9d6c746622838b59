import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import type { Tag } from '@adlane/contract/tags';
import { MultiSelectField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { formatLookupError, lookupMeta } from '../../lookups/toPickerStatus';

function toOption({ id, name }: Pick<Tag, 'id' | 'name'>) {
  return { value: id, label: name };
}

/** Tags of the CRM that the ad's leads get there (ads §3, selectedGHLTag). */
export function CrmTagsField() {
  const { queries } = useApi();
  const tags = useQuery({
    ...queries.tags.list.query({
      query: { origin: 'ghl', per_page: maxPageSize, sort: 'name', order: 'asc' },
    }),
    meta: lookupMeta,
  });
  return (
    <MultiSelectField<Pick<Tag, 'id' | 'name'>>
      name="settings.selectedGHLTag"
      label="Tags in the CRM"
      hint={
        tags.isError
          ? formatLookupError(tags.error)
          : 'Put on the leads of this ad once they are handed over.'
      }
      items={tags.data?.data ?? []}
      toOption={toOption}
      disabled={!tags.isSuccess}
      emptyText={tags.isPending ? 'Loading' : 'The CRM has no such tag'}
    />
  );
}
