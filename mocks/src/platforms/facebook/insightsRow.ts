import { graphTime } from './adObjectNode';
import { effectiveStatus } from './effectiveStatus';
import type { AdObject, GraphState } from './graphState';

const impressionsAnHour = 40;

/** Delivery of ads up to now: steady figures for every hour since review ended. */
export function insightsRow(
  ads: readonly AdObject[],
  state: GraphState,
  now: number,
): Record<string, unknown> {
  const hours = ads
    .filter((ad) => ad.submittedAt !== null && effectiveStatus(ad, state, now) === 'ACTIVE')
    .map((ad) => Math.max(0, now - (ad.submittedAt ?? now) - state.reviewMs) / 3_600_000)
    .reduce((sum, one) => sum + one, 0);
  const impressions = Math.floor(hours * impressionsAnHour);
  const clicks = Math.floor(impressions / 50);
  return {
    impressions: String(impressions),
    clicks: String(clicks),
    spend: (impressions * 0.012).toFixed(2),
    actions: [{ action_type: 'lead', value: String(Math.floor(clicks / 8)) }],
    date_start: graphTime(now).slice(0, 10),
    date_stop: graphTime(now).slice(0, 10),
  };
}
