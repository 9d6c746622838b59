import { useApi } from '@adlane/api-client';
import { type CustomField, CustomFieldForm, customFieldTypes } from '@adlane/contract/account/customFields';
import { successMessages } from '@adlane/contract/constants';
import { Button, EmptyState, Flex, IconButton, QueryState, Stack, Text, toast, translate } from '@adlane/ui';
import { openVersion, SelectField, TagsField, TextField, useFormState } from '@adlane/ui/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

const typeLabels: Readonly<Record<CustomField['type'], string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  boolean: 'Yes or no',
  select: 'One of several options',
};
const typeOptions = customFieldTypes.map((value) => ({ value, label: typeLabels[value] }));

/** Invalidates the fields and the clients' values of them. */
function useRefreshFields() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queries.customFields.key() });
}

function OptionsField() {
  const { values } = useFormState<{ type: string }>({ subscription: { values: true } });
  if (values.type !== 'select') return null;
  return (
    <TagsField
      name="options"
      label={translate('Options')}
      hint={translate('Press Enter after each option.')}
      required
    />
  );
}

type FieldValues = Pick<CustomField, 'name' | 'type' | 'options'>;

const toValues = ({ name, type, options }: CustomField): FieldValues => ({ name, type, options });

type FieldFormProps = {
  /** The field to change; a new one without. */
  field: CustomField | undefined;
  onClose: () => void;
};

function FieldForm({ field, onClose }: FieldFormProps) {
  const { client } = useApi();
  const refresh = useRefreshFields();
  return (
    <RecordForm<FieldValues>
      initialValues={field ? toValues(field) : { name: '', type: 'text', options: [] }}
      version={field && openVersion('custom field', field, toValues)}
      body={CustomFieldForm}
      submitLabel={field ? translate('Save') : translate('Add field')}
      onCancel={onClose}
      send={async (body, base_updated_at) => {
        if (field)
          await client.customFields.update({ params: { id: field.id }, body: { ...body, base_updated_at } });
        else await client.customFields.store({ body });
        toast({ tone: 'success', text: field ? successMessages.saved : successMessages.created });
        onClose();
        await refresh();
      }}
    >
      <TextField name="name" label={translate('Name')} required />
      <SelectField name="type" label={translate('Type')} options={translateOptions(typeOptions)} />
      <OptionsField />
    </RecordForm>
  );
}

function FieldRow({ field, onEdit }: { field: CustomField; onEdit: () => void }) {
  const { client } = useApi();
  const refresh = useRefreshFields();
  const { confirm, dialog } = useConfirmation();
  const remove = useMutation({
    mutationFn: () => client.customFields.delete({ params: { id: field.id } }),
    onSuccess: async () => {
      toast({ tone: 'success', text: successMessages.deleted });
      await refresh();
    },
  });
  return (
    <Flex as="li" align="center" gap={3} py={2} borderBottomWidth="line">
      <Stack gap={0} flex="1" minW={0}>
        <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {field.name}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {field.type === 'select' ? field.options.join(', ') : translate(typeLabels[field.type])}
        </Text>
      </Stack>
      <IconButton
        size="sm"
        label={translate('Edit {name}', { name: field.name })}
        icon={<Pencil />}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        label={translate('Delete {name} and its values', { name: field.name })}
        icon={<Trash2 />}
        loading={remove.isPending}
        onClick={() =>
          confirm(
            {
              title: translate('Delete {name}?', { name: field.name }),
              text: translate("Its values are deleted from every client. You can't undo this."),
              confirmLabel: translate('Delete field'),
            },
            () => remove.mutate(),
          )
        }
      />
      {dialog}
    </Flex>
  );
}

/** The agency's own fields of client records: add, change, delete. */
export function CustomFields() {
  const { queries } = useApi();
  const fields = useQuery(queries.customFields.list.query({ query: { sort: 'name', order: 'asc' } }));
  const [edited, setEdited] = useState<CustomField | 'new'>();
  const close = () => setEdited(undefined);
  if (edited !== undefined) {
    return <FieldForm field={edited === 'new' ? undefined : edited} onClose={close} />;
  }
  const addButton = (
    <Button variant="secondary" startIcon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {translate('Add field')}
    </Button>
  );
  return (
    <QueryState
      query={fields}
      errorTitle={translate('The custom fields could not be loaded')}
      describeError={describeError}
      loadingLabel={translate('Loading the custom fields')}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState title={translate('No custom fields yet')} actions={addButton} />}
    >
      {({ data }) => (
        <Stack gap={4} align="start">
          <Stack as="ul" gap={0} w="full" listStyleType="none">
            {data.map((field) => (
              <FieldRow key={field.id} field={field} onEdit={() => setEdited(field)} />
            ))}
          </Stack>
          {addButton}
        </Stack>
      )}
    </QueryState>
  );
}
