import type { Ad, AdView } from '@adlane/contract/ads/ads';
import type { AdLaunchType } from '@adlane/contract/constants';
import { toAdUnits } from '@adlane/contract/rules';
import type { GraphClient } from '../../../connectors/facebook/graph/graphClient';
import type { DeliveryNode } from '../../../connectors/facebook/graph/shapes';
import {
  type InsightsRow,
  readAdTotals,
  readCampaign,
  readCampaignDays,
} from '../../../connectors/facebook/readCampaign';
import { toAdStatus } from './adStatus';
import type { AdRow } from './managedAd';
import type { Figures } from './queries';
import type { RefreshedAd, RefreshedAdSet, RefreshedAdSetAd } from './refreshedAd';

/** Facebook's actions that count as results, by kind of ad; the first one that occurred counts. */
const resultActions: Readonly<Record<AdLaunchType, readonly string[]>> = {
  leadform: ['lead', 'onsite_conversion.lead_grouped', 'leadgen_grouped'],
  messenger: ['onsite_conversion.messaging_conversation_started_7d'],
  landing_page: ['landing_page_view', 'link_click'],
};

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
  const figuresById = new Map(totals.map((row) => [row.adId, toFigures(row, ad)]));
  const adSets = nodes.adSets.map((node) => toAdSet(node, nodes.ads, figuresById));
  const own = toBudget(nodes.campaign) ?? sumBudgets(adSets);
  return {
    status: toCampaignStatus(nodes.campaign, nodes.ads),
    status_reasons: [...listReasons(nodes.campaign), ...nodes.ads.flatMap(listReasons)],
    budget_type: own?.budget_type ?? ad.budget_type,
    budget: own?.budget ?? ad.budget,
    adSets,
    days: daily.map((row) => ({ date: row.date, ...toFigures(row, ad) })),
  };
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

/** Lists Facebook's issues and the findings of its review, in Facebook's words. */
function listReasons({ issues_info, ad_review_feedback }: DeliveryNode): AdView['status_reasons'] {
  const issues = issues_info.map(({ error_code, error_summary, error_message }) => ({
    code: error_code,
    message: [error_summary, error_message].filter((text) => text !== '').join(': '),
  }));
  const findings = Object.entries(ad_review_feedback.global);
  return [...issues, ...findings.map(([code, message]) => ({ code, message }))];
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
    review_feedback: listReasons(node).map(({ message }) => message),
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

function toFigures({ spend, impressions, clicks, actions }: InsightsRow, ad: AdRow): Figures {
  const action = resultActions[ad.adlane_type].find((type) => actions.has(type));
  const results = action === undefined ? 0 : (actions.get(action) ?? 0);
  return { spend: toAdUnits(Number(spend) || 0, ad.currency), impressions, clicks, results };
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
