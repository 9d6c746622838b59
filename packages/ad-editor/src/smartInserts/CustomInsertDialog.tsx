import { useApi } from '@adlane/api-client';
import { type CustomInsert, CustomInsertForm } from '@adlane/contract/ads/smartInserts';
import { successMessages } from '@adlane/contract/constants';
import { Box, Dialog, toast, translate, useUnsavedChangesGuard } from '@adlane/ui';
import {
  ConflictChoice,
  Form,
  openVersion,
  SubmitBar,
  TextAreaField,
  TextField,
  useFormState,
  useVersionedSave,
} from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createValidator, toSaveErrors } from './insertErrors';

type Typed = Pick<CustomInsert, 'name' | 'value'>;

const toValues = ({ name, value }: CustomInsert): Partial<Typed> => ({ name, value });
const checkInsert = createValidator(CustomInsertForm);

export type CustomInsertDialogProps = {
  /** The insert to edit; a new one without it. */
  insert?: CustomInsert | undefined;
  /** The client that owns it; the agency, for all its clients, without one. */
  clientUserId?: number | undefined;
  /** Whether it is shown. */
  open: boolean;
  /** Closes it, after a save too. */
  onClose: () => void;
};

/** Name and value of a Custom Insert (ads §3). */
export function CustomInsertDialog({ insert, clientUserId, open, onClose }: CustomInsertDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const meta = { statusesShownInPlace: [409, 422] };
  const store = useMutation(queries.smartInserts.storeCustom.mutation({ meta }));
  const update = useMutation(queries.smartInserts.updateCustom.mutation({ meta }));

  const opened = insert && openVersion('smart insert', insert, toValues);
  // Another object would discard what was typed.
  const [initialValues] = useState(opened?.values ?? {});
  const versioned = useVersionedSave(opened, async (typed: Partial<Typed>, based) => {
    const body = { name: typed.name ?? '', value: typed.value ?? '' };
    if (insert) {
      await update.mutateAsync({
        params: { id: insert.id },
        body: { ...body, base_updated_at: based?.base },
      });
    } else await store.mutateAsync({ body: { ...body, client_user_id: clientUserId ?? null } });
  });

  async function save(typed: Partial<Typed>): Promise<object | undefined> {
    try {
      await versioned.save(typed);
      toast({ tone: 'success', text: insert ? successMessages.saved : successMessages.smartInsertCreated });
      onClose();
      void queryClient.invalidateQueries({ queryKey: queries.smartInserts.view.key() });
      return undefined;
    } catch (error) {
      return toSaveErrors(error);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={insert ? translate('Edit {name}', { name: `{${insert.name}}` }) : translate('New custom insert')}
    >
      <Form<Partial<Typed>>
        initialValues={initialValues}
        validate={(typed) => checkInsert({ name: '', value: '', ...typed })}
        onSubmit={save}
      >
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate>
            <Box display="grid" gap={4}>
              <TextField
                name="name"
                label={translate('Name')}
                limit={60}
                required
                hint={
                  insert && insert.templates_count > 0
                    ? translate("{templates} use this name, so it can't be changed.", {
                        templates: formatTemplateCount(insert.templates_count),
                      })
                    : translate(
                        'Letters, digits, spaces and underscores. Use the name in braces in your texts.',
                      )
                }
              />
              <TextAreaField name="value" label={translate('Value')} rows={3} limit={1000} required />
              <ConflictChoice<Partial<Typed>> {...versioned} />
              <Buttons onClose={onClose} />
            </Box>
          </form>
        )}
      </Form>
    </Dialog>
  );
}

/** Save and cancel; warns before typed values are lost. */
function Buttons({ onClose }: Pick<CustomInsertDialogProps, 'onClose'>) {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const { guard, dialog } = useUnsavedChangesGuard(dirty === true, { isSaving: submitting });
  return (
    <>
      <SubmitBar onCancel={() => guard(onClose)} />
      {dialog}
    </>
  );
}

/** '1 template', '4 templates'. */
export function formatTemplateCount(count: number): string {
  return translate(count === 1 ? '{count} template' : '{count} templates', { count });
}
