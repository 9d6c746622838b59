import { contract } from '@adlane/contract';
import type { ProjectTracker } from '@adlane/contract/widget/projects/trackers';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withUrlState } from '../../../../story/withUrlState';
import { TrackersTab } from './TrackersTab';

const date = '2026-11-02T09:00:00.000Z';
const tracker: ProjectTracker = {
  id: 1,
  project_id: 4,
  kind: 'github',
  target: 'brightside/booking',
  target_name: 'brightside/booking',
  site: '',
  email: '',
  issue_type: 'Task',
  closes_tickets: true,
  token_hint: 'f3Qa',
  problem: null,
  webhook_at: null,
  created_at: date,
  updated_at: date,
};

const meta = {
  title: 'Screens/Widget/Projects/TrackersTab',
  component: TrackersTab,
  args: { projectId: 4 },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    const data: ProjectTracker[] = [
      tracker,
      {
        ...tracker,
        id: 2,
        kind: 'jira',
        target: 'BOOK',
        target_name: 'Booking',
        site: 'brightside',
        closes_tickets: false,
        problem: 'Jira does not accept this email and token. Create an API token in your Atlassian account.',
      },
    ];
    msw.use(mock(contract.projectTrackers.list).ok({ data }));
  },
} satisfies Meta<typeof TrackersTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectTrackers.list).ok({ data: [] }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectTrackers.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectTrackers.list).error());
  },
};

export const ShowsWhatTheTrackerRefuses: Story = {
  beforeEach({ msw }) {
    const message = 'There is no team NONE. This key has access to: ENG, OPS.';
    msw.use(
      mock(contract.projectTrackers.list).ok({ data: [] }),
      mock(contract.projectTrackers.store).error(422, { message, errors: { target: [message] } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect a tracker' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a tracker' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Service/ }), 'Linear');
    await userEvent.type(dialog.getByRole('textbox', { name: /Team/ }), 'NONE');
    await userEvent.type(dialog.getByLabelText(/API key/), 'lin_api_key');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(dialog.getByText(/has access to: ENG, OPS/)).toBeVisible());
  },
};

const webhook = {
  url: 'https://app.adlane.test/api/v1/webhooks/trackers/0f9a2c1e',
  secret: 'hook-secret',
  webhook_at: date,
};

export const ReplacesTheWebhookSecret: Story = {
  parameters: { showsMessages: ['saved'] },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectTrackers.viewWebhook).ok(webhook),
      mock(contract.projectTrackers.updateWebhook).ok({ ...webhook, secret: 'new-secret' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /Actions for GitHub/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tracker' }));
    const secret = await dialog.findByRole('region', { name: 'Webhook secret' });
    await expect(secret).toHaveTextContent('hook-secret');
    await expect(dialog.getByText(/Last delivery/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace secret' }));
  },
};
