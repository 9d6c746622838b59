import type { Ad } from '@adlane/contract/ads/ads';
import type { AdResultKind } from '@adlane/contract/constants';
import { toAdUnits } from '@adlane/contract/rules';
import type { GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import type { DeliveryNode } from '../../../../connectors/facebook/graph/shapes';
import {
  type InsightsRow,
  readAdSetDays,
  readAdTotals,
  readCampaign,
  readCampaignDays,
} from '../../../../connectors/facebook/readCampaign';
import { toAdStatus } from '../adStatus';
import type { AdRow } from '../managedAd';
import type { Figures } from '../queries';
import type { RefreshedAd, RefreshedAdSet, RefreshedAdSetAd, RefreshedDay } from '../refreshedAd';
import {
  type AdResult,
  countResults,
  getResult,
  getStoredResult,
  getUsualKind,
  isSameResult,
  joinKinds,
} from './facebookResults';
import { listFacebookReasons } from './listFacebookReasons';

/** Reads a campaign with its ad sets, ads and days from Facebook. @throws FacebookError */
export async function readFacebookAd(
  client: GraphClient,
  ad: AdRow,
  days: { readonly since: string; readonly until: string },
): Promise<RefreshedAd> {
  const [nodes, daily, totals] = await Promise.all([
    readCampaign(client, ad.campaignId),
    readCampaignDays(client, ad.campaignId, days),
    readAdTotals(client, ad.campaignId),
  ]);
  const results = new Map(nodes.adSets.map((node) => [node.id, getResult(node, ad.adlane_type)]));
  const figuresById = new Map(totals.map((row) => [row.adId, toFigures(row, ad, results.get(row.adSetId))]));
  const adSets = nodes.adSets.map((node) => toAdSet(node, nodes.ads, figuresById));
  const own = toBudget(nodes.campaign) ?? sumBudgets(adSets);
  return {
    status: toCampaignStatus(nodes.campaign, nodes.ads),
    status_reasons: [...listFacebookReasons(nodes.campaign), ...nodes.ads.flatMap(listFacebookReasons)],
    budget_type: own?.budget_type ?? ad.budget_type,
    budget: own?.budget ?? ad.budget,
    result_kind: joinKinds([...results.values()]) ?? getStoredKind(ad),
    adSets,
    days: isSameResult([...results.values()])
      ? countDays(daily, ad, [...results.values()][0] ?? getStoredResult(getStoredKind(ad)))
      : countMixedDays(daily, ad, { results, rows: await readAdSetDays(client, ad.campaignId, days) }),
  };
}

/** What the results are without ad sets: as stored, or as usual. An archived campaign lists none. */
function getStoredKind({ result_kind, adlane_type }: AdRow): AdResultKind {
  return result_kind ?? getUsualKind(adlane_type);
}

/** Returns a campaign's days; without results where nothing says what they are. */
function countDays(daily: readonly InsightsRow[], ad: AdRow, result: AdResult | undefined): RefreshedDay[] {
  return daily.map((row) => {
    const { results, ...figures } = toFigures(row, ad, result);
    return { date: row.date, ...figures, ...(result && { results }) };
  });
}

/** Counts the results of each day by ad set: each has its own. Facebook lists no rows of deleted ones. */
function countMixedDays(
  daily: readonly InsightsRow[],
  ad: AdRow,
  {
    results,
    rows,
  }: { readonly results: ReadonlyMap<string, AdResult>; readonly rows: readonly InsightsRow[] },
): RefreshedDay[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const count = toFigures(row, ad, results.get(row.adSetId)).results;
    counts.set(row.date, (counts.get(row.date) ?? 0) + count);
  }
  return daily.map((row) => ({
    date: row.date,
    ...toFigures(row, ad, undefined),
    results: counts.get(row.date) ?? 0,
  }));
}

/** States of ads in the order in which they decide about their campaign's: first what needs attention. */
const precedence: readonly Ad['status'][] = [
  'attention needed',
  'active',
  'learning',
  'in review',
  'video review',
  'paused',
];

function toCampaignStatus(campaign: DeliveryNode, ads: readonly DeliveryNode[]): Ad['status'] {
  const own = toAdStatus(campaign);
  if (own === 'paused' || ads.length === 0) return own;
  const states = ads.map(toAdStatus);
  return precedence.find((state) => states.includes(state)) ?? own;
}

function toAdSet(
  node: DeliveryNode,
  ads: readonly DeliveryNode[],
  figuresById: ReadonlyMap<string, Figures>,
): RefreshedAdSet {
  const parts = ads.filter(({ adset_id }) => adset_id === node.id).map((ad) => toAdSetAd(ad, figuresById));
  const budget = toBudget(node);
  return {
    external_id: node.id,
    name: node.name,
    status: toAdStatus({ ...node, adset: node }),
    budget_type: budget?.budget_type ?? null,
    budget: budget?.budget ?? null,
    startTime: node.start_time,
    endTime: node.end_time,
    figures: parts.map(({ figures }) => figures).reduce(addFigures, noFigures),
    ads: parts,
  };
}

function toAdSetAd(node: DeliveryNode, figuresById: ReadonlyMap<string, Figures>): RefreshedAdSetAd {
  return {
    external_id: node.id,
    name: node.name,
    status: toAdStatus(node),
    review_feedback: listFacebookReasons(node).map(({ message }) => message),
    figures: figuresById.get(node.id) ?? noFigures,
  };
}

const noFigures: Figures = { spend: 0, impressions: 0, clicks: 0, results: 0 };

function addFigures(one: Figures, other: Figures): Figures {
  return {
    spend: one.spend + other.spend,
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    results: one.results + other.results,
  };
}

function toFigures(
  { spend, impressions, clicks, actions }: InsightsRow,
  { currency }: AdRow,
  result: AdResult | undefined,
): Figures {
  return {
    spend: toAdUnits(Number(spend) || 0, currency),
    impressions,
    clicks,
    results: result === undefined ? 0 : countResults(result, actions),
  };
}

type Budget = { readonly budget_type: Ad['budget_type']; readonly budget: number };

/** Facebook writes budgets in its units, which are those that we store; 0 where another level has the budget. */
function toBudget({ daily_budget, lifetime_budget }: DeliveryNode): Budget | undefined {
  if (daily_budget > 0) return { budget_type: 'daily', budget: daily_budget };
  return lifetime_budget > 0 ? { budget_type: 'lifetime', budget: lifetime_budget } : undefined;
}

function sumBudgets(adSets: readonly RefreshedAdSet[]): Budget | undefined {
  const budget_type = adSets.find((adSet) => adSet.budget_type !== null)?.budget_type;
  if (!budget_type) return undefined;
  return { budget_type, budget: adSets.reduce((sum, { budget }) => sum + (budget ?? 0), 0) };
}
