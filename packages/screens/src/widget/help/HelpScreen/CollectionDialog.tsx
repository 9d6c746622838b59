import { useApi } from '@adlane/api-client';
import { contentLimits, successMessages } from '@adlane/contract/constants';
import { CollectionForm, type ProjectCollection } from '@adlane/contract/widget/help/manage';
import { Dialog, toast, translate } from '@adlane/ui';
import { openVersion, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

type Values = Pick<ProjectCollection, 'title' | 'description'>;

const toValues = ({ title, description }: ProjectCollection): Values => ({ title, description });

export type CollectionDialogProps = {
  projectId: number;
  /** The collection to rename, 'new' to create one; the dialog is closed without either. */
  target: ProjectCollection | 'new' | undefined;
  onClose: () => void;
};

/** Creates or renames a collection. */
export function CollectionDialog({ projectId, target, onClose }: CollectionDialogProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const stored = target === 'new' ? undefined : target;
  async function send(values: Values, base_updated_at?: string) {
    await (stored
      ? client.projectHelp.updateCollection({
          params: { id: stored.id },
          body: { ...values, base_updated_at },
        })
      : client.projectHelp.storeCollection({ body: { ...values, project_id: projectId } }));
    toast({ tone: 'success', text: stored ? successMessages.saved : successMessages.created });
    onClose();
    await cache.invalidateQueries({ queryKey: queries.projectHelp.key() });
  }
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={stored ? translate('Rename the collection') : translate('New collection')}
      size="sm"
    >
      {target === undefined ? null : (
        <RecordForm<Values>
          initialValues={stored ? toValues(stored) : { title: '', description: '' }}
          version={stored && openVersion('collection', stored, toValues)}
          body={CollectionForm}
          submitLabel={stored ? translate('Save') : translate('Create collection')}
          onCancel={onClose}
          send={send}
        >
          <TextField name="title" label={translate('Title')} limit={contentLimits.title} required />
          <TextField name="description" label={translate('Description')} limit={contentLimits.summary} />
        </RecordForm>
      )}
    </Dialog>
  );
}
