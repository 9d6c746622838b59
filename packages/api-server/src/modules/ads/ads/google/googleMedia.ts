import { getYoutubeThumbnailUrl } from '@adlane/contract/rules';
import { quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';
import type { GoogleCampaignPlace } from './googleCampaign';
import { listTopics } from './listTopics';

/** What shows an asset: its resource name, and that of the asset group or campaign it belongs to. */
export type GoogleLink = { readonly name: string; readonly owner: string };

/** A rejected picture, logo or video of a Performance Max campaign. */
export type GoogleMedium = {
  readonly kind: 'image' | 'logo' | 'video';
  readonly links: readonly GoogleLink[];
  /** Resource name of the asset. */
  readonly asset: string;
  /** Where it shows, e.g. `MARKETING_IMAGE`. */
  readonly fieldType: string;
  /** Its name at Google. */
  readonly title: string;
  /** Its address at Google or YouTube, and the one of a picture that shows it. */
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly topics: readonly string[];
};

/** Fields of the asset that a link shows, in GAQL. */
export const linkedAssetFields =
  'asset.resource_name, asset.name, asset.image_asset, asset.youtube_video_asset';

/** Returns the media of asset groups, rejected or not. Pure. */
export function toGroupMedia(rows: readonly GoogleAdsRow[]): GoogleMedium[] {
  return rows.flatMap(({ asset, assetGroupAsset: { resourceName: name, assetGroup, ...link } }) =>
    toMedium(asset, {
      fieldType: link.fieldType,
      links: [{ name, owner: assetGroup }],
      topics: listTopics(link.policySummary),
    }),
  );
}

/** Reads the media that belong to a whole campaign: its logos. Their review is that of the asset. @throws GoogleAdsError */
export async function readCampaignMedia({
  client,
  customerId,
  campaignId,
}: GoogleCampaignPlace): Promise<GoogleMedium[]> {
  const rows = await client.search(
    customerId,
    `SELECT campaign_asset.resource_name, campaign_asset.campaign, campaign_asset.field_type, ${linkedAssetFields}, ` +
      'asset.field_type_policy_summaries FROM campaign_asset ' +
      `WHERE campaign.id = ${quoteGaql(campaignId)} AND campaign_asset.status != 'REMOVED'`,
  );
  return rows.flatMap(({ asset, campaignAsset: { resourceName: name, campaign: owner, fieldType } }) => {
    const summaries = asset.fieldTypePolicySummaries.filter((one) => one.assetFieldType === fieldType);
    return toMedium(asset, {
      fieldType,
      links: [{ name, owner }],
      topics: summaries.flatMap(({ policySummaryInfo }) => listTopics(policySummaryInfo)),
    });
  });
}

/** Lists rejected media, each once in each of its shapes. Pure. */
export function listRejectedMedia(media: readonly GoogleMedium[]): GoogleMedium[] {
  return mergeLinked(media, ({ asset, fieldType }) => `${asset} ${fieldType}`).filter(
    ({ topics }) => topics.length > 0,
  );
}

/** Returns what several links show once, with all its links and topics. Pure. */
export function mergeLinked<Part extends Pick<GoogleMedium, 'links' | 'topics'>>(
  parts: readonly Part[],
  getKey: (part: Part) => string,
): Part[] {
  const merged = new Map<string, Part>();
  for (const part of parts) {
    const known = merged.get(getKey(part));
    const topics = [...new Set([...(known?.topics ?? []), ...part.topics])];
    merged.set(getKey(part), {
      ...(known ?? part),
      links: [...(known?.links ?? []), ...part.links],
      topics,
    });
  }
  return [...merged.values()];
}

function toMedium(
  { resourceName, name, imageAsset, youtubeVideoAsset: { youtubeVideoId } }: GoogleAdsRow['asset'],
  link: Pick<GoogleMedium, 'fieldType' | 'links' | 'topics'>,
): GoogleMedium[] {
  const kind = findKind(link.fieldType);
  if (kind === undefined) return [];
  const { url: pictureUrl } = imageAsset.fullSize;
  const urls =
    kind === 'video'
      ? {
          url: `https://www.youtube.com/watch?v=${youtubeVideoId}`,
          thumbnailUrl: getYoutubeThumbnailUrl(youtubeVideoId),
        }
      : { url: pictureUrl, thumbnailUrl: pictureUrl };
  return [{ ...link, kind, asset: resourceName, title: name || youtubeVideoId, ...urls }];
}

function findKind(fieldType: string): GoogleMedium['kind'] | undefined {
  if (fieldType.endsWith('MARKETING_IMAGE')) return 'image';
  if (fieldType === 'YOUTUBE_VIDEO') return 'video';
  return fieldType === 'LOGO' || fieldType === 'LANDSCAPE_LOGO' ? 'logo' : undefined;
}
