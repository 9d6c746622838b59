import type { Ad, AdDay, AdView } from '@adlane/contract/ads/ads';
import { checkCurrency, fromMicros, getAdUnits, toMicros } from '@adlane/contract/rules';
import { type GoogleAdsClient, quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';
import { invalid, notFound, Problem } from '../../../../http/problem';
import type { Figures } from '../queries';
import { requireBudgetFloor } from '../requireBudgetFloor';
import { toGoogleAdState, toGoogleReasons } from './toGoogleAdState';

/** A campaign on Google; money in the smallest unit of the account's currency. */
export type GoogleCampaign = {
  readonly resourceName: string;
  readonly name: string;
  readonly status: Ad['status'];
  readonly reasons: AdView['status_reasons'];
  readonly budgetName: string;
  /** The daily budget. */
  readonly budget: number;
  readonly isBudgetShared: boolean;
};
export type GoogleAssetGroup = {
  readonly external_id: string;
  readonly name: string;
  readonly status: Ad['status'];
  readonly figures: Figures;
};

/** Identifies a campaign and its account. */
export type GoogleCampaignPlace = {
  readonly client: GoogleAdsClient;
  readonly customerId: string;
  readonly campaignId: string;
  readonly currency: string;
};

const campaignFields = [
  'campaign.resource_name',
  'campaign.name',
  'campaign.status',
  'campaign.primary_status',
  'campaign.primary_status_reasons',
  'campaign_budget.resource_name',
  'campaign_budget.amount_micros',
  'campaign_budget.explicitly_shared',
].join(', ');

/** @throws GoogleAdsError; Problem 404 if Google has no such campaign */
export async function readGoogleCampaign(place: GoogleCampaignPlace): Promise<GoogleCampaign> {
  const { client, customerId, campaignId, currency } = place;
  const query = `SELECT ${campaignFields} FROM campaign WHERE campaign.id = ${quoteGaql(campaignId)}`;
  const [row] = await client.search(customerId, query);
  if (!row) throw notFound();
  const { campaign, campaignBudget } = row;
  return {
    resourceName: campaign.resourceName,
    name: campaign.name,
    status: toGoogleAdState(campaign),
    reasons: toGoogleReasons(campaign.primaryStatusReasons),
    budgetName: campaignBudget.resourceName,
    budget: fromMicros(campaignBudget.amountMicros, currency),
    isBudgetShared: campaignBudget.explicitlyShared,
  };
}

/**
 * Pauses, resumes or permanently removes a campaign.
 * @throws GoogleAdsError
 */
export async function updateGoogleStatus(
  place: GoogleCampaignPlace,
  status: 'ENABLED' | 'PAUSED' | 'REMOVED',
): Promise<void> {
  const { resourceName } = await readGoogleCampaign(place);
  const operation =
    status === 'REMOVED'
      ? { remove: resourceName }
      : { update: { resourceName, status }, updateMask: 'status' };
  await place.client.mutate(place.customerId, 'campaigns', [operation]);
}

/**
 * Sets a campaign's daily budget in the smallest unit of the currency.
 * @throws GoogleAdsError; Problem 422 if other campaigns share the budget, because they would change, too, for a currency that
 * Google does not list, and below one of the currency, which Google refuses (`BUDGET_BELOW_PER_DAY_MINIMUM`)
 */
export async function updateGoogleBudget(place: GoogleCampaignPlace, budget: number): Promise<void> {
  const unknown = checkCurrency('google', place.currency);
  if (unknown !== undefined) throw invalid({ budget: [unknown] });
  requireBudgetFloor(
    { budget_type: 'daily', budget },
    { floor: getAdUnits(place.currency), currency: place.currency },
  );
  const { budgetName, isBudgetShared } = await readGoogleCampaign(place);
  if (isBudgetShared) {
    const text = 'Other campaigns share this budget. Please change it in Google Ads.';
    throw new Problem('VALIDATION', text, { errors: { budget: [text] } });
  }
  const update = { resourceName: budgetName, amountMicros: toMicros(budget, place.currency) };
  await place.client.mutate(place.customerId, 'campaignBudgets', [{ update, updateMask: 'amount_micros' }]);
}

/**
 * Reads a campaign's days from `from` to `to` (`YYYY-MM-DD` in the account's time zone, both inclusive).
 * @throws GoogleAdsError
 */
export async function readGoogleDays(
  { client, customerId, campaignId, currency }: GoogleCampaignPlace,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AdDay[]> {
  const rows = await client.searchStream(
    customerId,
    `SELECT segments.date, metrics.cost_micros, metrics.impressions, metrics.clicks, metrics.conversions ` +
      `FROM campaign WHERE campaign.id = ${quoteGaql(campaignId)} ` +
      `AND segments.date BETWEEN ${quoteGaql(from)} AND ${quoteGaql(to)}`,
  );
  return rows.map(({ segments, metrics }) => ({ date: segments.date, ...toFigures(metrics, currency) }));
}

/** Resources that divide a campaign: asset groups of Performance Max, ad groups of Search. */
const groupKinds = [
  ['asset_group', 'assetGroup'],
  ['ad_group', 'adGroup'],
] as const;
type GroupKind = (typeof groupKinds)[number];

/**
 * Lists the groups of a campaign, as Google shows them without their figures.
 * @throws GoogleAdsError
 */
export async function listGoogleGroups(
  { client, customerId, campaignId }: Omit<GoogleCampaignPlace, 'currency'>,
  [from, name]: GroupKind,
): Promise<Omit<GoogleAssetGroup, 'figures'>[]> {
  const fields = ['id', 'name', 'status', 'primary_status', 'primary_status_reasons'];
  const rows = await client.search(
    customerId,
    `SELECT ${fields.map((field) => `${from}.${field}`).join(', ')} ` +
      `FROM ${from} WHERE campaign.id = ${quoteGaql(campaignId)}`,
  );
  return rows.map((row) => ({
    external_id: row[name].id,
    name: row[name].name,
    status: toGoogleAdState(row[name]),
  }));
}

/**
 * Reads the groups of a campaign as its ad sets, with their lifetime figures.
 * @throws GoogleAdsError
 */
export async function readGoogleGroups(place: GoogleCampaignPlace): Promise<GoogleAssetGroup[]> {
  const { client, customerId, campaignId, currency } = place;
  const none = { costMicros: 0, impressions: 0, clicks: 0, conversions: 0 };
  const groups: GoogleAssetGroup[] = [];
  for (const kind of groupKinds) {
    const [from, name] = kind;
    const found = await listGoogleGroups(place, kind);
    if (found.length === 0) continue;
    const rows = await client.search(
      customerId,
      `SELECT ${from}.id, metrics.cost_micros, metrics.impressions, metrics.clicks, metrics.conversions ` +
        `FROM ${from} WHERE campaign.id = ${quoteGaql(campaignId)}`,
    );
    const metrics = new Map(rows.map((row) => [row[name].id, row.metrics]));
    for (const group of found) {
      groups.push({ ...group, figures: toFigures(metrics.get(group.external_id) ?? none, currency) });
    }
  }
  return groups;
}

function toFigures(
  { costMicros, impressions, clicks, conversions }: GoogleAdsRow['metrics'],
  currency: string,
): Figures {
  return {
    spend: fromMicros(costMicros, currency),
    impressions,
    clicks,
    results: Math.round(conversions),
  };
}
