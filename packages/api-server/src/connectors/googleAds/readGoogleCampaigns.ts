import { type GoogleAdsClient, quoteGaql } from './googleAdsClient';
import type { GoogleAdsRow } from './shapes';

/** A campaign of a Google account, in short. */
export type ListedGoogleCampaign = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** `SEARCH` or `PERFORMANCE_MAX`. */
  readonly objective: string;
  readonly ads_count: number;
  /** ISO 8601; the start, because Google does not say when a campaign was created. */
  readonly created_at: string;
};

/** A campaign with the parts that a template can hold. */
export type GoogleCampaignTree = {
  readonly name: string;
  /** `SEARCH` or `PERFORMANCE_MAX`. */
  readonly campaignType: string;
  readonly budgetMicros: number;
  readonly finalUrl: string;
  /** Texts by the field that shows them, e.g. `HEADLINE`. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly keywords: readonly GoogleKeyword[];
  readonly languageIds: readonly number[];
  readonly youtubeIds: readonly string[];
  readonly callToAction: string;
  /** Addresses of images and logos by the asset's id. */
  readonly images: ReadonlyMap<string, string>;
  readonly logos: ReadonlyMap<string, string>;
};
export type GoogleKeyword = {
  readonly text: string;
  readonly matchType: string;
  readonly isNegative: boolean;
};

const importedTypes = "('SEARCH', 'PERFORMANCE_MAX')";
const firstInstant = '1970-01-01T00:00:00.000Z';

/** Lists the campaigns of an account that templates can hold. @throws GoogleAdsError */
export async function listGoogleCampaigns(
  client: GoogleAdsClient,
  customerId: string,
): Promise<ListedGoogleCampaign[]> {
  const rows = await client.search(
    customerId,
    'SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type, campaign.start_date_time ' +
      `FROM campaign WHERE campaign.status != 'REMOVED' AND campaign.advertising_channel_type IN ${importedTypes}`,
  );
  const counts = new Map<string, number>();
  for (const from of ['ad_group_ad', 'asset_group']) {
    const parts = await client.search(
      customerId,
      `SELECT campaign.id FROM ${from} WHERE ${from}.status != 'REMOVED'`,
    );
    for (const { campaign } of parts) counts.set(campaign.id, (counts.get(campaign.id) ?? 0) + 1);
  }
  return rows.map(({ campaign }) => ({
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    objective: campaign.advertisingChannelType,
    ads_count: counts.get(campaign.id) ?? 0,
    created_at: toInstant(campaign.startDateTime),
  }));
}

/** Parses `2026-11-21 00:00:00`. */
function toInstant(text: string): string {
  const instant = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(instant.getTime()) ? firstInstant : instant.toISOString();
}

/** Reads a campaign with its parts; undefined where the account has no such campaign. @throws GoogleAdsError */
export async function readGoogleTree(
  client: GoogleAdsClient,
  customerId: string,
  id: string,
): Promise<GoogleCampaignTree | undefined> {
  const isOfCampaign = `campaign.id = ${quoteGaql(id)}`;
  const search = (fields: string, from: string, more = '') =>
    client.search(customerId, `SELECT ${fields} FROM ${from} WHERE ${isOfCampaign}${more}`);
  const [row] = await search(
    'campaign.name, campaign.advertising_channel_type, campaign_budget.amount_micros',
    'campaign',
    ` AND campaign.status != 'REMOVED' AND campaign.advertising_channel_type IN ${importedTypes}`,
  );
  if (!row) return undefined;
  const isSearch = row.campaign.advertisingChannelType === 'SEARCH';
  const assetFields = 'asset.id, asset.text_asset, asset.image_asset';
  const brand = await search(`campaign_asset.field_type, ${assetFields}`, 'campaign_asset');
  const criteria = await search(
    'campaign_criterion.negative, campaign_criterion.keyword, campaign_criterion.language',
    'campaign_criterion',
  );
  const parts = isSearch ? await readSearchParts(search) : await readGroupParts(search, assetFields);
  const assets = [...brand.map(toBrandAsset), ...parts.assets];
  return {
    ...parts,
    name: row.campaign.name,
    campaignType: row.campaign.advertisingChannelType,
    budgetMicros: row.campaignBudget.amountMicros,
    texts: groupTexts(parts.texts, assets),
    keywords: [
      ...parts.keywords,
      ...criteria.map(({ campaignCriterion }) => toKeyword(campaignCriterion)),
    ].filter(({ text }) => text !== ''),
    languageIds: criteria
      .map(({ campaignCriterion }) => Number(campaignCriterion.language.languageConstant.split('/')[1]))
      .filter((code) => Number.isInteger(code)),
    images: listImages(assets, /^(?:SQUARE_|PORTRAIT_)?MARKETING_IMAGE$/),
    logos: listImages(assets, /^(?:LANDSCAPE_)?LOGO$/),
  };
}

