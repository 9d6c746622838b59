import { quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';
import type { GoogleCampaignPlace } from './googleCampaign';
import { listTopics } from './listTopics';

/** What shows an asset: its resource name, and that of the asset group or campaign it belongs to. */
export type GoogleLink = { readonly name: string; readonly owner: string };

/** An asset that a Performance Max campaign or one of its asset groups shows. */
export type LinkedAsset = {
  readonly asset: GoogleAdsRow['asset'];
  /** Where it shows, e.g. `MARKETING_IMAGE`. */
  readonly fieldType: string;
  readonly links: readonly GoogleLink[];
  /** Policies that it violates there, e.g. `UNRELIABLE_CLAIMS`. */
  readonly topics: readonly string[];
};

/** Fields of the asset that a link shows, in GAQL. */
export const linkedAssetFields =
  'asset.resource_name, asset.name, asset.text_asset, asset.image_asset, asset.youtube_video_asset';

/** Returns the assets of asset groups. Pure. */
export function toGroupAssets(rows: readonly GoogleAdsRow[]): LinkedAsset[] {
  return rows.map(({ asset, assetGroupAsset: { resourceName: name, assetGroup, ...link } }) => ({
    asset,
    fieldType: link.fieldType,
    links: [{ name, owner: assetGroup }],
    topics: listTopics(link.policySummary),
  }));
}

/**
 * Reads the assets that belong to a whole campaign: its business name and logos. Their review is that of the asset.
 * @throws GoogleAdsError
 */
export async function readCampaignAssets({
  client,
  customerId,
  campaignId,
}: GoogleCampaignPlace): Promise<LinkedAsset[]> {
  const rows = await client.search(
    customerId,
    `SELECT campaign_asset.resource_name, campaign_asset.campaign, campaign_asset.field_type, ${linkedAssetFields}, ` +
      'asset.field_type_policy_summaries FROM campaign_asset ' +
      `WHERE campaign.id = ${quoteGaql(campaignId)} AND campaign_asset.status != 'REMOVED'`,
  );
  return rows.map(({ asset, campaignAsset: { resourceName: name, campaign: owner, fieldType } }) => {
    const summaries = asset.fieldTypePolicySummaries.filter((one) => one.assetFieldType === fieldType);
    return {
      asset,
      fieldType,
      links: [{ name, owner }],
      topics: summaries.flatMap(({ policySummaryInfo }) => listTopics(policySummaryInfo)),
    };
  });
}

/** Returns what several links show once, with all its links and topics. Pure. */
export function mergeLinked<Part extends Pick<LinkedAsset, 'links' | 'topics'>>(
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
