import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { type Client, clientStatuses } from '@adlane/contract/clients';
import { successMessages } from '@adlane/contract/constants';
import { Grid, toast } from '@adlane/ui';
import { ComboboxField, SelectField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useNicheOptions } from '../../shared/lists/useNicheOptions';
import { RecordForm } from '../../shared/RecordForm/RecordForm';
import { clientStatusBadges } from '../clientBadges';

const statusOptions = clientStatuses.map((value) => ({ value, label: clientStatusBadges[value].text }));

function toFormValues(client: Client) {
  const { business_name, first_name, last_name, email, phone, niche, status, address } = client;
  return { business_name, first_name, last_name, email, phone, niche: niche ?? '', status, address };
}

/** Changes a client's record. */
export function ClientProfileForm({ client: record }: { client: Client }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const niches = useNicheOptions(record.niche);
  return (
    <RecordForm
      initialValues={toFormValues(record)}
      body={contract.clients.update.body}
      send={async ({ niche, ...values }) => {
        await client.clients.update({ params: { id: record.id }, body: { ...values, niche: niche || null } });
        toast({ tone: 'success', text: successMessages.saved });
        await queryClient.invalidateQueries({ queryKey: queries.clients.key() });
      }}
    >
      <TextField name="business_name" label="Business name" required />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label="First name" required />
        <TextField name="last_name" label="Last name" />
        <TextField name="email" label="Email" type="email" required />
        <TextField name="phone" label="Phone" type="tel" />
        <ComboboxField name="niche" label="Niche" options={niches} placeholder="No niche" />
        <SelectField name="status" label="Status" options={statusOptions} />
      </Grid>
      <TextField name="address.streetAddress" label="Street address" />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="address.city" label="City" />
        <TextField name="address.zip" label="Zip code" />
        <TextField name="address.country" label="Country" />
      </Grid>
    </RecordForm>
  );
}
