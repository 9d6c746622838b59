import { messages } from '@adlane/contract/rules';
import { type ComboboxOption, Dialog, toast, translate } from '@adlane/ui';
import { ComboboxField } from '@adlane/ui/fields';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import type { TaxonomyLabels, TaxonomyRow } from '../taxonomy';

export type MergeDialogProps = {
  labels: TaxonomyLabels;
  /** Rows to merge; the dialog is closed without them. */
  rows: readonly TaxonomyRow[] | undefined;
  /** Rows to merge into, by id. */
  options: readonly ComboboxOption[];
  /** Merges the rows of `ids` into another one. */
  onMerge: (ids: number[], intoId: number) => Promise<unknown>;
  onClose: () => void;
};

/** Chooses the row that gets the templates of the others, which are deleted. */
export function MergeDialog({ labels, rows, options, onMerge, onClose }: MergeDialogProps) {
  const names = (rows ?? []).map(({ name }) => name).join(', ');
  return (
    <Dialog
      open={rows !== undefined}
      onClose={onClose}
      title={translate('Merge {names}', { names: translate(labels.title).toLowerCase() })}
      description={translate(
        '{names}: all templates move to the {noun} that you choose. The others are deleted. This cannot be undone.',
        { names, noun: translate(labels.noun) },
      )}
    >
      {rows === undefined ? null : (
        <RecordForm
          initialValues={{ into_id: '' }}
          submitLabel={translate('Merge')}
          onCancel={onClose}
          send={async ({ into_id }) => {
            const intoId = Number(into_id);
            const ids = rows.map(({ id }) => id).filter((id) => id !== intoId);
            await onMerge(ids, intoId);
            toast({ tone: 'success', text: labels.saved });
            onClose();
          }}
        >
          <ComboboxField
            name="into_id"
            label={translate('Merge into')}
            // One row cannot be merged into itself.
            options={rows.length > 1 ? options : options.filter(({ value }) => value !== String(rows[0]?.id))}
            validate={(value) => (value ? undefined : messages.fieldRequired)}
            required
          />
        </RecordForm>
      )}
    </Dialog>
  );
}
