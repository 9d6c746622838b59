import type { AdAccountRow, FacebookPage, Source } from '@adlane/contract/ads/sources';

/** Returns a list page with all of the given rows. */
export function toListPage<Row>(...data: Row[]) {
  return { data, meta: { page: 1, per_page: 100, total: data.length } };
}

/** A working connection. */
export const storySource: Source = {
  id: 1,
  channel: 'facebook',
  name: 'Maya Bright',
  status: 'active',
  asset_status: 'Active',
  client_user_id: null,
  notice: null,
  connected_at: '2026-10-01T09:00:00.000Z',
};

/** An ad account that can be launched with. */
export const storyAccount: AdAccountRow = {
  id: 1,
  source_id: 1,
  external_id: 'act_1001',
  name: 'Brightside Dental',
  currency: 'USD',
  timezone: 'America/New_York',
  status: 'Active',
  is_default: true,
  is_used: true,
  used_for: [],
};

/** A page with accepted lead-ad terms. */
export const storyPage: FacebookPage = {
  id: 2,
  source_id: 1,
  external_id: '2001',
  name: 'Brightside Dental',
  picture_url: null,
  leadgen_tos_accepted: true,
  is_default: true,
  is_used: true,
};
