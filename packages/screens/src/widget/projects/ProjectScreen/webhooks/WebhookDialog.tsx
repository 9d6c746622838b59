import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import {
  type ProjectWebhook,
  WebhookForm,
  type WebhookSecret,
  webhookEvents,
} from '@adlane/contract/widget/projects/webhooks';
import { Dialog, toast, translate } from '@adlane/ui';
import { MultiSelectField, openVersion, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../../shared/RecordForm/RecordForm';
import { webhookEventLabels } from './webhookEventLabels';

export type WebhookDialogProps = {
  projectId: number;
  /** The webhook to change, 'new' to create one; the dialog is closed without either. */
  target: ProjectWebhook | 'new' | undefined;
  onClose: () => void;
  /** Called with the secret of a new webhook. */
  onCreated: (secret: WebhookSecret) => void;
};

const toForm = ({ name, url, events }: ProjectWebhook): WebhookForm => ({ name, url, events });

/** Creates or changes a webhook. */
export function WebhookDialog({ projectId, target, onClose, onCreated }: WebhookDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  async function send(form: WebhookForm, base_updated_at?: string) {
    if (target === undefined) return;
    if (target === 'new') {
      onCreated(await client.projectWebhooks.store({ body: { ...form, project_id: projectId } }));
    } else {
      await client.projectWebhooks.update({ params: { id: target.id }, body: { ...form, base_updated_at } });
      toast({ tone: 'success', text: successMessages.saved });
    }
    onClose();
    await queryClient.invalidateQueries({ queryKey: queries.projectWebhooks.key() });
  }
  const edited = target === 'new' ? undefined : target;
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      size="md"
      title={target === 'new' ? translate('New webhook') : translate('Edit webhook')}
    >
      {target === undefined ? null : (
        <RecordForm<WebhookForm>
          initialValues={edited ? toForm(edited) : { name: '', url: '', events: ['ticket.created'] }}
          version={edited && openVersion('webhook', edited, toForm)}
          body={WebhookForm}
          submitLabel={target === 'new' ? translate('Create webhook') : translate('Save')}
          onCancel={onClose}
          send={send}
        >
          <TextField name="name" label={translate('Name')} limit={100} required />
          <TextField
            name="url"
            label={translate('Address')}
            type="url"
            hint={translate('Receives a signed POST with JSON. It must be on the public internet.')}
            required
          />
          <MultiSelectField
            name="events"
            label={translate('Events')}
            items={webhookEvents}
            toOption={(event) => ({ value: event, label: translate(webhookEventLabels[event]) })}
            required
          />
        </RecordForm>
      )}
    </Dialog>
  );
}
