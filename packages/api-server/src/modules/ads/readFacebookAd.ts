import type { Ad, AdView } from '@adlane/contract/ads';
import type { AdLaunchType } from '@adlane/contract/constants';
import type { GraphAnswer, GraphClient } from '../../connectors/facebook/graphClient';
import {
  type InsightsRow,
  readAdTotals,
  readCampaign,
  readCampaignDays,
} from '../../connectors/facebook/readCampaign';
import { readAdStatus } from '../launches/facebook/adStatus';
import type { AdRow } from './managedAd';
import { amountOfText } from './moneyUnits';
import type { Figures } from './queries';
import type { RefreshedAd, RefreshedAdSet, RefreshedAdSetAd } from './refreshedAd';

/** Which action of Facebook's is a result, by what an ad leads to: the first one that was taken counts. */
const resultActions: Readonly<Record<AdLaunchType, readonly string[]>> = {
  leadform: ['lead', 'onsite_conversion.lead_grouped', 'leadgen_grouped'],
  messenger: ['onsite_conversion.messaging_conversation_started_7d'],
  landing_page: ['landing_page_view', 'link_click'],
};

/** All that Facebook tells of a campaign, its parts and its days. @throws FacebookError */
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
  const figuresOf = new Map(totals.map((row) => [row.adId, toFigures(row, ad)]));
  const adSets = nodes.adSets.map((node) => toAdSet(node, nodes.ads, figuresOf));
  const own = budgetOf(nodes.campaign) ?? sumBudgets(adSets);
  return {
    status: stateOf(nodes.campaign, nodes.ads),
    status_reasons: [...reasonsOf(nodes.campaign), ...nodes.ads.flatMap(reasonsOf)],
    budget_type: own?.budget_type ?? ad.budget_type,
    budget: own?.budget ?? ad.budget,
    adSets,
    days: daily.map((row) => ({ date: row.date, ...toFigures(row, ad) })),
  };
}

/** The state of a campaign follows from its ads': what needs attention first, else the liveliest. */
const precedence: readonly Ad['status'][] = [
  'attention needed',
  'active',
  'learning',
  'in review',
  'video review',
  'paused',
];

function stateOf(campaign: GraphAnswer, ads: readonly GraphAnswer[]): Ad['status'] {
  const own = readAdStatus(campaign);
  if (own === 'paused' || ads.length === 0) return own;
  const states = ads.map(readAdStatus);
  return precedence.find((state) => states.includes(state)) ?? own;
}

/** Facebook's issues and the review's findings, each once, in Facebook's words. */
function reasonsOf(node: GraphAnswer): AdView['status_reasons'] {
  const issues: unknown[] = Array.isArray(node.issues_info) ? node.issues_info : [];
  const told = issues.map((issue) => {
    const { error_code, error_summary, error_message } = recordOf(issue);
    const words = [error_summary, error_message].map(textOf).filter((text) => text !== '');
    return { code: textOf(error_code), message: words.join(': ') };
  });
  const findings = recordOf(recordOf(node.ad_review_feedback).global);
  return [...told, ...Object.entries(findings).map(([code, text]) => ({ code, message: textOf(text) }))];
}

function toAdSet(
  node: GraphAnswer,
  ads: readonly GraphAnswer[],
  figuresOf: ReadonlyMap<string, Figures>,
): RefreshedAdSet {
  const own = ads.filter(({ adset_id }) => adset_id === node.id);
  const parts = own.map((ad) => toAdSetAd(ad, figuresOf));
  const budget = budgetOf(node);
  return {
    external_id: textOf(node.id),
    name: textOf(node.name),
    status: readAdStatus({ ...node, adset: node }),
    budget_type: budget?.budget_type ?? null,
    budget: budget?.budget ?? null,
    startTime: instantOf(node.start_time),
    endTime: instantOf(node.end_time),
    figures: parts.map(({ figures }) => figures).reduce(added, noFigures),
    ads: parts,
  };
}

function toAdSetAd(node: GraphAnswer, figuresOf: ReadonlyMap<string, Figures>): RefreshedAdSetAd {
  const id = textOf(node.id);
  return {
    external_id: id,
    name: textOf(node.name),
    status: readAdStatus(node),
    review_feedback: reasonsOf(node).map(({ message }) => message),
    figures: figuresOf.get(id) ?? noFigures,
  };
}

const noFigures: Figures = { spend: 0, impressions: 0, clicks: 0, results: 0 };

function added(one: Figures, other: Figures): Figures {
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
  return { spend: amountOfText(spend, ad.currency), impressions, clicks, results };
}

type Budget = { readonly budget_type: Ad['budget_type']; readonly budget: number };

/** Facebook writes budgets in the smallest unit already; 0 where the other level holds it. */
function budgetOf(node: GraphAnswer): Budget | undefined {
  const daily = Number(node.daily_budget ?? 0);
  if (daily > 0) return { budget_type: 'daily', budget: daily };
  const lifetime = Number(node.lifetime_budget ?? 0);
  return lifetime > 0 ? { budget_type: 'lifetime', budget: lifetime } : undefined;
}

function sumBudgets(adSets: readonly RefreshedAdSet[]): Budget | undefined {
  const budget_type = adSets.find((adSet) => adSet.budget_type !== null)?.budget_type;
  if (!budget_type) return undefined;
  return { budget_type, budget: adSets.reduce((sum, { budget }) => sum + (budget ?? 0), 0) };
}

function instantOf(value: unknown): Date | null {
  const instant = new Date(typeof value === 'number' ? value * 1000 : textOf(value));
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
