import { successMessages } from '@adlane/contract/constants';
import { Dialog, toast, translate } from '@adlane/ui';
import { openVersion, TextField } from '@adlane/ui/fields';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import type { Taxonomy, TaxonomyRow } from '../taxonomy';

export type TaxonomyDialogProps<Row extends TaxonomyRow, Values extends { name: string }> = {
  taxonomy: Taxonomy<Row, Values>;
  /** The row to change, 'new' to add one; the dialog is closed without either. */
  target: Row | 'new' | undefined;
  onClose: () => void;
  /** Called after it was saved. */
  onSaved: () => void;
};

/** Adds or changes a niche, category or sub-category. */
export function TaxonomyDialog<Row extends TaxonomyRow, Values extends { name: string }>(
  props: TaxonomyDialogProps<Row, Values>,
) {
  const { taxonomy, target, onClose, onSaved } = props;
  const { labels, body, emptyValues, toValues, store, update } = taxonomy;
  const isNew = target === 'new';
  const noun = translate(labels.noun);
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={isNew ? translate('Add a {noun}', { noun }) : translate('Edit the {noun}', { noun })}
    >
      {target === undefined ? null : (
        <RecordForm
          initialValues={target === 'new' ? emptyValues : toValues(target)}
          version={target === 'new' ? undefined : openVersion(labels.noun, target, toValues)}
          body={body}
          submitLabel={isNew ? translate('Add {noun}', { noun }) : translate('Save')}
          onCancel={onClose}
          send={async (values, base_updated_at) => {
            await (target === 'new' ? store(values) : update(target.id, { ...values, base_updated_at }));
            toast({ tone: 'success', text: isNew ? successMessages.created : labels.saved });
            onClose();
            onSaved();
          }}
        >
          <TextField name="name" label={translate('Name')} required />
          {taxonomy.fields}
        </RecordForm>
      )}
    </Dialog>
  );
}
