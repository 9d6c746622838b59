import * as z from 'zod';
import { Figure, Flag, Text, Texts } from '../json/lenientShapes';
import { FacebookError } from './graph/facebookError';
import type { GraphAnswer, GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';

const CampaignNode = z.object({
  id: Text,
  name: Text,
  account_id: Text,
  objective: Text,
  effective_status: Text,
  special_ad_categories: Texts,
  daily_budget: Figure,
  lifetime_budget: Figure,
  bid_strategy: Text,
});
const AdSetNode = z.object({
  id: Text,
  name: Text,
  campaign_id: Text,
  effective_status: Text,
  optimization_goal: Text,
  is_dynamic_creative: Flag,
});
const campaignFields =
  'id,name,account_id,objective,effective_status,special_ad_categories,daily_budget,lifetime_budget,bid_strategy';
const adSetFields = 'id,name,campaign_id,effective_status,optimization_goal,is_dynamic_creative';

/** A campaign that ads can be added to. */
export type TargetCampaign = {
  readonly id: string;
  readonly name: string;
  /** `effective_status`. */
  readonly status: string;
  readonly objective: string;
  /** Whether the campaign has the budget, so that its ad sets have none. */
  readonly has_budget: boolean;
  /** Bid strategy of a campaign that has the budget; without one, Facebook bids at the lowest cost. */
  readonly bid_strategy: string;
  /** Special ad categories; empty for none. */
  readonly categories: readonly string[];
};
/** An ad set that ads can be added to. */
export type TargetAdSet = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly campaign_id: string;
  readonly optimization_goal: string;
  readonly is_dynamic_creative: boolean;
};

/** Returns whether something can take further ads: it was neither deleted nor archived. */
export function isOpenStatus(status: string): boolean {
  return status !== 'DELETED' && status !== 'ARCHIVED';
}

/** Lists the campaigns of an ad account (`act_…`) that can take further ads. @throws FacebookError */
export async function listTargetCampaigns(client: GraphClient, account: string): Promise<TargetCampaign[]> {
  const rows = await readList(client, `${account}/campaigns`, { fields: campaignFields }, CampaignNode);
  return rows.map(toCampaign).filter(({ status }) => isOpenStatus(status));
}

/** Lists the ad sets of a campaign that can take further ads. @throws FacebookError */
export async function listTargetAdSets(client: GraphClient, campaignId: string): Promise<TargetAdSet[]> {
  const rows = await readList(client, `${campaignId}/adsets`, { fields: adSetFields }, AdSetNode);
  return rows.map(toAdSet).filter(({ status }) => isOpenStatus(status));
}

/** Reads a campaign; undefined for another account's (`act_…`) or a closed one. @throws FacebookError */
export async function readTargetCampaign(
  client: GraphClient,
  account: string,
  id: string,
): Promise<TargetCampaign | undefined> {
  const answer = await readNode(client, id, campaignFields);
  if (!answer) return undefined;
  const node = CampaignNode.parse(answer);
  const isOwn = `act_${node.account_id}` === account && isOpenStatus(node.effective_status);
  return isOwn ? toCampaign(node) : undefined;
}

/** Reads an ad set; undefined for a closed one. @throws FacebookError */
export async function readTargetAdSet(client: GraphClient, id: string): Promise<TargetAdSet | undefined> {
  const answer = await readNode(client, id, adSetFields);
  if (!answer) return undefined;
  const node = AdSetNode.parse(answer);
  return isOpenStatus(node.effective_status) ? toAdSet(node) : undefined;
}

/** Reads a node by an id of a caller; undefined where Facebook shows none. @throws FacebookError for other errors */
async function readNode(client: GraphClient, id: string, fields: string): Promise<GraphAnswer | undefined> {
  // Ids of Facebook are digits; anything else would be another path.
  if (!/^\d+$/.test(id)) return undefined;
  try {
    return await client({ method: 'GET', path: id, params: { fields } });
  } catch (error) {
    if (error instanceof FacebookError && error.code === 100) return undefined;
    throw error;
  }
}

function toCampaign(node: z.output<typeof CampaignNode>): TargetCampaign {
  return {
    id: node.id,
    name: node.name || node.id,
    status: node.effective_status,
    objective: node.objective,
    has_budget: Number(node.daily_budget) > 0 || Number(node.lifetime_budget) > 0,
    bid_strategy: node.bid_strategy || 'LOWEST_COST_WITHOUT_CAP',
    categories: node.special_ad_categories.filter((category) => category !== 'NONE'),
  };
}

function toAdSet({ effective_status, ...node }: z.output<typeof AdSetNode>): TargetAdSet {
  return { ...node, name: node.name || node.id, status: effective_status };
}
