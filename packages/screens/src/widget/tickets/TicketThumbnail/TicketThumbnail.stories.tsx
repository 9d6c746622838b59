import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../PageScreenshot/PageScreenshot.fixtures';
import { TicketThumbnail } from './TicketThumbnail';

const meta = {
  title: 'Screens/Widget/Tickets/TicketThumbnail',
  component: TicketThumbnail,
  globals: { role: 'SuperAdmin' },
  args: { ticketId: 7 },
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.screenshot).ok(page));
  },
} satisfies Meta<typeof TicketThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfAPhone: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.screenshot).ok({ ...page, width: 390, height: 844, isMobile: true }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.screenshot).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.screenshot).error(404));
  },
};
