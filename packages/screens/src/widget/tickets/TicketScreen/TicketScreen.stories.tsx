import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { TicketScreen } from './TicketScreen';
import { ticket } from './TicketScreen.fixtures';

const meta = {
  title: 'Screens/Widget/Tickets/TicketScreen',
  component: TicketScreen,
  globals: { role: 'SuperAdmin' },
  args: {
    ticketId: 7,
    listHref: '#/super-admin/tickets',
    inboxHref: (id) => `#/super-admin/inbox/ticket/${id}`,
    ticketHref: (id) => `#/super-admin/tickets/${id}`,
    onDeleted: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.urlState ?? '')}>
        <Story />
        <Toaster />
      </MemoryUrlState>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.view).ok(ticket));
  },
} satisfies Meta<typeof TicketScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRelatedTickets: Story = {
  beforeEach({ msw }) {
    const related = { id: 12, title: 'The voucher field rejects my code', status: 'DONE' as const };
    msw.use(
      mock(contract.tickets.view).ok({
        ...ticket,
        assignee: { id: 2, name: 'Ann Brooks' },
        other_tickets: [{ ...related, created_at: ticket.created_at }],
        duplicate_of: { ...related, id: 3, created_at: ticket.created_at },
      }),
    );
  },
};

export const FromAGuest: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.view).ok({ ...ticket, contact: null, reportedBy: null }));
  },
};

export const ConsoleTab: Story = { parameters: { urlState: 'tab=console' } };

export const NetworkTab: Story = { parameters: { urlState: 'tab=network' } };

export const EventsTab: Story = { parameters: { urlState: 'tab=events' } };
