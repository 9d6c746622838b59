import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TicketIssuesPanel } from './TicketIssuesPanel';
import { ticketIssuesFixture } from './ticketIssues.fixtures';

const [issue] = ticketIssuesFixture.data;

const meta = {
  title: 'Screens/Widget/Tickets/TicketIssuesPanel',
  component: TicketIssuesPanel,
  args: { ticketId: 7 },
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
