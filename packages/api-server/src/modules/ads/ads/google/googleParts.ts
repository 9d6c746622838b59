import { quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';
import type { RefreshedAdSetAd } from '../refreshedAd';
import type { GoogleCampaignPlace } from './googleCampaign';
import { toGoogleAdState } from './toGoogleAdState';

/** Kinds of texts in the order in which users see them. */
export const textKinds = ['headlines', 'subHeadlines', 'adText'] as const;
export type TextKind = (typeof textKinds)[number];

/** A text of a Google ad. */
export type GooglePart = {
  readonly kind: TextKind;
  readonly text: string;
  /** Resource name of the link that shows it; a Search ad holds all its texts itself. */
  readonly name: string;
  /** Policies that it violates, e.g. `UNRELIABLE_CLAIMS`. */
  readonly topics: readonly string[];
};
/** A rejected picture of an asset group. */
export type GooglePicture = {
  /** Resource name of the link that shows it. */
  readonly name: string;
  /** Resource name of the picture. */
  readonly asset: string;
  /** Where it shows, e.g. `MARKETING_IMAGE`. */
  readonly fieldType: string;
  /** Its name at Google. */
  readonly title: string;
  readonly topics: readonly string[];
};
/** A Search ad with its own texts. */
export type GoogleSearchAd = Readonly<Record<'headlines' | 'adText', readonly string[]>> & {
  readonly name: string;
  /** Resource name of its ad group. */
  readonly group: string;
  readonly finalUrl: string;
  /** Policies that the whole ad violates. */
  readonly topics: readonly string[];
};
/** The texts of a campaign with what Google says about them. */
export type GoogleParts = {
  readonly isSearch: boolean;
  /** Resource name of the asset group; empty for a Search campaign. */
  readonly group: string;
  readonly finalUrl: string;
  /** The rejected ads of a Search campaign, or its first one where Google names none; empty otherwise. */
  readonly ads: readonly GoogleSearchAd[];
  /** How many ads a Search campaign has. */
  readonly count: number;
  /** Of texts that several ads show, each once. */
  readonly texts: readonly GooglePart[];
  /** The rejected pictures of a Performance Max campaign. */
  readonly pictures: readonly GooglePicture[];
  /** Policies that whole ads violate. */
  readonly topics: readonly string[];
};

const kindsByField: Readonly<Record<string, TextKind>> = {
  HEADLINE: 'headlines',
  LONG_HEADLINE: 'subHeadlines',
  DESCRIPTION: 'adText',
};

/** Reads the texts of a campaign from Google: its ad, or the assets of its asset group. @throws GoogleAdsError */
export async function readGoogleParts(place: GoogleCampaignPlace): Promise<GoogleParts> {
  const rows = await searchAds(place);
  return rows.length > 0 ? toSearchParts(rows) : readAssetParts(place);
}

function toSearchParts(rows: readonly GoogleAdsRow[]): GoogleParts {
  const all = rows.map(toSearchAd);
  const rejected = all.filter(({ topics }) => topics.length > 0);
  const ads = rejected.length > 0 ? rejected : all.slice(0, 1);
  const parts = (kind: 'headlines' | 'adText') =>
    [...new Set(ads.flatMap((ad) => ad[kind]))].map((text) => ({
      kind,
      text,
      name: ads.find((ad) => ad[kind].includes(text))?.name ?? '',
      topics: [],
    }));
  return {
    isSearch: true,
    group: '',
    finalUrl: ads[0]?.finalUrl ?? '',
    ads,
    count: all.length,
    texts: [...parts('headlines'), ...parts('adText')],
    pictures: [],
    topics: [...new Set(ads.flatMap(({ topics }) => topics))],
  };
}

function toSearchAd({ adGroup, adGroupAd }: GoogleAdsRow): GoogleSearchAd {
  const { headlines, descriptions } = adGroupAd.ad.responsiveSearchAd;
  return {
    name: adGroupAd.resourceName,
    group: adGroup.resourceName,
    finalUrl: adGroupAd.ad.finalUrls[0] ?? '',
    headlines: headlines.map(({ text }) => text),
    adText: descriptions.map(({ text }) => text),
    topics: listTopics(adGroupAd.policySummary),
  };
}

async function readAssetParts({ client, customerId, campaignId }: GoogleCampaignPlace): Promise<GoogleParts> {
  const where = `campaign.id = ${quoteGaql(campaignId)}`;
  const [group] = await client.search(
    customerId,
    `SELECT asset_group.resource_name, asset_group.final_urls FROM asset_group WHERE ${where}`,
  );
  const rows = await client.search(
    customerId,
    'SELECT asset_group_asset.resource_name, asset_group_asset.field_type, asset_group_asset.policy_summary, ' +
      `asset.resource_name, asset.name, asset.text_asset FROM asset_group_asset WHERE ${where} AND asset_group_asset.status != 'REMOVED'`,
  );
  return {
    isSearch: false,
    group: group?.assetGroup.resourceName ?? '',
    finalUrl: group?.assetGroup.finalUrls[0] ?? '',
    ads: [],
    count: 0,
    texts: rows.flatMap(({ asset, assetGroupAsset }) => {
      const kind = kindsByField[assetGroupAsset.fieldType];
      if (kind === undefined) return [];
      const topics = listTopics(assetGroupAsset.policySummary);
      return [{ kind, text: asset.textAsset.text, name: assetGroupAsset.resourceName, topics }];
    }),
    pictures: rows.flatMap(toRejectedPicture),
    topics: [],
  };
}

function toRejectedPicture({ asset, assetGroupAsset }: GoogleAdsRow): GooglePicture[] {
  const { fieldType, resourceName: name } = assetGroupAsset;
  const topics = listTopics(assetGroupAsset.policySummary);
  if (!fieldType.endsWith('MARKETING_IMAGE') || topics.length === 0) return [];
  return [{ name, asset: asset.resourceName, fieldType, title: asset.name, topics }];
}

function listTopics({ policyTopicEntries, approvalStatus }: GoogleAdsRow['adGroupAd']['policySummary']) {
  return approvalStatus === 'DISAPPROVED' ? policyTopicEntries.map(({ topic }) => topic) : [];
}

async function searchAds({ client, customerId, campaignId }: GoogleCampaignPlace): Promise<GoogleAdsRow[]> {
  return client.search(
    customerId,
    'SELECT ad_group_ad.resource_name, ad_group_ad.status, ad_group_ad.primary_status, ' +
      'ad_group_ad.primary_status_reasons, ad_group_ad.policy_summary, ad_group_ad.ad.final_urls, ' +
      'ad_group_ad.ad.responsive_search_ad, ad_group.resource_name, ad_group.id ' +
      `FROM ad_group_ad WHERE campaign.id = ${quoteGaql(campaignId)} AND ad_group_ad.status != 'REMOVED'`,
  );
}

/** Reads the ads of a Search campaign by the id of their ad group. @throws GoogleAdsError */
export async function readSearchAds(
  place: GoogleCampaignPlace,
): Promise<ReadonlyMap<string, readonly RefreshedAdSetAd[]>> {
  const byGroup = new Map<string, RefreshedAdSetAd[]>();
  for (const { adGroup, adGroupAd } of await searchAds(place)) {
    const ad = {
      external_id: adGroupAd.resourceName.split('~').at(-1) ?? '',
      name: adGroupAd.ad.responsiveSearchAd.headlines[0]?.text ?? 'Search ad',
      status: toGoogleAdState(adGroupAd),
      review_feedback: listTopics(adGroupAd.policySummary).map(describeTopic),
      figures: { spend: 0, impressions: 0, clicks: 0, results: 0 },
    };
    byGroup.set(adGroup.id, [...(byGroup.get(adGroup.id) ?? []), ad]);
  }
  return byGroup;
}

/** Returns a policy in words: "Google's policies do not allow this: unreliable claims". */
export function describeTopic(topic: string): string {
  return `Google's policies do not allow this: ${topic.toLowerCase().replaceAll('_', ' ')}`;
}
