import type { Span } from '../hoursByDay';
import { graphTime } from './adObjectNode';
import type { AdObject } from './graphState';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Spend of an hour at the usual delivery, in whole units of the currency. */
const usualSpendAnHour = 0.48;
/** Days before now on which a paused demo ad was paused. */
const pausedDays = 9;

/** An ad that ran before the double was started: a campaign with one ad set, creative and ad. */
export type DemoAd = {
  readonly campaignId: string;
  /** Ids of the ad set, the creative and the ad. */
  readonly adSetId: string;
  readonly creativeId: string;
  readonly adId: string;
  /** Ad account without `act_`. */
  readonly accountId: string;
  readonly name: string;
  /** Daily budget in the smallest unit, and how many of them are a whole unit. */
  readonly dailyBudget: number;
  readonly unitsPerWhole: number;
  /** State that the ad shows: `active`, `paused`, `attention needed` … */
  readonly status: string;
  readonly kind: 'leadform' | 'messenger' | 'landing_page';
  /** Milliseconds. */
  readonly startedAt: number;
};

const objectives = {
  leadform: 'OUTCOME_LEADS',
  messenger: 'OUTCOME_ENGAGEMENT',
  landing_page: 'OUTCOME_TRAFFIC',
} as const;
const goals = {
  leadform: { optimization_goal: 'LEAD_GENERATION' },
  messenger: { optimization_goal: 'CONVERSATIONS' },
  landing_page: { optimization_goal: 'LINK_CLICKS' },
} as const;

/** Returns a number from 0 to 1 that looks random and is the same in each run. */
function computeNoise(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Returns delivery of 16 to 23 hours a day from the start to now, different on each day. */
function buildSpans({ startedAt, status, campaignId }: DemoAd, now: number): Span[] {
  const end = status === 'paused' ? now - pausedDays * dayMs : now;
  const spans: Span[] = [];
  const seed = Number(campaignId.slice(-3));
  for (let from = startedAt, day = 0; from < end; from += dayMs, day += 1) {
    const hours = 16 + Math.floor(computeNoise(seed + day) * 8);
    const to = Math.min(from + hours * hourMs, end);
    spans.push({ from, to: to === now ? null : to });
  }
  return spans;
}

/** Builds the objects of an ad that was launched before, with its delivery so far. */
export function buildDemoObjects(ad: DemoAd, now: number): AdObject[] {
  const { campaignId, adSetId, creativeId, adId, accountId, name, startedAt, status } = ad;
  const isNew = status === 'in review' || status === 'video review';
  const base = { accountId, labelIds: [], submittedAt: null, isRejected: false, status: 'ACTIVE' as const };
  // A new ad set learns for three days.
  const createdAt = status === 'learning' ? now - 2 * dayMs : Math.min(startedAt, now);
  return [
    {
      ...base,
      id: campaignId,
      kind: 'Campaign',
      createdAt,
      status: status === 'paused' ? 'PAUSED' : 'ACTIVE',
      fields: { name, objective: objectives[ad.kind], special_ad_categories: [] },
    },
    {
      ...base,
      id: adSetId,
      kind: 'AdSet',
      createdAt,
      fields: {
        name,
        campaign_id: campaignId,
        daily_budget: String(ad.dailyBudget),
        start_time: graphTime(startedAt),
        ...goals[ad.kind],
      },
    },
    { ...base, id: creativeId, kind: 'AdCreative', createdAt, fields: { name } },
    {
      ...base,
      id: adId,
      kind: 'Ad',
      createdAt,
      fields: { name, adset_id: adSetId, campaign_id: campaignId, creative: { creative_id: creativeId } },
      submittedAt: isNew ? now : Math.min(startedAt, now - hourMs),
      isRejected: status === 'attention needed',
      spans: isNew ? [{ from: now, to: null }] : buildSpans(ad, now),
      deliveryRate: ad.dailyBudget / ad.unitsPerWhole / (usualSpendAnHour * 20),
    },
  ];
}
