import { limits } from '@adlane/contract/rules';
import type * as z from 'zod';
import {
  AdNode,
  AdSetNode,
  CampaignNode,
  CreativeNode,
  ListedAdNode,
  ListedCampaignNode,
  PictureNode,
} from './graph/campaignShapes';
import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';

/** A campaign of an ad account, in short. */
export type ListedCampaign = {
  readonly id: string;
  readonly name: string;
  /** `effective_status`. */
  readonly status: string;
  readonly objective: string | null;
  readonly ads_count: number;
  /** ISO 8601. */
  readonly created_at: string;
};

/** Lists the campaigns of an ad account with the number of their ads. @throws FacebookError */
export async function listCampaigns(client: GraphClient, accountPath: string): Promise<ListedCampaign[]> {
  const campaignFields = 'id,name,objective,effective_status,created_time';
  const [campaigns, ads] = await Promise.all([
    readList(client, `${accountPath}/campaigns`, { fields: campaignFields }, ListedCampaignNode),
    readList(client, `${accountPath}/ads`, { fields: 'id,campaign_id' }, ListedAdNode),
  ]);
  const counts = new Map<string, number>();
  for (const { campaign_id } of ads) counts.set(campaign_id, (counts.get(campaign_id) ?? 0) + 1);
  return campaigns.map(({ id, name, objective, effective_status, created_time }) => ({
    id,
    name,
    status: effective_status,
    objective,
    ads_count: counts.get(id) ?? 0,
    created_at: new Date(created_time).toISOString(),
  }));
}

/** A campaign with everything below it. */
export type CampaignTree = {
  readonly campaign: z.output<typeof CampaignNode>;
  readonly adSets: readonly AdSetNode[];
  /** Creatives of its ads, in their order, each once. */
  readonly creatives: readonly CreativeNode[];
  /** Addresses of its pictures by their hash; they are valid for some hours. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** Creatives that are read of one campaign: more versions than a template can use. */
const maxCreatives = 25;
const creativeFields =
  'id,name,object_story_spec,asset_feed_spec,url_tags,contextual_multi_ads,image_hash,object_story_id,body';
const adSetFields = 'id,name,targeting,billing_event,optimization_goal,is_dynamic_creative';

/**
 * Reads a campaign of an account; undefined for another account's.
 * @throws FacebookError with the code 100 for a campaign that was deleted
 */
export async function readCampaign(
  client: GraphClient,
  accountPath: string,
  id: string,
): Promise<CampaignTree | undefined> {
  const get = (path: string, fields: string) => client({ method: 'GET', path, params: { fields } });
  const campaign = CampaignNode.parse(await get(id, 'id,name,objective,special_ad_categories,account_id'));
  if (`act_${campaign.account_id}` !== accountPath) return undefined;
  const adSets = await readList(client, `${id}/adsets`, { fields: adSetFields }, AdSetNode);
  const ads = await readList(client, `${id}/ads`, { fields: 'id,name,creative' }, AdNode);
  const ids = [...new Set(ads.map(({ creative }) => creative.id).filter((one) => one !== ''))];
  const creatives: CreativeNode[] = [];
  for (const creative of ids.slice(0, maxCreatives)) {
    creatives.push(CreativeNode.parse(await get(creative, creativeFields)));
  }
  return { campaign, adSets, creatives, pictures: await readPictures(client, accountPath, creatives) };
}

/** Lists the hashes of the pictures that creatives show, each once: those of cards first, since no other can be on them. */
function listPictureHashes(creatives: readonly CreativeNode[]): string[] {
  const ofCards = creatives.flatMap(({ object_story_spec }) =>
    (object_story_spec.link_data?.child_attachments ?? []).map(({ image_hash }) => image_hash),
  );
  const others = creatives.flatMap(({ image_hash, object_story_spec, asset_feed_spec }) => [
    object_story_spec.link_data?.image_hash ?? '',
    object_story_spec.video_data?.image_hash ?? '',
    image_hash,
    ...asset_feed_spec.images.map(({ hash }) => hash),
  ]);
  return [...new Set([...ofCards, ...others])]
    .filter((hash) => hash !== '')
    .slice(0, limits.facebook.media.max);
}

async function readPictures(
  client: GraphClient,
  accountPath: string,
  creatives: readonly CreativeNode[],
): Promise<Map<string, string>> {
  const hashes = listPictureHashes(creatives);
  if (hashes.length === 0) return new Map();
  const params = { hashes, fields: 'hash,url' };
  const rows = await readList(client, `${accountPath}/adimages`, params, PictureNode);
  return new Map(rows.map(({ hash, url }) => [hash, url]));
}
