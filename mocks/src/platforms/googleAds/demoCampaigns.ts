import type { Span } from '../hoursByDay';
import type { GoogleResource, GoogleValues } from './googleAdsState';

const dayMs = 86_400_000;
/** Days before now on which a paused demo campaign was paused. */
const pausedDays = 9;

const finalUrls = ['https://brightside-dental.example/new-patients'];

/** A campaign that ran before the double was started, with one group and, for Search, one ad. */
export type DemoCampaign = {
  readonly campaignId: string;
  readonly customerId: string;
  readonly name: string;
  readonly campaignType: 'PERFORMANCE_MAX' | 'SEARCH';
  /** Daily budget in micros. */
  readonly budgetMicros: string;
  /** State that the ad shows: `active`, `paused`, `attention needed` … */
  readonly status: string;
  /** Milliseconds. */
  readonly startedAt: number;
};

/** Returns 16 to 23 hours of delivery a day from the start to now, different on each day. */
function buildSpans({ startedAt, status, campaignId }: DemoCampaign, now: number): Span[] {
  const end = status === 'paused' ? now - pausedDays * dayMs : now;
  const spans: Span[] = [];
  for (let from = startedAt, day = Number(campaignId.slice(-3)); from < end; from += dayMs, day += 1) {
    const hours = 16 + ((day * 7) % 8);
    const to = Math.min(from + hours * 3_600_000, end);
    spans.push({ from, to: to === now ? null : to });
  }
  return spans;
}

/** Builds the resources of a campaign that was launched before, with its delivery so far. */
export function buildDemoCampaign(demo: DemoCampaign, now: number): GoogleResource[] {
  const { campaignId, customerId, name, campaignType, budgetMicros, status } = demo;
  const isSearch = campaignType === 'SEARCH';
  const build = (collection: string, key: string, values: GoogleValues): GoogleResource => ({
    collection,
    customerId,
    createdAt: demo.startedAt,
    spans: collection === 'campaigns' ? buildSpans(demo, now) : [],
    values: {
      status: 'ENABLED',
      ...values,
      ...(key.includes('~') ? {} : { id: key }),
      resourceName: `customers/${customerId}/${collection}/${key}`,
    },
  });
  const budget = build('campaignBudgets', `${campaignId}1`, {
    name: `${name} budget`,
    amountMicros: budgetMicros,
    explicitlyShared: false,
  });
  const campaign = build('campaigns', campaignId, {
    name,
    status: status === 'paused' ? 'PAUSED' : 'ENABLED',
    campaignBudget: budget.values.resourceName,
    advertisingChannelType: campaignType,
  });
  const group = build(isSearch ? 'adGroups' : 'assetGroups', `${campaignId}2`, {
    name: `${name} | ${isSearch ? 'Ad group' : 'Assets'}`,
    campaign: campaign.values.resourceName,
    ...(isSearch ? {} : { finalUrls }),
  });
  const policyTopics = status === 'attention needed' ? ['UNRELIABLE_CLAIMS'] : [];
  if (!isSearch) return [budget, campaign, { ...group, values: { ...group.values, policyTopics } }];
  const texts = (list: readonly string[]) => list.map((text) => ({ text }));
  const ad = build('adGroupAds', `${campaignId}2~${campaignId}3`, {
    adGroup: group.values.resourceName,
    policyTopics,
    ad: {
      finalUrls,
      id: `${campaignId}3`,
      responsiveSearchAd: {
        headlines: texts([name.slice(0, 30), 'Book a visit today', 'Open in the evening']),
        descriptions: texts(['Friendly people near you.', 'Find a time that suits you online.']),
      },
    },
  });
  return [budget, campaign, group, ad];
}
