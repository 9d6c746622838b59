import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Screens/Account/Dashboard/DashboardScreen',
  component: DashboardScreen,
  args: {
    user: { first_name: 'Ava', has_smart_tag: false },
    connectHref: '#/agency/connect',
    templatesHref: '#/agency/ads/your-ads',
    libraryHref: '#/agency/ads/master',
    insertsHref: '#/agency/smart-tag',
    adsHref: '#/agency/ads/manage',
  },
  decorators: [withUrlState],
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An agency that has just signed up. */
export const NewAgency: Story = {
  beforeEach({ msw }) {
    const none = [{ currency: 'USD', amount: 0 }];
    msw.use(
      mock(contract.dashboard.adActivity).ok({ days: [], previous: [], today: '2026-11-02' }),
      mock(contract.dashboard.adSpend).ok({ total: none, previous: none }),
      mock(contract.dashboard.costPerResult).ok({
        results: 0,
        average: none,
        previous: none,
        previous_results: 0,
      }),
      mock(contract.dashboard.liveAds).ok({ total: 0, byPlatform: {}, previous: 0 }),
      mock(contract.dashboard.connectedAccounts).ok({
        accounts: [
          { channel: 'facebook', status: null, name: null },
          { channel: 'google', status: null, name: null },
        ],
      }),
      mock(contract.ads.list).empty(),
      mock(contract.templates.list).empty(),
      mock(contract.sources.list).empty(),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.dashboard.adActivity).slow(),
      mock(contract.dashboard.adSpend).slow(),
      mock(contract.dashboard.costPerResult).slow(),
      mock(contract.dashboard.liveAds).slow(),
      mock(contract.dashboard.connectedAccounts).slow(),
      mock(contract.ads.list).slow(),
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    const message = 'The figures could not be read.';
    msw.use(
      mock(contract.dashboard.adActivity).error(500, { message }),
      mock(contract.dashboard.connectedAccounts).error(500, { message }),
      mock(contract.ads.list).error(500, { message }),
    );
  },
};
