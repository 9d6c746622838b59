import { namingPrefix } from '@adlane/contract/constants';
import { Box, translate } from '@adlane/ui';
import { RadioGroupField, TextField, useFormState } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import { DeliveryFields } from '../../launch/fields/DeliveryFields';
import { useAmountsInCurrency } from '../../launch/fields/useAmountsInCurrency';
import { NoAccount } from '../../launch/LaunchDrawer/AccountStep';
import type { LaunchAssets } from '../../launch/launchAssets';
import { budgetTypeOptions } from '../../launch/launchForm';
import type { BulkForm, BulkRow } from '../bulkForm';
import { ClientRows } from './ClientRows';

export type ClientsStepProps = {
  assets: LaunchAssets;
  /** Whether the user belongs to the agency; a client launches for itself. */
  isAgency: boolean;
  connectHref: string | undefined;
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
};

/** The common time zone of the accounts, else the user's. */
function findTimeZone(rows: readonly BulkRow[], { accounts }: LaunchAssets): string {
  const zones = new Set(
    rows.flatMap(({ adAccountId }) => accounts.find(({ id }) => String(id) === adAccountId)?.timezone ?? []),
  );
  const [zone] = zones;
  return zones.size === 1 && zone !== undefined ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** First step: for whom, who pays and posts, and what all campaigns share. */
export function ClientsStep(props: ClientsStepProps) {
  const { assets, connectHref, isAdvancedOpen, onAdvanced } = props;
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  const { rows, budgetType, settings, templateAdType } = values;
  const first = assets.accounts.find(({ id }) => String(id) === rows[0]?.adAccountId);
  useAmountsInCurrency(['settings.bidAmount'], first?.currency);
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {assets.accounts.some(({ status }) => status === 'Active') ? null : (
        <NoAccount connectHref={connectHref} />
      )}
      <TextField
        name="campaignName"
        label={translate('Campaign name')}
        hint={translate("We add '{namingPrefix}' in front of it on Facebook.", { namingPrefix })}
        required
      />
      <RadioGroupField
        name="budgetType"
        label={translate('Budget')}
        options={translateOptions(budgetTypeOptions)}
        inline
      />
      <ClientRows assets={assets} isAgency={props.isAgency} />
      <DeliveryFields
        adType={templateAdType}
        budgetType={budgetType}
        settings={settings}
        currency={first?.currency ?? 'USD'}
        timeZone={findTimeZone(rows, assets)}
        isAdvancedOpen={isAdvancedOpen}
        onAdvanced={onAdvanced}
      />
    </Box>
  );
}
