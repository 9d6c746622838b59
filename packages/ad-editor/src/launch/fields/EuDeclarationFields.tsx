import { Grid, Stack, Text, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';

/** Who benefits from the ads and who pays for them, which the EU's Digital Services Act demands. */
export function EuDeclarationFields() {
  return (
    <Stack gap={3}>
      <Text textStyle="sm" color="fg.muted">
        {translate(
          "Ads in the EU show who benefits from them and who pays for them. Leave empty to use the ad account's defaults.",
        )}
      </Text>
      <Grid gap={4} gridTemplateColumns="repeat(auto-fit, minmax({sizes.48}, 1fr))">
        <TextField name="settings.dsaBeneficiary" label={translate('Beneficiary')} />
        <TextField name="settings.dsaPayor" label={translate('Payer')} />
      </Grid>
    </Stack>
  );
}
