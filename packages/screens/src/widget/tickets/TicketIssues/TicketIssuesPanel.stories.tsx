import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketIssuesPanel } from './TicketIssuesPanel';
import { ticketIssuesFixture } from './ticketIssues.fixtures';

const [issue] = ticketIssuesFixture.data;
const onRefresh = fn<(id: unknown) => void>();

const meta = {
  title: 'Screens/Widget/Tickets/TicketIssuesPanel',
  component: TicketIssuesPanel,
  args: { ticketId: 7, trackersHref: '#trackers' },
  beforeEach({ msw }) {
    msw.use(mock(contract.ticketIssues.list).ok(ticketIssuesFixture));
  },
} satisfies Meta<typeof TicketIssuesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ticketIssues.list).ok({ ...ticketIssuesFixture, data: [] }));
  },
};

export const NotConnected: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ticketIssues.list).ok({ ...ticketIssuesFixture, data: [], trackers: [] }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ticketIssues.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ticketIssues.list).error());
  },
};

export const CreatesAnIssueByKeyboard: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ticketIssues.list).ok({ ...ticketIssuesFixture, data: [] }),
      ...(issue
        ? [mock(contract.ticketIssues.store).ok({ ...issue, status: 'PENDING', label: null, url: null })]
        : []),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const create = await canvas.findByRole('button', { name: 'Create issue' });
    create.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create an issue' }));
    await expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('The total shows NaN');
    dialog.getByRole('button', { name: 'Create issue' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Where no tracker is connected, the panel leads to those of the project. */
export const LeadsToTheTrackers: Story = {
  ...NotConnected,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Connect a tracker' });
    await expect(link).toHaveAttribute('href', '#trackers');
    await expect(canvas.queryByRole('button', { name: 'Create issue' })).not.toBeInTheDocument();
  },
};

/** A failed issue has its fix beside its reason. */
export const TriesAgain: Story = {
  beforeEach({ msw }) {
    onRefresh.mockClear();
    msw.use(
      http.post('*/api/v1/ticket-issues/:id/refresh', ({ params }) => {
        onRefresh(params.id);
        return HttpResponse.json({ ...issue, status: 'PENDING' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again: Jira The total shows NaN' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onRefresh.mock.calls).toEqual([['3']]));
  },
};
