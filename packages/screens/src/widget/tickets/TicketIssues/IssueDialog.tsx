import { useApi } from '@adlane/api-client';
import { trackerNames } from '@adlane/contract/widget/projects/trackers';
import {
  IssueAddress,
  maxIssueText,
  NewTicketIssue,
  type TicketIssues,
} from '@adlane/contract/widget/tickets/issues';
import { Dialog, toast, translate } from '@adlane/ui';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

export type IssueDialogProps = {
  ticketId: number;
  issues: TicketIssues;
  /** What the dialog does; it is closed without. */
  action: 'create' | 'link' | undefined;
  onClose: () => void;
};

type Values = NewTicketIssue & { readonly tracker_id: string };

/** Creates a ticket's issue in one of the project's trackers, or links one that exists. */
export function IssueDialog({ ticketId, issues, action, onClose }: IssueDialogProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const params = { id: ticketId };
  const used = new Set(issues.data.map(({ tracker_id }) => tracker_id));
  const free = issues.trackers.filter(({ id }) => !used.has(id));
  const finish = async (text: string) => {
    toast({ tone: 'success', text });
    onClose();
    await cache.invalidateQueries({ queryKey: queries.ticketIssues.key() });
  };
  const title = action === 'link' ? translate('Link an issue') : translate('Create an issue');
  return (
    <Dialog open={action !== undefined} onClose={onClose} size="md" title={title}>
      {action === 'create' ? (
        <RecordForm<Values>
          initialValues={{ ...issues.draft, has_details: true, tracker_id: String(free[0]?.id ?? '') }}
          body={NewTicketIssue}
          submitLabel={translate('Create issue')}
          onCancel={onClose}
          send={async ({ tracker_id, ...values }) => {
            await client.ticketIssues.store({ params, body: { ...values, tracker_id: Number(tracker_id) } });
            await finish(translate('The issue is being created.'));
          }}
        >
          <SelectField
            name="tracker_id"
            label={translate('Tracker')}
            options={free.map(({ id, kind, target_name }) => ({
              value: String(id),
              label: `${trackerNames[kind]} ${target_name}`,
            }))}
            required
          />
          <TextField name="title" label={translate('Title')} limit={200} required />
          <TextAreaField name="description" label={translate('Description')} rows={6} limit={maxIssueText} />
          <CheckboxField
            name="has_details"
            label={translate('Add page, browser, last steps and console errors')}
            hint={translate(
              'Everyone who sees the issue can read them. A link to this ticket is always added.',
            )}
          />
        </RecordForm>
      ) : null}
      {action === 'link' ? (
        <RecordForm<IssueAddress>
          initialValues={{ url: '' }}
          body={IssueAddress}
          submitLabel={translate('Link issue')}
          onCancel={onClose}
          send={async (body) => {
            await client.ticketIssues.link({ params, body });
            await finish(translate('Issue linked.'));
          }}
        >
          <TextField
            name="url"
            label={translate('Issue address')}
            type="url"
            hint={translate('Copy it from an issue in a tracker of this project.')}
            required
          />
        </RecordForm>
      ) : null}
    </Dialog>
  );
}
