import { useApi } from '@adlane/api-client';
import { contentLimits, successMessages } from '@adlane/contract/constants';
import {
  FeatureRequestForm,
  featureRequestStatuses,
  type ProjectFeatureRequest,
} from '@adlane/contract/widget/featureRequests/manage';
import { Dialog, toast, translate } from '@adlane/ui';
import { SelectField, TextAreaField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { featureRequestBadges } from '../featureRequestBadges';

export type FeatureRequestDialogProps = {
  projectId: number;
  /** The request to edit, 'new' to add one; the dialog is closed without either. */
  target: ProjectFeatureRequest | 'new' | undefined;
  onClose: () => void;
};

/** Adds a feature request, or edits it and changes its status. */
export function FeatureRequestDialog({ projectId, target, onClose }: FeatureRequestDialogProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const stored = target === 'new' ? undefined : target;
  async function send(body: z.input<typeof FeatureRequestForm>) {
    await (stored
      ? client.projectFeatureRequests.update({ params: { id: stored.id }, body })
      : client.projectFeatureRequests.store({ body: { ...body, project_id: projectId } }));
    toast({ tone: 'success', text: stored ? successMessages.saved : successMessages.created });
    onClose();
    await cache.invalidateQueries({ queryKey: queries.projectFeatureRequests.key() });
  }
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={stored ? translate('Edit the request') : translate('New feature request')}
      size="md"
    >
      {target === undefined ? null : (
        <RecordForm<z.input<typeof FeatureRequestForm>>
          initialValues={{
            title: stored?.title ?? '',
            description: stored?.description ?? '',
            status: stored?.status ?? 'OPEN',
          }}
          body={FeatureRequestForm}
          submitLabel={stored ? translate('Save') : translate('Add request')}
          onCancel={onClose}
          send={send}
        >
          <TextField name="title" label={translate('Title')} limit={contentLimits.title} required />
          <TextAreaField
            name="description"
            label={translate('Description')}
            hint={translate('Visitors read it. Say here what you plan, too.')}
            limit={10_000}
          />
          <SelectField
            name="status"
            label={translate('Status')}
            options={featureRequestStatuses.map((value) => ({
              value,
              label: translate(featureRequestBadges[value].text),
            }))}
          />
        </RecordForm>
      )}
    </Dialog>
  );
}
