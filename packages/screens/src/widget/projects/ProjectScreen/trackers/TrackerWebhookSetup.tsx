import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import {
  ownSecretKinds,
  type ProjectTracker,
  type TrackerKind,
  type TrackerWebhook,
  TrackerWebhookForm,
} from '@adlane/contract/widget/projects/trackers';
import { Box, Button, Heading, QueryState, Skeleton, Stack, Text, toast, translate } from '@adlane/ui';
import { PasswordField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../../shared/format/describeError';
import { formatDateTime } from '../../../../shared/format/formatDateTime';
import { useRecordCall } from '../../../../shared/lists/useRecordCall';
import { RecordForm } from '../../../../shared/RecordForm/RecordForm';
import { CodeBlock } from '../CodeBlock';

const steps: Readonly<Record<TrackerKind, string>> = {
  github:
    'In the settings of the repository, add a webhook with this address, the content type application/json, the secret, and the event Issues.',
  linear:
    'In the API settings of Linear, add a webhook with this address for issues. Then paste its signing secret here.',
  jira: 'In the system settings of Jira, add a webhook with this address, the secret, and the events of issues.',
};

/** Address and secret with which a tracker reports changed issues at once, and when it last did. */
export function TrackerWebhookSetup({ tracker: { id, kind } }: { tracker: ProjectTracker }) {
  const { queries } = useApi();
  const webhook = useQuery(queries.projectTrackers.viewWebhook.query({ params: { id } }));
  return (
    <Stack gap={4} pt={6} borderTopWidth="line">
      <Heading level={3} size="sm">
        {translate('Status updates')}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {translate(steps[kind])}
      </Text>
      <QueryState
        query={webhook}
        describeError={describeError}
        loadingLabel={translate('Loading')}
        loading={<Skeleton height={32} />}
      >
        {(found) => <Details id={id} kind={kind} webhook={found} />}
      </QueryState>
    </Stack>
  );
}

type DetailsProps = { id: number; kind: TrackerKind; webhook: TrackerWebhook };

function Details({ id, kind, webhook: { url, secret, webhook_at } }: DetailsProps) {
  const { client, queries } = useApi();
  const run = useRecordCall(queries.projectTrackers.key());
  const isOwnSecret = ownSecretKinds.includes(kind);
  const replace = () =>
    run(successMessages.saved, () =>
      client.projectTrackers.updateWebhook({ params: { id }, body: { secret: '' } }),
    );
  return (
    <>
      <CodeBlock label={translate('Webhook address')} code={url} />
      {isOwnSecret ? <SecretForm id={id} hasSecret={secret !== null} /> : null}
      {isOwnSecret || secret === null ? null : (
        <CodeBlock label={translate('Webhook secret')} code={secret} />
      )}
      {isOwnSecret ? null : (
        <Box>
          <Button size="sm" variant="secondary" onClick={replace}>
            {secret === null ? translate('Create a secret') : translate('Replace secret')}
          </Button>
        </Box>
      )}
      <Text textStyle="sm" color="fg.muted">
        {webhook_at === null
          ? translate('No delivery yet. Until one arrives, the status is read every few minutes.')
          : translate('Last delivery: {date}', { date: formatDateTime(webhook_at) })}
      </Text>
    </>
  );
}

function SecretForm({ id, hasSecret }: { id: number; hasSecret: boolean }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  async function send(form: TrackerWebhookForm) {
    await client.projectTrackers.updateWebhook({ params: { id }, body: form });
    toast({ tone: 'success', text: successMessages.saved });
    await queryClient.invalidateQueries({ queryKey: queries.projectTrackers.key() });
  }
  return (
    <RecordForm<TrackerWebhookForm>
      initialValues={{ secret: '' }}
      body={TrackerWebhookForm}
      submitLabel={translate('Save secret')}
      send={send}
    >
      <PasswordField
        name="secret"
        label={translate('Signing secret')}
        hint={translate(
          hasSecret
            ? 'A secret is stored. Paste a new one to replace it.'
            : 'Linear shows it on the page of the webhook.',
        )}
        autoComplete="new-password"
        required
      />
    </RecordForm>
  );
}
