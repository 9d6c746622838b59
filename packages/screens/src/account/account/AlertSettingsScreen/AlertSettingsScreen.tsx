import { useApi } from '@adlane/api-client';
import { AdAlertSettings } from '@adlane/contract/ads/ads';
import { successMessages } from '@adlane/contract/constants';
import { QueryState, Skeleton, toast, translate } from '@adlane/ui';
import { CheckboxField, FormSection } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { translateOptions } from '../../../shared/format/translateOptions';
import { MoneyLimitFields } from '../../../shared/MoneyLimit/MoneyLimitFields';
import { pickChanged } from '../../../shared/RecordForm/pickChanged';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

const events = [
  { name: 'attention', label: 'An ad needs attention', hint: 'The platform rejected it or found a problem.' },
  { name: 'stopped', label: 'An ad stopped', hint: 'It no longer runs, although it was not paused here.' },
  {
    name: 'cost',
    label: 'A result costs too much',
    hint: 'Its cost is above the limit of the ad or the one below.',
  },
  { name: 'spend_cap', label: 'An ad reached its spend cap', hint: 'It is paused until the cap is raised.' },
] as const satisfies readonly { name: keyof AdAlertSettings; label: string; hint: string }[];

function SettingsForm({ settings }: { settings: AdAlertSettings }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return (
    <RecordForm<AdAlertSettings>
      initialValues={settings}
      body={AdAlertSettings}
      send={async (values) => {
        const { cost_limit, cost_currency } = values;
        const changed = pickChanged(settings, values);
        // An amount counts in its currency.
        const isLimitChanged = 'cost_limit' in changed || 'cost_currency' in changed;
        const body = { ...changed, ...(isLimitChanged && { cost_limit, cost_currency }) };
        queryClient.setQueryData(
          queries.ads.alertSettings.query().queryKey,
          await client.ads.updateAlertSettings({ body }),
        );
        toast({ tone: 'success', text: successMessages.saved });
      }}
    >
      <FormSection
        title={translate('Running ads')}
        description={translate(
          'Notify the agency, and the client of the ad, when one of these happens. Each user chooses emails in the user profile.',
        )}
      >
        {translateOptions(events).map(({ name, label, hint }) => (
          <CheckboxField key={name} name={name} label={label} hint={translate(hint)} />
        ))}
        <MoneyLimitFields
          name="cost_limit"
          currencyName="cost_currency"
          label={translate('Highest cost per result')}
          hint={translate('Leave it empty for none. Each ad can override it.')}
        />
      </FormSection>
    </RecordForm>
  );
}

/** Which events of running ads the agency is notified of. */
export function AlertSettingsScreen() {
  const { queries } = useApi();
  const settings = useQuery(queries.ads.alertSettings.query());
  return (
    <QueryState
      query={settings}
      errorTitle={translate("Couldn't load the alerts")}
      describeError={describeError}
      loadingLabel={translate('Loading the alerts')}
      loading={<Skeleton height={80} />}
    >
      {(data) => <SettingsForm settings={data} />}
    </QueryState>
  );
}
