import { hoursByDay } from '../hoursByDay';
import { findGoogleResource, type GoogleAdsState, type GoogleResource } from './googleAdsState';

const kinds: Readonly<Record<string, string>> = {
  campaigns: 'CAMPAIGN',
  assetGroups: 'ASSET_GROUP',
  adGroups: 'AD_GROUP',
  adGroupAds: 'AD_GROUP_AD',
  assetGroupAssets: 'ASSET',
  campaignAssets: 'ASSET',
};

/** Computes `primaryStatus` of a campaign, a group or one of its parts with the reasons, as Google does. */
export function primaryStatus(
  resource: GoogleResource,
  state: GoogleAdsState,
  now: number,
): { readonly primaryStatus: string; readonly primaryStatusReasons: readonly string[] } {
  const { collection, values, createdAt } = resource;
  const kind = kinds[collection] ?? 'CAMPAIGN';
  const of = (status: string, ...reasons: string[]) => ({
    primaryStatus: status,
    primaryStatusReasons: reasons,
  });
  if (values.status === 'REMOVED') return of('REMOVED', `${kind}_REMOVED`);
  if (values.status === 'PAUSED') return of('PAUSED', `${kind}_PAUSED`);
  if (parseInstant(values.endDateTime) < now) return of('ENDED', 'CAMPAIGN_ENDED');
  if (parseInstant(values.startDateTime) > now) return of('PENDING', 'CAMPAIGN_PENDING');
  const part = isSearch(resource, state) ? 'ADS' : 'ASSET_GROUPS';
  if (now < createdAt + state.reviewMs) {
    return of('LIMITED', kind === 'CAMPAIGN' ? `MOST_${part}_UNDER_REVIEW` : `${kind}_UNDER_REVIEW`);
  }
  if (listPolicyTopics(resource, state).length > 0) {
    return of('NOT_ELIGIBLE', kind === 'CAMPAIGN' ? `HAS_${part}_DISAPPROVED` : `${kind}_DISAPPROVED`);
  }
  return of('ELIGIBLE');
}

/** Google's review of an ad or asset: its state and what it violates. */
export function getPolicySummary(resource: GoogleResource, state: GoogleAdsState, now: number) {
  const topics = listPolicyTopics(resource, state);
  if (now < resource.createdAt + state.reviewMs) {
    return { approvalStatus: 'UNKNOWN', reviewStatus: 'UNDER_REVIEW', policyTopicEntries: [] };
  }
  return {
    approvalStatus: topics.length > 0 ? 'DISAPPROVED' : 'APPROVED',
    reviewStatus: 'REVIEWED',
    policyTopicEntries: topics.map((topic) => ({ topic, type: 'PROHIBITED' })),
  };
}

/** Google's review of an asset in each place where it is linked; campaigns' links are not reviewed. */
export function listFieldTypeSummaries({ values }: GoogleResource, state: GoogleAdsState, now: number) {
  return state.resources
    .filter((one) => one.values.asset === values.resourceName && one.values.status !== 'REMOVED')
    .map((link) => ({
      assetFieldType: link.values.fieldType,
      assetSource: 'ADVERTISER',
      policySummaryInfo: getPolicySummary(link, state, now),
    }));
}

/** Lists the topics for which a resource or a part of it was disapproved (`control.disapprove`, `disapproveText`). */
function listPolicyTopics({ values }: GoogleResource, state: GoogleAdsState): string[] {
  const own = Array.isArray(values.policyTopics) ? values.policyTopics.map(String) : [];
  const texts = JSON.stringify([values.ad, findGoogleResource(state, values.asset)?.values]);
  if (state.disapprovedTexts.some((text) => texts.includes(text))) own.push('UNRELIABLE_CLAIMS');
  const parts = state.resources.filter(
    (one) =>
      one.values.status !== 'REMOVED' &&
      [one.values.campaign, one.values.adGroup, one.values.assetGroup].includes(values.resourceName) &&
      one.collection in kinds,
  );
  return [...own, ...parts.flatMap((part) => listPolicyTopics(part, state))];
}

function isSearch({ values }: GoogleResource, state: GoogleAdsState): boolean {
  const group = findGoogleResource(state, values.adGroup ?? values.assetGroup);
  const campaign = findGoogleResource(state, values.campaign ?? group?.values.campaign);
  return (campaign?.values ?? values).advertisingChannelType === 'SEARCH';
}

/** Parses `2026-11-21 00:00:00`; NaN if unset. */
function parseInstant(value: unknown): number {
  return typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
}

export type DayFigures = {
  readonly date: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly costMicros: number;
  readonly conversions: number;
};

const impressionsAnHour = 50;

/**
 * Computes a campaign's figures per day of the account's time zone: the same figures for every hour in which
 * it ran.
 */
export function figuresByDay(
  resource: GoogleResource,
  {
    state,
    now,
    timeZone,
  }: { readonly state: GoogleAdsState; readonly now: number; readonly timeZone: string },
): DayFigures[] {
  const start = resource.createdAt + state.reviewMs;
  const hours = hoursByDay(resource.spans, { start, now, timeZone });
  return [...hours].map(([date, ran]) => {
    const impressions = Math.floor(ran * impressionsAnHour);
    const clicks = Math.floor(impressions / 25);
    return { date, impressions, clicks, costMicros: clicks * 1_200_000, conversions: Math.floor(clicks / 8) };
  });
}
