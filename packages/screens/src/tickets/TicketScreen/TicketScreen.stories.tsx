import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../shared/urlState/UrlStateProvider';
import { TicketScreen } from './TicketScreen';
import { ticket } from './TicketScreen.fixtures';

const meta = {
  title: 'Screens/Feedback/TicketScreen',
  component: TicketScreen,
  globals: { role: 'SuperAdmin' },
  args: { ticketId: 7, listHref: '#/super-admin/tickets' },
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

export const ConsoleTab: Story = { parameters: { urlState: 'tab=console' } };

export const NetworkTab: Story = { parameters: { urlState: 'tab=network' } };

export const EventsTab: Story = { parameters: { urlState: 'tab=events' } };