type Search = (fields: string, from: string, more?: string) => Promise<GoogleAdsRow[]>;
type Asset = { readonly fieldType: string; readonly asset: GoogleAdsRow['asset'] };
type Text = { readonly fieldType: string; readonly text: string };
type Parts = Pick<GoogleCampaignTree, 'finalUrl' | 'keywords' | 'youtubeIds' | 'callToAction'> & {
  readonly texts: readonly Text[];
  readonly assets: readonly Asset[];
};

async function readSearchParts(search: Search): Promise<Parts> {
  const ads = await search(
    'ad_group_ad.ad.final_urls, ad_group_ad.ad.responsive_search_ad',
    'ad_group_ad',
    " AND ad_group_ad.status != 'REMOVED'",
  );
  const keywords = await search(
    'ad_group_criterion.negative, ad_group_criterion.keyword',
    'ad_group_criterion',
  );
  return {
    finalUrl: ads[0]?.adGroupAd.ad.finalUrls[0] ?? '',
    texts: ads.flatMap(({ adGroupAd }) => {
      const { headlines, descriptions } = adGroupAd.ad.responsiveSearchAd;
      return [
        ...headlines.map(({ text }) => ({ fieldType: 'HEADLINE', text })),
        ...descriptions.map(({ text }) => ({ fieldType: 'DESCRIPTION', text })),
      ];
    }),
    keywords: keywords.map(({ adGroupCriterion }) => toKeyword(adGroupCriterion)),
    youtubeIds: [],
    callToAction: '',
    assets: [],
  };
}

async function readGroupParts(search: Search, assetFields: string): Promise<Parts> {
  const [group] = await search('asset_group.final_urls', 'asset_group');
  const links = await search(
    `asset_group_asset.field_type, ${assetFields}, asset.youtube_video_asset, asset.call_to_action_asset`,
    'asset_group_asset',
    " AND asset_group_asset.status != 'REMOVED'",
  );
  const signals = await search('asset_group_signal.search_theme', 'asset_group_signal');
  return {
    finalUrl: group?.assetGroup.finalUrls[0] ?? '',
    texts: [],
    keywords: signals.map(({ assetGroupSignal }) => ({
      text: assetGroupSignal.searchTheme.text,
      matchType: 'BROAD',
      isNegative: false,
    })),
    youtubeIds: links.map(({ asset }) => asset.youtubeVideoAsset.youtubeVideoId).filter((id) => id !== ''),
    callToAction:
      links.map(({ asset }) => asset.callToActionAsset.callToAction).find((type) => type !== '') ?? '',
    assets: links.map(({ asset, assetGroupAsset }) => ({ asset, fieldType: assetGroupAsset.fieldType })),
  };
}

function toBrandAsset({ asset, campaignAsset }: GoogleAdsRow): Asset {
  return { asset, fieldType: campaignAsset.fieldType };
}

function toKeyword({ negative, keyword }: GoogleAdsRow['adGroupCriterion']): GoogleKeyword {
  return { ...keyword, isNegative: negative };
}

function groupTexts(texts: readonly Text[], assets: readonly Asset[]): Map<string, string[]> {
  const all = [
    ...texts,
    ...assets.map(({ fieldType, asset }) => ({ fieldType, text: asset.textAsset.text })),
  ];
  const byField = new Map<string, string[]>();
  for (const { fieldType, text } of all) {
    const known = byField.get(fieldType) ?? [];
    if (text !== '' && !known.includes(text)) byField.set(fieldType, [...known, text]);
  }
  return byField;
}

function listImages(assets: readonly Asset[], shown: RegExp): Map<string, string> {
  return new Map(
    assets
      .filter(({ fieldType, asset }) => shown.test(fieldType) && asset.imageAsset.fullSize.url !== '')
      .map(({ asset }) => [asset.id, asset.imageAsset.fullSize.url]),
  );
}
