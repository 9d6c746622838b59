import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import { type SavedReply, SavedReplyForm, savedReplyLimits } from '@adlane/contract/widget/savedReplies';
import { Dialog, type SelectOption, toast, translate } from '@adlane/ui';
import { openVersion, SelectField, TextAreaField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

export type SavedReplyDialogProps = {
  /** The reply to change, 'new' to write one; the dialog is closed without either. */
  target: SavedReply | 'new' | undefined;
  /** The projects to choose from. */
  projects: readonly SelectOption[];
  onClose: () => void;
};

/** A blank project offers the reply in all of them. */
type Values = { name: string; text: string; project: string };

const toValues = ({ name, text, project_id }: SavedReply): Values => ({
  name,
  text,
  project: project_id === null ? '' : String(project_id),
});

const bodySchema = SavedReplyForm.pick({ name: true, text: true });

/** Writes or changes a saved reply. */
export function SavedReplyDialog({ target, projects, onClose }: SavedReplyDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const edited = target === 'new' ? undefined : target;
  const isNew = target === 'new';
  async function send({ project, ...texts }: Values, base_updated_at?: string) {
    const body = { ...texts, project_id: project === '' ? null : Number(project) };
    await (edited
      ? client.savedReplies.update({ params: { id: edited.id }, body: { ...body, base_updated_at } })
      : client.savedReplies.store({ body }));
    toast({ tone: 'success', text: isNew ? successMessages.created : successMessages.saved });
    onClose();
    await queryClient.invalidateQueries({ queryKey: queries.savedReplies.key() });
  }
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={isNew ? translate('New saved reply') : translate('Edit saved reply')}
      size="md"
    >
      {target === undefined ? null : (
        <RecordForm<Values>
          initialValues={edited ? toValues(edited) : { name: '', text: '', project: '' }}
          version={edited && openVersion('saved reply', edited, toValues)}
          body={bodySchema}
          submitLabel={isNew ? translate('Save reply') : translate('Save')}
          onCancel={onClose}
          send={send}
        >
          <TextField
            name="name"
            label={translate('Name')}
            hint={translate('What your team searches for.')}
            limit={savedReplyLimits.name}
            required
          />
          <TextAreaField
            name="text"
            label={translate('Text')}
            hint={translate(
              '{visitor.name} and {agent.name} become the names of the visitor and the sender.',
            )}
            rows={8}
            required
          />
          <SelectField
            name="project"
            label={translate('Project')}
            options={projects}
            placeholder={translate('All projects')}
          />
        </RecordForm>
      )}
    </Dialog>
  );
}
