import { limits } from '@adlane/contract/rules';
import { Box, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { googlePaths } from '../../draft/googlePaths';

export type GoogleBusinessFieldsProps = {
  readOnly: boolean;
  /** Whether the names and the address are required. */
  required?: boolean | undefined;
};

/** Who advertises, under which name, and where the ad leads. */
export function GoogleBusinessFields({ readOnly, required = false }: GoogleBusinessFieldsProps) {
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <AssistedTextField
        name={`${googlePaths.launch}.businessName`}
        label="Business name"
        limit={limits.text.googleBusinessName}
        required={required}
        readOnly={readOnly}
      />
      <TextField
        name={`${googlePaths.launch}.campaignName`}
        label={translate('Campaign name')}
        limit={limits.text.googleCampaignName}
        required={required}
        disabled={readOnly}
      />
      <TextField
        name={`${googlePaths.launch}.finalUrl`}
        label={translate('Final URL')}
        type="url"
        placeholder="https://"
        required={required}
        disabled={readOnly}
      />
      <TextField
        name={`${googlePaths.launch}.phoneNumber`}
        label={translate('Phone number')}
        type="tel"
        disabled={readOnly}
      />
    </Box>
  );
}
