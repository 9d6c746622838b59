import { useApi } from '@adlane/api-client';
import type { ClientCustomField, CustomField } from '@adlane/contract/account/customFields';
import { successMessages } from '@adlane/contract/constants';
import { EmptyState, QueryState, toast, translate } from '@adlane/ui';
import { SelectField, TextField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

type Values = { values: Record<string, { custom_field_id: number; value: string }> };

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function ValueField({ field, options }: { field: ClientCustomField; options: readonly string[] }) {
  const name = `values.${field.key}.value`;
  if (field.type === 'boolean') {
    return (
      <SelectField
        name={name}
        label={field.name}
        placeholder={translate('Not set')}
        options={translateOptions(yesNo)}
      />
    );
  }
  if (field.type === 'select') {
    const choices = options.map((value) => ({ value, label: value }));
    return (
      <SelectField name={name} label={field.name} placeholder={translate('Not set')} options={choices} />
    );
  }
  const hint = { text: undefined, number: 'A number', date: 'As YYYY-MM-DD' }[field.type];
  return <TextField name={name} label={field.name} hint={hint && translate(hint)} />;
}

function toInitialValues(fields: readonly ClientCustomField[]): Values {
  return {
    values: Object.fromEntries(
      fields.map(({ key, custom_field_id, value }) => [key, { custom_field_id, value: value ?? '' }]),
    ),
  };
}

// Without a schema: the server knows the type of each field.
type FormProps = {
  clientId: number;
  values: readonly ClientCustomField[];
  fields: readonly CustomField[];
};

function ValuesForm({ clientId, values, fields }: FormProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return (
    <RecordForm
      initialValues={toInitialValues(values)}
      send={async ({ values: changed }) => {
        const stored = Object.values(changed).map((each) => ({ ...each, value: each.value || null }));
        await client.customFields.storeClientValues({ body: { client_user_id: clientId, values: stored } });
        toast({ tone: 'success', text: successMessages.saved });
        await queryClient.invalidateQueries({ queryKey: queries.customFields.clientValues.key() });
      }}
    >
      {values.map((field) => (
        <ValueField
          key={field.key}
          field={field}
          options={fields.find(({ id }) => id === field.custom_field_id)?.options ?? []}
        />
      ))}
    </RecordForm>
  );
}

/** A client's values of the agency's custom fields. */
export function ClientFieldValues({ clientId }: { clientId: number }) {
  const { queries } = useApi();
  const values = useQuery(queries.customFields.clientValues.query({ query: { client_user_id: clientId } }));
  const fields = useQuery(queries.customFields.list.query({ query: { sort: 'name', order: 'asc' } }));
  return (
    <QueryState
      query={values}
      errorTitle={translate('The custom fields could not be loaded')}
      describeError={describeError}
      loadingLabel={translate('Loading the custom fields')}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState title={translate('No custom fields yet')}>
          {translate('Add them in the list of clients, under More actions.')}
        </EmptyState>
      }
    >
      {({ data }) => <ValuesForm clientId={clientId} values={data} fields={fields.data?.data ?? []} />}
    </QueryState>
  );
}
