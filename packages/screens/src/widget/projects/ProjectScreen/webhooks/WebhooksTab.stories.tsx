import { contract } from '@adlane/contract';
import type { ProjectWebhook, WebhookDelivery } from '@adlane/contract/widget/projects/webhooks';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../../story/withUrlState';
import { WebhooksTab } from './WebhooksTab';

const date = '2026-11-02T09:00:00.000Z';

const webhook: ProjectWebhook = {
  id: 1,
  project_id: 4,
  name: 'Issue tracker',
  url: 'https://hooks.brightside-dental.example/adlane',
  events: ['ticket.created', 'conversation.message'],
  paused_at: null,
  failures: 0,
  created_at: date,
  updated_at: date,
};

const delivery: WebhookDelivery = {
  id: 12,
  event: 'ticket.created',
  status: 'DELIVERED',
  attempts: 1,
  due_at: null,
  request_headers: { 'Content-Type': 'application/json', 'Adlane-Signature': 't=1793869200,v1=5f0c' },
  body: '{"event":"ticket.created","project_id":4,"data":{"kind":"ticket","id":7,"title":"The total shows NaN"}}',
  response_status: 200,
  response_body: '{"ok":true}',
  error: null,
  duration_ms: 184,
  sent_at: date,
  created_at: date,
};

const meta = {
  title: 'Screens/Widget/Projects/WebhooksTab',
  component: WebhooksTab,
  args: { projectId: 4 },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    const data = [
      webhook,
      { ...webhook, id: 2, name: 'Slack relay', failures: 3 },
      { ...webhook, id: 3, name: 'Old server', failures: 20, paused_at: date },
    ];
    msw.use(
      mock(contract.projectWebhooks.list).ok({ data }),
      mock(contract.projectWebhooks.deliveries).ok({
        data: [
          delivery,
          { ...delivery, id: 13, status: 'FAILED', response_status: 500, response_body: 'down', attempts: 6 },
          {
            ...delivery,
            id: 14,
            status: 'PENDING',
            response_status: null,
            response_body: null,
            error: 'No response within 5 seconds.',
            due_at: date,
          },
        ],
        meta: { page: 1, per_page: 20, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof WebhooksTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectWebhooks.list).ok({ data: [] }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectWebhooks.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectWebhooks.list).error());
  },
};
