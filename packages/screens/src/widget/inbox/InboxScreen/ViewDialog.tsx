import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { InboxFilter, InboxView } from '@adlane/contract/widget/inbox/views';
import { Dialog, toast, translate } from '@adlane/ui';
import { CheckboxField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

/** The view to change, or the filters of a new one. */
export type ViewTarget = InboxView | { readonly filter: InboxFilter };

export type ViewDialogProps = {
  /** The dialog is closed without it. */
  target: ViewTarget | undefined;
  onClose: () => void;
};

/** Saves filters as a view, or renames and shares a view. */
export function ViewDialog({ target, onClose }: ViewDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const isNew = target !== undefined && !('id' in target);
  async function send(form: { name: string; is_shared: boolean }) {
    if (!target) return;
    const body = { ...form, filter: target.filter };
    await ('id' in target
      ? client.inboxViews.update({ params: { id: target.id }, body })
      : client.inboxViews.store({ body }));
    toast({ tone: 'success', text: 'View saved.' });
    onClose();
    await queryClient.invalidateQueries({ queryKey: queries.inboxViews.key() });
  }
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={isNew ? translate('Save view') : translate('Change view')}
      description={isNew ? translate('Saves the search and filters that are set now.') : undefined}
    >
      {target === undefined ? null : (
        <RecordForm
          initialValues={
            'id' in target
              ? { name: target.name, is_shared: target.is_shared }
              : { name: '', is_shared: false }
          }
          body={contract.inboxViews.store.body.omit({ filter: true })}
          submitLabel={translate('Save view')}
          onCancel={onClose}
          send={send}
        >
          <TextField name="name" label={translate('Name')} limit={60} required />
          <CheckboxField name="is_shared" label={translate('Share with the team')} />
        </RecordForm>
      )}
    </Dialog>
  );
}
