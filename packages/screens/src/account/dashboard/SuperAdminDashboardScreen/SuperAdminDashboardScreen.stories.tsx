import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuperAdminDashboardScreen } from './SuperAdminDashboardScreen';

const weeks = [
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
  '2026-11-23',
];
const newAgencies = [4, 7, 5, 9, 12, 8, 14, 11, 16, 19, 15, 6];

const meta = {
  title: 'Screens/Account/Dashboard/SuperAdminDashboardScreen',
  component: SuperAdminDashboardScreen,
  globals: { role: 'SuperAdmin' },
  args: {
    subscribersHref: '#/super-admin/subscriber',
    trialSubscribersHref: '#/super-admin/trial-subscriber',
    nicheRequestsHref: '#/super-admin/niche?tab=requests',
    ticketsHref: '#/super-admin/tickets',
  },
} satisfies Meta<typeof SuperAdminDashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.dashboard.operator).ok({
        subscribers: 214,
        trial_subscribers: 37,
        clients: 903,
        live_ads: 2_418,
        leads: 184_022,
        pending_niches: 3,
        open_tickets: 1,
        plans: { new_monthly: 121, annual: 64, new_lifetime: 18, monthly: 9, lifetime: 2 },
        sign_ups: weeks.map((week, index) => ({ week, agencies: newAgencies[index] ?? 0 })),
      }),
    );
  },
};

/** Before the first agency signs up. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.dashboard.operator).ok({
        subscribers: 0,
        trial_subscribers: 0,
        clients: 0,
        live_ads: 0,
        leads: 0,
        pending_niches: 0,
        open_tickets: 0,
        plans: {},
        sign_ups: weeks.map((week) => ({ week, agencies: 0 })),
      }),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.dashboard.operator).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.dashboard.operator).error(500, { message: 'The figures could not be read.' }));
  },
};
