import { Grid, Stack, Text, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';

/** Which verified identities benefit from the ads and pay for them, which some countries demand. */
export function VerifiedIdentityFields() {
  const hint = translate('A number, digits only. It may be the same for both.');
  return (
    <Stack gap={3}>
      <Text textStyle="sm" color="fg.muted">
        {translate(
          'Ads in this country name a verified beneficiary and payer. Their numbers are in Meta Business Suite, under Settings, Authorizations and verifications.',
        )}
      </Text>
      <Grid gap={4} gridTemplateColumns="repeat(auto-fit, minmax({sizes.48}, 1fr))">
        <TextField
          name="settings.verifiedBeneficiary"
          label={translate('Verified beneficiary')}
          hint={hint}
          required
        />
        <TextField name="settings.verifiedPayor" label={translate('Verified payer')} hint={hint} required />
      </Grid>
    </Stack>
  );
}
