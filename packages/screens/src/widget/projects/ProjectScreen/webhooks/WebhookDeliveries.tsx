import { useApi } from '@adlane/api-client';
import type { ProjectWebhook, WebhookDelivery } from '@adlane/contract/widget/projects/webhooks';
import {
  Accordion,
  Box,
  Button,
  Drawer,
  EmptyState,
  Pagination,
  QueryState,
  SkeletonText,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../../shared/format/describeError';
import { formatDateTime } from '../../../../shared/format/formatDateTime';
import { useRecordCall } from '../../../../shared/lists/useRecordCall';
import { CodeBlock } from '../CodeBlock';
import { webhookEventLabels } from './webhookEventLabels';

export type WebhookDeliveriesProps = {
  /** The webhook; the drawer is closed without one. */
  webhook: ProjectWebhook | undefined;
  onClose: () => void;
};

/** How often a pending delivery is read again, in milliseconds. */
const refetchMs = 5000;

/** What was sent to a webhook in the last 30 days, with request and response. */
export function WebhookDeliveries({ webhook, onClose }: WebhookDeliveriesProps) {
  return (
    <Drawer
      open={webhook !== undefined}
      onClose={onClose}
      size="lg"
      title={webhook ? translate('Deliveries to {name}', { name: webhook.name }) : translate('Deliveries')}
      description={translate('The last 30 days, newest first.')}
    >
      {webhook ? <Deliveries id={webhook.id} /> : null}
    </Drawer>
  );
}

function Deliveries({ id }: { id: number }) {
  const { queries } = useApi();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string[]>([]);
  const deliveries = useQuery({
    ...queries.projectWebhooks.deliveries.query({ params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'PENDING') ? refetchMs : false,
  });
  return (
    <QueryState
      query={deliveries}
      describeError={describeError}
      loadingLabel={translate('Loading deliveries')}
      loading={<SkeletonText lines={8} />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState title={translate('No deliveries yet')}>
          {translate('Events show up here once they happen.')}
        </EmptyState>
      }
    >
      {({ data, meta }) => (
        <Stack gap={4}>
          <Accordion
            value={open}
            onChange={setOpen}
            items={data.map((delivery) => ({
              value: String(delivery.id),
              title: `${translate(webhookEventLabels[delivery.event])}, ${formatDateTime(delivery.created_at)}`,
              aside: <StatusBadge {...getBadge(delivery)} />,
              content: <Delivery delivery={delivery} />,
            }))}
          />
          {meta.total > meta.per_page ? (
            <Pagination page={meta.page} perPage={meta.per_page} total={meta.total} onPage={setPage} />
          ) : null}
        </Stack>
      )}
    </QueryState>
  );
}

function getBadge({ status, response_status, attempts }: WebhookDelivery) {
  const answer = response_status === null ? '' : `, ${response_status}`;
  if (status === 'DELIVERED')
    return { tone: 'positive' as const, text: `${translate('Delivered')}${answer}` };
  if (status === 'FAILED') return { tone: 'negative' as const, text: `${translate('Failed')}${answer}` };
  return {
    tone: 'warning' as const,
    text: attempts === 0 ? 'Waiting' : `${translate('Will retry')}${answer}`,
  };
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { client, queries } = useApi();
  const run = useRecordCall(queries.projectWebhooks.key());
  const { id, attempts, request_headers, body, response_body, error, duration_ms, due_at, sent_at } =
    delivery;
  const headers = Object.entries(request_headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const facts = [
    translate('Attempts: {count}', { count: attempts }),
    sent_at === null ? undefined : translate('last on {date}', { date: formatDateTime(sent_at) }),
    duration_ms === null ? undefined : `${duration_ms} ms`,
    due_at === null ? undefined : translate('next on {date}', { date: formatDateTime(due_at) }),
  ];
  return (
    <Stack gap={3}>
      <Text textStyle="sm" color="fg.muted">
        {facts.filter(Boolean).join(', ')}
      </Text>
      {error === null ? null : (
        <Text textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      {headers === '' ? null : <CodeBlock label={translate('Request headers')} code={headers} />}
      <CodeBlock label={translate('Request body')} code={formatJson(body)} />
      {response_body ? <CodeBlock label={translate('Response')} code={response_body} /> : null}
      <Box>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            run('The delivery is sent again.', () => client.projectWebhooks.resend({ params: { id } }))
          }
        >
          {translate('Send again')}
        </Button>
      </Box>
    </Stack>
  );
}
