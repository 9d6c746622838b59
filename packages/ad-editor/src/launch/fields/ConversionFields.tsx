import { useApi } from '@adlane/api-client';
import { leadFlowCallsToAction, maxPageSize } from '@adlane/contract/constants';
import { Alert, Stack, translate } from '@adlane/ui';
import { SelectField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { translateOptions } from '../../form/translateOptions';
import { lookupMeta } from '../../lookups/toPickerStatus';
import { AccountAssetField } from './AccountAssetField';

export type ConversionFieldsProps = {
  /** The ad account that pays and has the pixels; undefined if several accounts pay. */
  adAccountId: number | undefined;
};

/** What counts as a conversion (ads §3): a pixel and its event. */
export function ConversionFields({ adAccountId }: ConversionFieldsProps) {
  if (adAccountId === undefined) {
    return (
      <Alert tone="warning">
        {translate(
          'Pixels belong to one ad account. Choose the same ad account for all clients, or another goal.',
        )}
      </Alert>
    );
  }
  return (
    <Stack gap={5}>
      <PixelField adAccountId={adAccountId} />
      <SelectField
        name="settings.selectedEventConversionType"
        label={translate('Conversion event')}
        hint={translate('Your website must report this event to the pixel.')}
        options={translateOptions(leadFlowCallsToAction)}
        required
      />
    </Stack>
  );
}

function PixelField({ adAccountId }: { adAccountId: number }) {
  const { queries } = useApi();
  const pixels = useQuery({
    ...queries.facebookAssets.pixels.query({ query: { ad_account_id: adAccountId, per_page: maxPageSize } }),
    meta: lookupMeta,
  });
  return (
    <AccountAssetField
      name="settings.selectedPixel"
      label="Pixel"
      adAccountId={adAccountId}
      assets={pixels}
      placeholder="Choose a pixel"
      emptyHint="This ad account has no pixel. Create one under Ad Accounts."
      required
    />
  );
}
