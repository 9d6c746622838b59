import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import { maxProjectNameLength, type Project, ProjectForm } from '@adlane/contract/widget/projects';
import { Dialog, toast, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../shared/RecordForm/RecordForm';

export type ProjectDialogProps = {
  /** The project to rename, 'new' to create one; the dialog is closed without either. */
  target: Pick<Project, 'id' | 'name'> | 'new' | undefined;
  onClose: () => void;
  /** Called with the id of a new project. */
  onCreated?: (id: number) => void;
};

/** Creates or renames a project. */
export function ProjectDialog({ target, onClose, onCreated }: ProjectDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const isNew = target === 'new';
  async function send(body: { name: string }) {
    if (target === undefined) return;
    const saved = await (target === 'new'
      ? client.projects.store({ body })
      : client.projects.update({ params: { id: target.id }, body }));
    toast({ tone: 'success', text: isNew ? successMessages.created : successMessages.saved });
    onClose();
    if (isNew) onCreated?.(saved.id);
    await queryClient.invalidateQueries({ queryKey: queries.projects.key() });
  }
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={isNew ? translate('New project') : translate('Rename the project')}
      size="sm"
    >
      {target === undefined ? null : (
        <RecordForm
          initialValues={{ name: target === 'new' ? '' : target.name }}
          body={ProjectForm}
          submitLabel={isNew ? translate('Create project') : translate('Save')}
          onCancel={onClose}
          send={send}
        >
          <TextField
            name="name"
            label={translate('Name')}
            hint={translate("The name of the site or app. Visitors don't see it.")}
            limit={maxProjectNameLength}
            required
          />
        </RecordForm>
      )}
    </Dialog>
  );
}
