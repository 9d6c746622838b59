import { type ListView, ListViewForm } from '@adlane/contract/account/listViews';
import { Dialog, toast, translate } from '@adlane/ui';
import { CheckboxField, TextField } from '@adlane/ui/fields';
import { RecordForm } from '../RecordForm/RecordForm';

/** Name and audience of a view. */
export type ViewForm = { readonly name: string; readonly is_shared: boolean };

export type ViewDialogProps = {
  isOpen: boolean;
  /** The view to rename or share; without one, the current filters are saved as a new one. */
  view: ListView | undefined;
  onSave: (form: ViewForm) => Promise<unknown>;
  onClose: () => void;
};

/** Saves filters as a view, or renames and shares a view. */
export function ViewDialog({ isOpen, view, onSave, onClose }: ViewDialogProps) {
  async function send(form: ViewForm) {
    await onSave(form);
    toast({ tone: 'success', text: 'View saved.' });
    onClose();
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={view ? translate('Change view') : translate('Save view')}
      description={view ? undefined : translate('Saves the search and filters that are set now.')}
    >
      {isOpen ? (
        <RecordForm
          initialValues={{ name: view?.name ?? '', is_shared: view?.is_shared ?? false }}
          body={ListViewForm.pick({ name: true, is_shared: true })}
          submitLabel={translate('Save view')}
          onCancel={onClose}
          send={send}
        >
          <TextField name="name" label={translate('Name')} limit={60} required />
          <CheckboxField name="is_shared" label={translate('Share with the team')} />
        </RecordForm>
      ) : null}
    </Dialog>
  );
}
