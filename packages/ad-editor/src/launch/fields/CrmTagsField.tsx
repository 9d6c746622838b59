import { useApi } from '@adlane/api-client';
import type { Tag } from '@adlane/contract/ads/tags';
import { maxPageSize } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { MultiSelectField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../failure/describeFailure';
import { lookupMeta } from '../../lookups/toPickerStatus';

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
      label={translate('CRM tags')}
      hint={tags.isError ? describeFailure(tags.error) : translate("Added to this ad's leads in the CRM.")}
      items={tags.data?.data ?? []}
      toOption={toOption}
      disabled={!tags.isSuccess}
      emptyText={tags.isPending ? translate('Loading') : translate('No matching tags')}
    />
  );
}
