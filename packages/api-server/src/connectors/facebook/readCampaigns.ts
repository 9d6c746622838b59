import { limits } from '@adlane/contract/rules';
import type { GraphAnswer, GraphClient } from './graphClient';
import { objectOf, objectsOf, textOf } from './graphValues';
import { readList } from './readList';

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

/** Campaigns of an ad account with the number of their ads. @throws FacebookError */
export async function listCampaigns(client: GraphClient, accountPath: string): Promise<ListedCampaign[]> {
  const [campaigns, ads] = await Promise.all([
    readList(client, `${accountPath}/campaigns`, {
      fields: 'id,name,objective,effective_status,created_time',
    }),
    readList(client, `${accountPath}/ads`, { fields: 'id,campaign_id' }),
  ]);
  const counts = new Map<string, number>();
  for (const { campaign_id } of ads) {
    counts.set(textOf(campaign_id), (counts.get(textOf(campaign_id)) ?? 0) + 1);
  }
  return campaigns.map((campaign) => ({
    id: textOf(campaign.id),
    name: textOf(campaign.name),
    status: textOf(campaign.effective_status),
    objective: textOf(campaign.objective) || null,
    ads_count: counts.get(textOf(campaign.id)) ?? 0,
    created_at: new Date(textOf(campaign.created_time)).toISOString(),
  }));
}

/** A campaign with everything below it, as Graph answers it. */
export type CampaignTree = {
  readonly campaign: GraphAnswer;
  readonly adSets: readonly GraphAnswer[];
  /** Creatives of its ads, in their order, each once. */
  readonly creatives: readonly GraphAnswer[];
  /** Addresses of its pictures by their hash; they hold for some hours. */
  readonly pictures: ReadonlyMap<string, string>;
};

/** Creatives that are read of one campaign: more versions than a template has use for. */
const maxCreatives = 25;

/** Reads a campaign of an account. @throws FacebookError; code 100 for one that is gone or another account's */
export async function readCampaign(
  client: GraphClient,
  accountPath: string,
  id: string,
): Promise<CampaignTree | undefined> {
  const get = (path: string, fields: string) => client({ method: 'GET', path, params: { fields } });
  const campaign = await get(id, 'id,name,objective,special_ad_categories,account_id');
  if (`act_${textOf(campaign.account_id)}` !== accountPath) return undefined;
  const adSets = await readList(client, `${id}/adsets`, {
    fields: 'id,name,targeting,billing_event,is_dynamic_creative,destination_type',
  });
  const ads = await readList(client, `${id}/ads`, { fields: 'id,name,creative' });
  const ids = [...new Set(ads.map((ad) => textOf(objectOf(ad.creative).id)).filter((one) => one !== ''))];
  const creatives: GraphAnswer[] = [];
  for (const creative of ids.slice(0, maxCreatives)) {
    creatives.push(
      await get(
        creative,
        'id,name,object_story_spec,asset_feed_spec,url_tags,contextual_multi_ads,image_hash',
      ),
    );
  }
  return { campaign, adSets, creatives, pictures: await readPictures(client, accountPath, creatives) };
}

/** Hashes of the pictures that creatives show, each once. */
export function pictureHashes(creatives: readonly GraphAnswer[]): string[] {
  const hashes = creatives.flatMap((creative) => {
    const { link_data, video_data } = objectOf(creative.object_story_spec);
    const feed = objectsOf(objectOf(creative.asset_feed_spec).images).map(({ hash }) => hash);
    return [objectOf(link_data).image_hash, objectOf(video_data).image_hash, creative.image_hash, ...feed];
  });
  return [...new Set(hashes.map(textOf))].filter((hash) => hash !== '').slice(0, limits.facebook.media.max);
}

async function readPictures(
  client: GraphClient,
  accountPath: string,
  creatives: readonly GraphAnswer[],
): Promise<Map<string, string>> {
  const hashes = pictureHashes(creatives);
  if (hashes.length === 0) return new Map();
  const rows = await readList(client, `${accountPath}/adimages`, { hashes, fields: 'hash,url' });
  return new Map(rows.map(({ hash, url }) => [textOf(hash), textOf(url)]));
}
