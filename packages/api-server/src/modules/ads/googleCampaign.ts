import type { Ad, AdDay, AdView } from '@adlane/contract/ads';
import {
  type GoogleAdsClient,
  type GoogleAdsRow,
  gaqlText,
  textAt,
  valueAt,
} from '../../connectors/googleAds/googleAdsClient';
import { notFound, Problem } from '../../http/problem';
import { googleAdState, googleReasons } from './googleAdState';
import { amountOfMicros, microsOf } from './moneyUnits';
import type { Figures } from './queries';

/** A campaign as Google tells it; money in the smallest unit of the account's currency. */
export type GoogleCampaign = {
  readonly resourceName: string;
  readonly name: string;
  readonly status: Ad['status'];
  readonly reasons: AdView['status_reasons'];
  readonly budgetName: string;
  /** A day's budget. */
  readonly budget: number;
  readonly isBudgetShared: boolean;
};
export type GoogleAssetGroup = {
  readonly external_id: string;
  readonly name: string;
  readonly status: Ad['status'];
  readonly figures: Figures;
};

/** Where a campaign lives. */
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

/** @throws GoogleAdsError; Problem 404 where Google has no such campaign */
export async function readGoogleCampaign(place: GoogleCampaignPlace): Promise<GoogleCampaign> {
  const { client, customerId, campaignId, currency } = place;
  const query = `SELECT ${campaignFields} FROM campaign WHERE campaign.id = ${gaqlText(campaignId)}`;
  const [row] = await client.search(customerId, query);
  if (!row) throw notFound();
  const state = stateOf(row, 'campaign');
  return {
    resourceName: textAt(row, 'campaign.resourceName'),
    name: textAt(row, 'campaign.name'),
    status: googleAdState(state),
    reasons: googleReasons(state.primaryStatusReasons),
    budgetName: textAt(row, 'campaignBudget.resourceName'),
    budget: amountOfMicros(Number(textAt(row, 'campaignBudget.amountMicros')), currency),
    isBudgetShared: valueAt(row, 'campaignBudget.explicitlyShared') === true,
  };
}

function stateOf(row: GoogleAdsRow, resource: 'campaign' | 'assetGroup') {
  const reasons = valueAt(row, `${resource}.primaryStatusReasons`);
  return {
    status: textAt(row, `${resource}.status`),
    primaryStatus: textAt(row, `${resource}.primaryStatus`),
    primaryStatusReasons: Array.isArray(reasons) ? reasons.map(String) : [],
  };
}

/** Switches a campaign on or off, or removes it for good. @throws GoogleAdsError */
export async function changeGoogleStatus(
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
 * Sets a campaign's daily budget, in the smallest unit of the currency. @throws GoogleAdsError; Problem 422 where other
 * campaigns spend the same budget: they would change with it
 */
export async function changeGoogleBudget(place: GoogleCampaignPlace, budget: number): Promise<void> {
  const { budgetName, isBudgetShared } = await readGoogleCampaign(place);
  if (isBudgetShared) {
    const text = 'Other campaigns share this budget. Please change it in Google Ads.';
    throw new Problem('VALIDATION', text, { errors: { budget: [text] } });
  }
  const update = { resourceName: budgetName, amountMicros: microsOf(budget, place.currency) };
  await place.client.mutate(place.customerId, 'campaignBudgets', [{ update, updateMask: 'amount_micros' }]);
}

/** A campaign's days from `from` to `to` (`YYYY-MM-DD` of the account's zone, both included). @throws GoogleAdsError */
export async function readGoogleDays(
  { client, customerId, campaignId, currency }: GoogleCampaignPlace,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AdDay[]> {
  const rows = await client.searchStream(
    customerId,
    `SELECT segments.date, metrics.cost_micros, metrics.impressions, metrics.clicks, metrics.conversions ` +
      `FROM campaign WHERE campaign.id = ${gaqlText(campaignId)} ` +
      `AND segments.date BETWEEN ${gaqlText(from)} AND ${gaqlText(to)}`,
  );
  return rows.map((row) => ({ date: textAt(row, 'segments.date'), ...figuresAt(row, currency) }));
}

/** The asset groups of a campaign, as its ad sets, with what they brought so far. @throws GoogleAdsError */
export async function readGoogleAssetGroups({
  client,
  customerId,
  campaignId,
  currency,
}: GoogleCampaignPlace): Promise<GoogleAssetGroup[]> {
  const where = `FROM asset_group WHERE campaign.id = ${gaqlText(campaignId)}`;
  const rows = await client.search(
    customerId,
    `SELECT asset_group.id, asset_group.name, asset_group.status, asset_group.primary_status, ` +
      `asset_group.primary_status_reasons ${where}`,
  );
  const metrics = await client.search(
    customerId,
    `SELECT asset_group.id, metrics.cost_micros, metrics.impressions, metrics.clicks, metrics.conversions ${where}`,
  );
  const figuresOf = new Map(metrics.map((row) => [textAt(row, 'assetGroup.id'), figuresAt(row, currency)]));
  return rows.map((row) => {
    const external_id = textAt(row, 'assetGroup.id');
    return {
      external_id,
      name: textAt(row, 'assetGroup.name'),
      status: googleAdState(stateOf(row, 'assetGroup')),
      figures: figuresOf.get(external_id) ?? figuresAt({}, currency),
    };
  });
}

function figuresAt(row: GoogleAdsRow, currency: string): Figures {
  return {
    spend: amountOfMicros(Number(textAt(row, 'metrics.costMicros')), currency),
    impressions: Number(textAt(row, 'metrics.impressions')),
    clicks: Number(textAt(row, 'metrics.clicks')),
    results: Math.round(Number(textAt(row, 'metrics.conversions'))),
  };
}
