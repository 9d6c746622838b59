import type { Ad, AdSet, AdSetAd, AdView } from '@adlane/contract/ads/ads';

/** An active ad of a client. */
export const ad: Ad = {
  id: 1,
  name: 'Free first visit',
  platform: 'facebook',
  adlane_type: 'leadform',
  objective: null,
  result_kind: 'FORM_LEAD',
  template_id: 1,
  client_user_id: 1,
  client_name: 'Brightside Dental',
  campaignId: '1',
  status: 'active',
  status_at: '2026-11-01T09:00:00.000Z',
  source_status: 'active',
  can_manage: true,
  budget_type: 'daily',
  budget: 250_000,
  currency: 'USD',
  min_daily_budget: 100,
  spend_cap: null,
  spend_cap_reached_at: null,
  cost_limit: null,
  spend: 1_234_567,
  impressions: 80_000,
  clicks: 1200,
  results: 310,
  thumbnailUrl: null,
  startTime: null,
  endTime: null,
  created_at: '2026-10-20T09:00:00.000Z',
  archived_at: null,
};

/** A month of figures per day. */
const days = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 20 + index)).toISOString().slice(0, 10),
  spend: 3_800 + ((index * 577) % 900),
  impressions: 2_300 + ((index * 331) % 800),
  clicks: 34 + ((index * 13) % 17),
  results: 7 + ((index * 5) % 6),
}));

/** The same ad with a month of figures. */
export const adView: AdView = {
  ...ad,
  google: null,
  promoted_post: null,
  status_reasons: [],
  has_lead_form: true,
  days,
};

/** An ad set of it. */
export const adSet: AdSet = {
  id: 11,
  ad_id: ad.id,
  external_id: '120200000000011',
  name: 'Women 25–54, 10 miles around Austin',
  status: 'active',
  budget_type: 'daily',
  budget: 4_000,
  spend: 91_200,
  impressions: 61_000,
  clicks: 940,
  results: 221,
  startTime: null,
  endTime: null,
  ads_count: 2,
};

/** An ad of the ad set. */
export const adSetAd: AdSetAd = {
  id: 111,
  adset_id: adSet.id,
  external_id: '120200000000111',
  name: 'Photo 1, headline A',
  status: 'active',
  thumbnailUrl: null,
  review_feedback: [],
  spend: 47_000,
  impressions: 31_000,
  clicks: 480,
  results: 120,
};
