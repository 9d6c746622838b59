import { contract } from '@adlane/contract';
import type { TicketRow } from '@adlane/contract/widget/tickets';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './TicketsScreen.stories';

const ticket: TicketRow = {
  id: 7,
  type: 'BUG',
  priority: 'HIGH',
  status: 'OPEN',
  title: 'The total shows NaN after I apply a voucher',
  reportedBy: 'maya@brightside-dental.example',
  currentUrl: 'https://brightside-dental.example/book',
  project_id: 1,
  project_name: 'Adlane Demo',
  assignee: null,
  tags: [],
  hasScreenshot: true,
  hasReplay: true,
  hasRecording: false,
  isSilent: false,
  created_at: '2026-10-30T09:00:00.000Z',
};
const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Tickets/TicketsScreen/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** No override: the API in the tab serves the seeded world. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /The total shows NaN/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/tickets\/\d+$/));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Done');
    await expect(await canvas.findByRole('link', { name: /Opening hours are cut off/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: /The total shows NaN/ })).not.toBeInTheDocument(),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).slow());
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tickets' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  parameters: { urlState: 'search=zebra' },
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).empty());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('No tickets yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).error());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Technical Problem');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const long = {
      ...ticket,
      title: 'Nothing works at all since this morning. '.repeat(8),
      reportedBy: null,
    };
    const data = [long, { ...ticket, id: 8, title: 'x'.repeat(160) }, { ...ticket, id: 9, title: '' }];
    msw.use(mock(contract.tickets.list).ok({ data, meta: { page: 1, per_page: 20, total: 3 } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nothing works at all/ })).toBeVisible();
  },
};
