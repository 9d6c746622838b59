import { useApi } from '@adlane/api-client';
import { contentLimits, successMessages } from '@adlane/contract/constants';
import { CollectionForm, type ProjectCollection } from '@adlane/contract/projectHelp';
import { Dialog, toast } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../shared/RecordForm/RecordForm';

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
  async function send(body: { title: string; description: string }) {
    await (stored
      ? client.projectHelp.updateCollection({ params: { id: stored.id }, body })
      : client.projectHelp.storeCollection({ body: { ...body, project_id: projectId } }));
    toast({ tone: 'success', text: stored ? successMessages.saved : successMessages.created });
    onClose();
    await cache.invalidateQueries({ queryKey: queries.projectHelp.key() });
  }
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={stored ? 'Rename the collection' : 'New collection'}
      size="sm"
    >
      {target === undefined ? null : (
        <RecordForm
          initialValues={{ title: stored?.title ?? '', description: stored?.description ?? '' }}
          body={CollectionForm}
          submitLabel={stored ? 'Save' : 'Create collection'}
          onCancel={onClose}
          send={send}
        >
          <TextField name="title" label="Title" limit={contentLimits.title} required />
          <TextField name="description" label="Description" limit={contentLimits.summary} />
        </RecordForm>
      )}
    </Dialog>
  );
}
