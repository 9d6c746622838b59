import { useApi } from '@adlane/api-client';
import { type Client, ClientChange, clientStatuses } from '@adlane/contract/account/clients';
import { defaultCurrency, successMessages } from '@adlane/contract/constants';
import { Grid, toast, translate } from '@adlane/ui';
import { openVersion, SelectField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { translateOptions } from '../../../shared/format/translateOptions';
import { NicheField } from '../../../shared/lists/NicheField';
import { MoneyLimitFields } from '../../../shared/MoneyLimit/MoneyLimitFields';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { clientStatusBadges } from '../clientBadges';

const statusOptions = clientStatuses.map((value) => ({ value, label: clientStatusBadges[value].text }));

function toFormValues(client: Client) {
  const { business_name, first_name, last_name, email, phone, niche, status, address } = client;
  return {
    business_name,
    first_name,
    last_name,
    email,
    phone,
    niche: niche ?? '',
    status,
    address,
    monthly_budget_limit: client.monthly_budget_limit,
    monthly_budget_currency: client.monthly_budget_currency ?? defaultCurrency,
  };
}

const toVersion = (client: Client) => openVersion('client', client, toFormValues);

/** Changes a client's record. Another client needs another form, by its key. */
export function ClientProfileForm({ client: record }: { client: Client }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const stored = toVersion(record);
  return (
    <RecordForm
      initialValues={stored.values}
      version={stored}
      body={ClientChange}
      send={async ({ niche, ...values }, base_updated_at) => {
        const body = { ...values, niche: niche || null, ...(base_updated_at ? { base_updated_at } : {}) };
        const saved = await client.clients.update({ params: { id: record.id }, body });
        toast({ tone: 'success', text: successMessages.saved });
        await queryClient.invalidateQueries({ queryKey: queries.clients.key() });
        return toVersion(saved);
      }}
    >
      <TextField name="business_name" label={translate('Business name')} required />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label={translate('First name')} required />
        <TextField name="last_name" label={translate('Last name')} />
        <TextField name="email" label={translate('Email')} type="email" required />
        <TextField name="phone" label={translate('Phone')} type="tel" />
        <NicheField current={record.niche} />
        <SelectField name="status" label={translate('Status')} options={translateOptions(statusOptions)} />
      </Grid>
      <TextField name="address.streetAddress" label={translate('Street address')} />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="address.city" label={translate('City')} />
        <TextField name="address.zip" label={translate('Zip code')} />
        <TextField name="address.country" label={translate('Country')} />
      </Grid>
      <MoneyLimitFields
        name="monthly_budget_limit"
        currencyName="monthly_budget_currency"
        label={translate('Monthly ad budget limit')}
        hint={translate(
          'A launch or budget above it needs a second confirmation. Leave it empty for no limit.',
        )}
      />
    </RecordForm>
  );
}
