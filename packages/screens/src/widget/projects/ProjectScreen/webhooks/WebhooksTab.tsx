import { useApi } from '@adlane/api-client';
import {
  maxWebhookFailures,
  type ProjectWebhook,
  type WebhookSecret,
} from '@adlane/contract/widget/projects/webhooks';
import {
  Alert,
  Box,
  Button,
  Card,
  EmptyState,
  HStack,
  IconButton,
  Menu,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../../shared/confirm/useConfirmation';
import { describeError } from '../../../../shared/format/describeError';
import { formatDateTime } from '../../../../shared/format/formatDateTime';
import { useRecordCall } from '../../../../shared/lists/useRecordCall';
import { CodeBlock } from '../CodeBlock';
import { WebhookDeliveries } from './WebhookDeliveries';
import { WebhookDialog } from './WebhookDialog';
import { webhookEventLabels } from './webhookEventLabels';

/** Webhooks of a project: addresses that receive its events, with a log of what was sent. */
export function WebhooksTab({
  projectId,
}: {
  /** The project to show. */
  projectId: number;
}) {
  const { queries } = useApi();
  const webhooks = useQuery(queries.projectWebhooks.list.query({ query: { project_id: projectId } }));
  const [target, setTarget] = useState<ProjectWebhook | 'new' | undefined>();
  const [secret, setSecret] = useState<WebhookSecret | undefined>();
  const [log, setLog] = useState<ProjectWebhook | undefined>();
  const add = <Button onClick={() => setTarget('new')}>{translate('Add webhook')}</Button>;
  return (
    <Stack gap={5}>
      {secret ? <SecretAlert secret={secret} onClose={() => setSecret(undefined)} /> : null}
      <QueryState
        query={webhooks}
        describeError={describeError}
        loadingLabel={translate('Loading webhooks')}
        loading={<Skeleton height={32} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState icon={<Webhook />} title={translate('No webhooks yet')} actions={add}>
            {translate('Send new tickets and messages to GitHub, Jira, Linear, Slack or your own server.')}
          </EmptyState>
        }
      >
        {({ data }) => (
          <>
            <Box>{add}</Box>
            {data.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setTarget(webhook)}
                onLog={() => setLog(webhook)}
                onSecret={setSecret}
              />
            ))}
          </>
        )}
      </QueryState>
      <WebhookDialog
        projectId={projectId}
        target={target}
        onClose={() => setTarget(undefined)}
        onCreated={setSecret}
      />
      <WebhookDeliveries webhook={log} onClose={() => setLog(undefined)} />
    </Stack>
  );
}

function SecretAlert({ secret, onClose }: { secret: WebhookSecret; onClose: () => void }) {
  const until = secret.previous_secret_until;
  return (
    <Alert
      tone="warning"
      title={translate('Copy the secret of {name} now', { name: secret.webhook.name })}
      action={
        <Button variant="secondary" onClick={onClose}>
          {translate('I have copied it')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>
          {translate('It is shown this once. Your server verifies deliveries with it.')}
          {until === null
            ? null
            : ` ${translate('The previous secret stays valid until {date}.', { date: formatDateTime(until) })}`}
        </Text>
        <CodeBlock label={translate('Webhook secret')} code={secret.secret} />
      </Stack>
    </Alert>
  );
}

function getBadge({ paused_at, failures }: ProjectWebhook) {
  if (paused_at !== null) return { tone: 'neutral' as const, text: 'Paused' };
  if (failures > 0)
    return { tone: 'warning' as const, text: translate('{count} failed in a row', { count: failures }) };
  return { tone: 'positive' as const, text: 'Active' };
}

type WebhookCardProps = {
  webhook: ProjectWebhook;
  onEdit: () => void;
  onLog: () => void;
  onSecret: (secret: WebhookSecret) => void;
};

function WebhookCard({ webhook, onEdit, onLog, onSecret }: WebhookCardProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectWebhooks.key());
  const { id, name, url, events, paused_at, failures } = webhook;
  const params = { id };
  const isPaused = paused_at !== null;
  const rotate = useMutation({
    mutationFn: () => client.projectWebhooks.rotate({ params }),
    onSuccess: onSecret,
    onSettled: () => cache.invalidateQueries({ queryKey: queries.projectWebhooks.key() }),
  });
  const pause = (is_paused: boolean) =>
    run(is_paused ? 'Webhook paused.' : 'Webhook resumed.', () =>
      client.projectWebhooks.pause({ params, body: { is_paused } }),
    );
  return (
    <Card
      title={name}
      actions={
        <HStack gap={2}>
          <StatusBadge {...getBadge(webhook)} />
          <Button size="sm" variant="secondary" onClick={onLog}>
            {translate('Deliveries')}
          </Button>
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name })}
                icon={<EllipsisVertical />}
              />
            }
            items={[
              { value: 'edit', label: translate('Edit'), onSelect: onEdit },
              {
                value: 'pause',
                label: isPaused ? translate('Resume') : translate('Pause'),
                onSelect: () => pause(!isPaused),
              },
              {
                value: 'rotate',
                label: translate('Replace the secret'),
                onSelect: () =>
                  confirm(
                    {
                      title: translate('Replace the secret?'),
                      text: translate(
                        'Deliveries are also signed with the current secret for another 24 hours. Update your server within that time.',
                      ),
                      confirmLabel: translate('Replace secret'),
                    },
                    () => rotate.mutate(),
                  ),
              },
              {
                value: 'delete',
                label: translate('Delete'),
                tone: 'danger',
                onSelect: () =>
                  confirm(
                    {
                      title: translate('Delete the webhook {name}?', { name }),
                      text: translate(
                        'Its deliveries are deleted, too. Nothing is sent to its address anymore.',
                      ),
                      confirmLabel: translate('Delete webhook'),
                    },
                    () => run('Webhook deleted.', () => client.projectWebhooks.delete({ params })),
                  ),
              },
            ]}
          />
        </HStack>
      }
    >
      <Stack gap={2} textStyle="sm">
        <Text overflowWrap="anywhere" dir="ltr">
          {url}
        </Text>
        <Text color="fg.muted">{events.map((event) => translate(webhookEventLabels[event])).join(', ')}</Text>
        {isPaused && failures >= maxWebhookFailures ? (
          <Text color="fg.warning">
            {translate('Paused after {count} failed deliveries in a row. Check the receiver, then resume.', {
              count: maxWebhookFailures,
            })}
          </Text>
        ) : null}
      </Stack>
      {dialog}
    </Card>
  );
}
