import { useApi } from '@adlane/api-client';
import { contentLimits, successMessages } from '@adlane/contract/constants';
import {
  FeatureRequestForm,
  featureRequestStatuses,
  type ProjectFeatureRequest,
} from '@adlane/contract/widget/featureRequests/manage';
import { Dialog, toast, translate } from '@adlane/ui';
import { openVersion, SelectField, TextAreaField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { featureRequestBadges } from '../featureRequestBadges';

type Values = z.input<typeof FeatureRequestForm>;

function toValues({ title, description, status }: ProjectFeatureRequest): Values {
  return { title, description, status };
}

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
  async function send(values: Values, base_updated_at?: string) {
    await (stored
      ? client.projectFeatureRequests.update({
          params: { id: stored.id },
          body: { ...values, base_updated_at },
        })
      : client.projectFeatureRequests.store({ body: { ...values, project_id: projectId } }));
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
        <RecordForm<Values>
          initialValues={stored ? toValues(stored) : { title: '', description: '', status: 'OPEN' }}
          version={stored && openVersion('request', stored, toValues)}
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
