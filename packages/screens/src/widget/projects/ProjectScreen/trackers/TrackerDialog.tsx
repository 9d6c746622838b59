import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import {
  type ProjectTracker,
  TrackerForm,
  trackerKinds,
  trackerNames,
} from '@adlane/contract/widget/projects/trackers';
import { Dialog, toast, translate } from '@adlane/ui';
import {
  CheckboxField,
  FormSpy,
  openVersion,
  PasswordField,
  SelectField,
  TextField,
} from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../../shared/RecordForm/RecordForm';
import { TrackerWebhookSetup } from './TrackerWebhookSetup';

export type TrackerDialogProps = {
  projectId: number;
  /** The tracker to change, 'new' to connect one; the dialog is closed without either. */
  target: ProjectTracker | 'new' | undefined;
  onClose: () => void;
};

type Values = TrackerForm;
const newTracker: Values = {
  kind: 'github',
  target: '',
  site: '',
  email: '',
  issue_type: 'Task',
  closes_tickets: false,
  token: '',
};
const toForm = ({ kind, target, site, email, issue_type, closes_tickets }: ProjectTracker): Values => ({
  kind,
  target,
  site,
  email,
  issue_type,
  closes_tickets,
  token: '',
});
const kindOptions = trackerKinds.map((kind) => ({ value: kind, label: trackerNames[kind] }));

/** What each tracker calls its target and its token, and where a user finds them. */
const labels = {
  github: {
    target: 'Repository',
    example: 'Owner and name, such as acme/shop.',
    token: 'Access token',
    help: 'A fine-grained token of this repository with read and write access to issues.',
  },
  linear: {
    target: 'Team',
    example: 'Key of the team, such as ENG.',
    token: 'API key',
    help: 'A personal API key, from Settings, Security & access in Linear.',
  },
  jira: {
    target: 'Project',
    example: 'Key of the project, such as SHOP.',
    token: 'API token',
    help: 'From the security settings of your Atlassian account.',
  },
} as const;

/** Connects or changes an issue tracker; the server tests it before it is stored. */
export function TrackerDialog({ projectId, target, onClose }: TrackerDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  async function send({ kind, token, ...form }: Values, base_updated_at?: string) {
    if (target === undefined) return;
    if (target === 'new') {
      await client.projectTrackers.store({ body: { ...form, kind, token, project_id: projectId } });
      toast({ tone: 'success', text: successMessages.connected });
    } else {
      const body = { ...form, ...(token === '' ? {} : { token }), base_updated_at };
      await client.projectTrackers.update({ params: { id: target.id }, body });
      toast({ tone: 'success', text: successMessages.saved });
    }
    onClose();
    await queryClient.invalidateQueries({ queryKey: queries.projectTrackers.key() });
  }
  const edited = target === 'new' ? undefined : target;
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      size="md"
      title={edited ? translate('Edit tracker') : translate('Connect a tracker')}
    >
      {target === undefined ? null : (
        <RecordForm<Values>
          initialValues={edited ? toForm(edited) : newTracker}
          version={edited && openVersion('tracker', edited, toForm)}
          {...(edited ? {} : { body: TrackerForm })}
          submitLabel={edited ? translate('Save') : translate('Connect')}
          onCancel={onClose}
          send={send}
        >
          <FormSpy<Values> subscription={{ values: true }}>
            {({ values }) => <Fields kind={values.kind} edited={edited} />}
          </FormSpy>
        </RecordForm>
      )}
      {edited ? <TrackerWebhookSetup tracker={edited} /> : null}
    </Dialog>
  );
}

function Fields({ kind, edited }: { kind: Values['kind']; edited: ProjectTracker | undefined }) {
  const { target, example, token, help } = labels[kind];
  const stored =
    edited &&
    translate('Leave empty to use the stored one, which ends in {hint}.', { hint: edited.token_hint });
  return (
    <>
      <SelectField
        name="kind"
        label={translate('Service')}
        options={kindOptions}
        disabled={edited !== undefined}
        required
      />
      {kind === 'jira' ? (
        <>
          <TextField
            name="site"
            label={translate('Site')}
            hint={translate('The name before .atlassian.net.')}
            required
          />
          <TextField
            name="email"
            label={translate('Email')}
            type="email"
            hint={translate('Of the Atlassian account that the token belongs to.')}
            required
          />
        </>
      ) : null}
      <TextField name="target" label={translate(target)} hint={translate(example)} required />
      {kind === 'jira' ? (
        <TextField
          name="issue_type"
          label={translate('Issue type')}
          hint={translate('Type of new issues, such as Bug.')}
          required
        />
      ) : null}
      <PasswordField
        name="token"
        label={translate(token)}
        hint={stored ?? `${translate(help)} ${translate('Stored encrypted. It cannot be viewed later.')}`}
        autoComplete="new-password"
        required={edited === undefined}
      />
      <CheckboxField
        name="closes_tickets"
        label={translate('Close the ticket when its issue is done')}
        hint={translate('Once all issues of the ticket are done.')}
      />
    </>
  );
}
