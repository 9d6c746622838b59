import { contract } from '@adlane/contract';
import type { TicketRow } from '@adlane/contract/widget/tickets';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { page } from '../PageScreenshot/PageScreenshot.fixtures';
import { TicketsScreen } from './TicketsScreen';

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

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).slow());
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).empty());
  },
};

export const NoMatches: Story = {
  parameters: { urlState: 'search=zebra' },
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).empty());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.tickets.list).error());
  },
};

/** Two with a picture, one without. */
export const Thumbnails: Story = {
  beforeEach({ msw }) {
    const data = [
      ticket,
      { ...ticket, id: 8, title: 'The page is wrong on my phone' },
      { ...ticket, id: 9, title: 'Please call me back', type: 'FEATURE_REQUEST', hasScreenshot: false },
    ];
    msw.use(
      mock(contract.tickets.list).ok({ data, meta: { page: 1, per_page: 20, total: 3 } }),
      mock(contract.tickets.screenshot).ok(page),
    );
  },
};

export const ThumbnailsFailed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.tickets.list).ok({ data: [ticket], meta: { page: 1, per_page: 20, total: 1 } }),
      mock(contract.tickets.screenshot).error(),
    );
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
    msw.use(
      mock(contract.tickets.list).ok({ data, meta: { page: 1, per_page: 20, total: 3 } }),
      mock(contract.tickets.screenshot).ok(page),
    );
  },
};
