import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { leadPage } from '../../leads/lead.fixtures';
import { ad, adSet, adSetAd, adView } from '../ad.fixtures';
import { AdScreen } from './AdScreen';

const page = { page: 1, per_page: 12, total: 2 };

const meta = {
  title: 'Screens/Ads/Ads/AdScreen',
  component: AdScreen,
  args: {
    adId: ad.id,
    user: { entity_type: 'Agency', permissions: {} },
    listHref: '#/agency/ads/manage',
    getTemplateHref: (id: number) => `#/agency/ads/your-ads/templates/${id}`,
    connectHref: '#/agency/connect',
    leadsHref: '#/agency/leads',
    getLeadHref: (id: number) => `#/agency/leads/${id}`,
    getClientHref: (id: number) => `#/agency/clients/${id}`,
    onDeleted: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.view).ok(adView),
      mock(contract.ads.adSets).ok({
        data: [adSet, { ...adSet, id: 12, name: 'Everyone 25–54, lookalike of leads', budget: null }],
        meta: page,
      }),
      mock(contract.ads.adSetAds).ok({
        data: [
          adSetAd,
          {
            ...adSetAd,
            id: 112,
            name: 'Photo 2, headline B',
            status: 'attention needed',
            review_feedback: ['The image contains too much text.'],
          },
        ],
        meta: page,
      }),
      mock(contract.ads.adPreviews).ok({
        data: [
          { format: 'MOBILE_FEED_STANDARD', url: 'https://business.facebook.com/ads/preview/1' },
          { format: 'INSTAGRAM_STORY', url: 'https://business.facebook.com/ads/preview/2' },
        ],
      }),
      mock(contract.leads.list).ok(leadPage),
      mock(contract.auditLog.list).ok({
        data: [
          {
            id: 1,
            action: 'ads.updateBudget',
            actor: { id: 2, name: 'Ava Reyes', entity_type: 'Agency', acting_user_id: null },
            item_kind: 'ads',
            item_id: ad.id,
            changes: {},
            ip: '203.0.113.7',
            created_at: '2026-11-18T10:00:00.000Z',
          },
        ],
        meta: { ...page, total: 1 },
      }),
    );
  },
} satisfies Meta<typeof AdScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const AttentionNeeded: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.view).ok({
        ...adView,
        status: 'attention needed',
        status_reasons: [
          { code: '1487472', message: 'Your ad mentions personal attributes. Remove "your diabetes".' },
        ],
      }),
    );
  },
};

/** Paused at its spend cap. */
export const CapReached: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.view).ok({
        ...adView,
        status: 'paused',
        spend_cap: 1_200_000,
        spend_cap_reached_at: '2026-11-18T10:00:00.000Z',
        cost_limit: 4_000,
      }),
    );
  },
};

export const Learning: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.view).ok({ ...adView, status: 'learning', spend_cap: 2_000_000 }));
  },
};

export const Disconnected: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.view).ok({ ...adView, source_status: 'inactive' }));
  },
};

/** A Google ad without figures that the user may not change. */
export const New: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.ads.view).ok({
        ...adView,
        platform: 'google',
        status: 'in review',
        can_manage: false,
        spend: 0,
        results: 0,
        impressions: 0,
        clicks: 0,
        days: [],
      }),
      mock(contract.ads.adSets).empty(),
      mock(contract.auditLog.list).empty(),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.view).error(500, { message: 'The ad could not be read.' }));
  },
};
