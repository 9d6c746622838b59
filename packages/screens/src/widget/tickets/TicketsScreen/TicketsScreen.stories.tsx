import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { TicketsScreen } from './TicketsScreen';

const meta = {
  title: 'Screens/Widget/Tickets/TicketsScreen',
  component: TicketsScreen,
  globals: { role: 'SuperAdmin' },
  args: {
    ticketHref: (id) => `#/super-admin/tickets/${id}`,
    projectsHref: '#/super-admin/projects',
  },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.urlState ?? '')}>
        <Story />
      </MemoryUrlState>
    ),
  ],
} satisfies Meta<typeof TicketsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
