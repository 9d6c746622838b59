import { useApi } from '@adlane/api-client';
import { leadFlowCallsToAction, maxPageSize } from '@adlane/contract/constants';
import { Alert, FieldShell, Select, Stack } from '@adlane/ui';
import { SelectField, useFormField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { formatLookupError, lookupMeta } from '../../lookups/toPickerStatus';
import type { ChosenOfAccount } from '../launchForm';

export type ConversionFieldsProps = {
  /** The ad account that pays and has the pixels; undefined if several accounts pay. */
  adAccountId: number | undefined;
};

/** What counts as a conversion (ads §3): a pixel and its event. */
export function ConversionFields({ adAccountId }: ConversionFieldsProps) {
  if (adAccountId === undefined) {
    return (
      <Alert tone="warning">
        Pixels belong to one ad account. Choose the same ad account for all clients, or another goal.
      </Alert>
    );
  }
  return (
    <Stack gap={5}>
      <PixelField adAccountId={adAccountId} />
      <SelectField
        name="settings.selectedEventConversionType"
        label="Conversion event"
        hint="Your website must report this event to the pixel."
        options={leadFlowCallsToAction}
        required
      />
    </Stack>
  );
}

function PixelField({ adAccountId }: { adAccountId: number }) {
  const { queries } = useApi();
  const { input, error } = useFormField<ChosenOfAccount | null>('settings.selectedPixel');
  const pixels = useQuery({
    ...queries.facebookAssets.pixels.query({ query: { ad_account_id: adAccountId, per_page: maxPageSize } }),
    meta: lookupMeta,
  });
  const found = pixels.data?.data ?? [];
  const chosen = input.value || null;
  return (
    <FieldShell
      label="Pixel"
      error={error}
      hint={
        pixels.isError
          ? formatLookupError(pixels.error)
          : pixels.isSuccess && found.length === 0
            ? 'This ad account has no pixel. Create one in Connected Accounts.'
            : undefined
      }
      required
    >
      {(control) => (
        <Select
          {...control}
          name="settings.selectedPixel"
          value={chosen?.adAccountId === adAccountId ? chosen.id : ''}
          placeholder={pixels.isPending ? 'Loading' : 'Choose a pixel'}
          disabled={found.length === 0}
          options={found.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            const pixel = found.find(({ id }) => id === target.value);
            input.onChange(pixel ? { id: pixel.id, name: pixel.name, adAccountId } : null);
          }}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldShell>
  );
}
