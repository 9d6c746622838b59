import { contract } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads/ads';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { ad } from '../ad.fixtures';
import { LaunchedAdsScreen } from './LaunchedAdsScreen';
import { longName } from './LaunchedAdsScreen.fixtures';

const meta = {
  title: 'Screens/Ads/Ads/LaunchedAdsScreen',
  component: LaunchedAdsScreen,
  args: {
    user: { id: 2, group_id: 2, entity_type: 'Agency', permissions: {} },
    getAdHref: (id: number) => `#ad-${id}`,
    templatesHref: '#templates',
  },
  parameters: { url: '' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.url)}>
        <Story />
      </MemoryUrlState>
    ),
  ],
} satisfies Meta<typeof LaunchedAdsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded world, served by the API in the tab. */
export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).slow());
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).empty());
  },
};

export const NoMatches: Story = {
  parameters: { url: '?search=nothing&status=PAUSED' },
  beforeEach: Empty.beforeEach,
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).error(500, { message: 'The database is resting.' }));
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).offline());
  },
};

/** A client without `manage_agency_ads` sees no actions. */
export const AsClient: Story = {
  globals: { role: 'Client' },
  args: { user: { id: 3, group_id: 2, entity_type: 'Client', permissions: { adlane_all: true } } },
};

/** Large figures in every state, without the database. */
export const LongText: Story = {
  beforeEach({ msw }) {
    const data: Ad[] = [
      { ...ad, name: longName },
      { ...ad, id: 2, name: 'x'.repeat(120), status: 'attention needed', budget_type: 'lifetime' },
      { ...ad, id: 3, platform: 'google', status: 'paused', results: 0, can_manage: false },
      { ...ad, id: 4, name: 'Open day', status: 'in review' },
    ];
    msw.use(
      mock(contract.ads.list).ok({
        data,
        meta: { page: 1, per_page: 12, total: 40 },
        totals: [
          { currency: 'USD', spend: 123_456_700, impressions: 9_000_000, clicks: 120_000, results: 4000 },
          { currency: 'EUR', spend: 90_000, impressions: 12_000, clicks: 300, results: 0 },
        ],
      }),
      mock(contract.clients.list).empty(),
    );
  },
};
