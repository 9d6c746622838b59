import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';
import { DeliveryNode, InsightsNode } from './graph/shapes';

/** A campaign with its ad sets and ads. */
export type CampaignNodes = {
  readonly campaign: DeliveryNode;
  readonly adSets: readonly DeliveryNode[];
  readonly ads: readonly DeliveryNode[];
};

const adSetFields =
  'id,name,status,effective_status,daily_budget,lifetime_budget,start_time,end_time,learning_stage_info,optimization_goal,promoted_object';
const adFields =
  'id,name,adset_id,effective_status,issues_info,ad_review_feedback,adset{id,learning_stage_info}';

/** Reads a campaign with its ad sets and ads. @throws FacebookError */
export async function readCampaign(client: GraphClient, campaignId: string): Promise<CampaignNodes> {
  const [campaign, adSets, ads] = await Promise.all([
    client({
      method: 'GET',
      path: campaignId,
      params: { fields: 'id,name,status,effective_status,daily_budget,lifetime_budget' },
    }),
    readList(client, `${campaignId}/adsets`, { fields: adSetFields }, DeliveryNode),
    readList(client, `${campaignId}/ads`, { fields: adFields }, DeliveryNode),
  ]);
  return { campaign: DeliveryNode.parse(campaign), adSets, ads };
}

/** Figures of a campaign or ad; money as text in units of the account's currency. */
export type InsightsRow = {
  /** First day of the row, in the account's zone. */
  readonly date: string;
  /** Empty in rows of a whole campaign. */
  readonly adSetId: string;
  readonly adId: string;
  readonly spend: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Number of actions by kind. */
  readonly actions: ReadonlyMap<string, number>;
};

const insightsFields = 'spend,impressions,clicks,actions,conversions,date_start';

type Days = { readonly since: string; readonly until: string };

/** Lists a campaign's days from `since` to `until` (of the account's zone, both included). @throws FacebookError */
export async function readCampaignDays(
  client: GraphClient,
  campaignId: string,
  days: Days,
): Promise<InsightsRow[]> {
  const params = { fields: insightsFields, time_range: days, time_increment: '1' };
  return (await readList(client, `${campaignId}/insights`, params, InsightsNode)).map(toInsights);
}

/** Lists the days of each ad set of a campaign, as `readCampaignDays`. @throws FacebookError */
export async function readAdSetDays(
  client: GraphClient,
  campaignId: string,
  days: Days,
): Promise<InsightsRow[]> {
  const fields = `adset_id,${insightsFields}`;
  const params = { fields, level: 'adset', time_range: days, time_increment: '1' };
  return (await readList(client, `${campaignId}/insights`, params, InsightsNode)).map(toInsights);
}

/** Lists the figures of each ad of a campaign since it began. @throws FacebookError */
export async function readAdTotals(client: GraphClient, campaignId: string): Promise<InsightsRow[]> {
  const params = { fields: `adset_id,ad_id,${insightsFields}`, level: 'ad', date_preset: 'maximum' };
  return (await readList(client, `${campaignId}/insights`, params, InsightsNode)).map(toInsights);
}

function toInsights({
  date_start,
  adset_id,
  ad_id,
  actions,
  conversions,
  ...figures
}: InsightsNode): InsightsRow {
  const counts = [...conversions, ...actions].map(({ action_type, value }) => [action_type, value] as const);
  return { ...figures, date: date_start, adSetId: adset_id, adId: ad_id, actions: new Map(counts) };
}
