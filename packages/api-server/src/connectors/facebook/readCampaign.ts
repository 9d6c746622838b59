import type { GraphAnswer, GraphClient } from './graphClient';
import { readList } from './readList';

/** A campaign with its ad sets and ads as Facebook answers them. */
export type CampaignNodes = {
  readonly campaign: GraphAnswer;
  readonly adSets: readonly GraphAnswer[];
  readonly ads: readonly GraphAnswer[];
};

const adSetFields =
  'id,name,status,effective_status,daily_budget,lifetime_budget,start_time,end_time,learning_stage_info';
const adFields =
  'id,name,adset_id,effective_status,issues_info,ad_review_feedback,adset{id,learning_stage_info}';

/** @throws FacebookError */
export async function readCampaign(client: GraphClient, campaignId: string): Promise<CampaignNodes> {
  const [campaign, adSets, ads] = await Promise.all([
    client({
      method: 'GET',
      path: campaignId,
      params: { fields: 'id,name,status,effective_status,daily_budget,lifetime_budget' },
    }),
    readList(client, `${campaignId}/adsets`, { fields: adSetFields }),
    readList(client, `${campaignId}/ads`, { fields: adFields }),
  ]);
  return { campaign, adSets, ads };
}

/** What a campaign delivered; money as text in units of the account's currency. */
export type InsightsRow = {
  /** First day of the row, in the account's zone. */
  readonly date: string;
  readonly adId: string;
  readonly spend: string;
  readonly impressions: number;
  readonly clicks: number;
  /** How often each kind of action was taken. */
  readonly actions: ReadonlyMap<string, number>;
};

const insightsFields = 'spend,impressions,clicks,actions,date_start';

/** A campaign's days from `since` to `until` (of the account's zone, both included). @throws FacebookError */
export async function readCampaignDays(
  client: GraphClient,
  campaignId: string,
  days: { readonly since: string; readonly until: string },
): Promise<InsightsRow[]> {
  const params = { fields: insightsFields, time_range: days, time_increment: '1' };
  return (await readList(client, `${campaignId}/insights`, params)).map(toInsights);
}

/** What each ad of a campaign delivered since it began. @throws FacebookError */
export async function readAdTotals(client: GraphClient, campaignId: string): Promise<InsightsRow[]> {
  const params = { fields: `ad_id,${insightsFields}`, level: 'ad', date_preset: 'maximum' };
  return (await readList(client, `${campaignId}/insights`, params)).map(toInsights);
}

function toInsights(row: GraphAnswer): InsightsRow {
  const actions: unknown[] = Array.isArray(row.actions) ? row.actions : [];
  return {
    date: textOf(row.date_start),
    adId: textOf(row.ad_id),
    spend: textOf(row.spend),
    impressions: Number(textOf(row.impressions)) || 0,
    clicks: Number(textOf(row.clicks)) || 0,
    actions: new Map(actions.map(toAction)),
  };
}

function toAction(action: unknown): [string, number] {
  const { action_type: type, value }: GraphAnswer =
    typeof action === 'object' && action !== null ? { ...action } : {};
  return [textOf(type), Number(textOf(value)) || 0];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
