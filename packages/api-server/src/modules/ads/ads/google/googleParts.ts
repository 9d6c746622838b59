import { quoteGaql } from '../../../../connectors/googleAds/googleAdsClient';
import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';
import type { RefreshedAdSetAd } from '../refreshedAd';
import type { GoogleCampaignPlace } from './googleCampaign';
import {
  type GoogleLink,
  type LinkedAsset,
  linkedAssetFields,
  mergeLinked,
  readCampaignAssets,
  toGroupAssets,
} from './googleLinks';
import { type GoogleMedium, listRejectedMedia } from './googleMedia';
import { listTopics } from './listTopics';
import { toGoogleAdState } from './toGoogleAdState';

/** Kinds of texts in the order in which users see them. */
export const textKinds = ['headlines', 'subHeadlines', 'adText'] as const;
export type TextKind = (typeof textKinds)[number];

/** A text of a Google ad. */
export type GooglePart = {
  readonly kind: TextKind;
  readonly text: string;
  /** The links that show it; none where a Search ad holds all its texts itself. */
  readonly links: readonly GoogleLink[];
  /** Policies that it violates, e.g. `UNRELIABLE_CLAIMS`. */
  readonly topics: readonly string[];
};
/** A business name that a Performance Max campaign or an asset group shows. */
export type GoogleName = Omit<GooglePart, 'kind'>;
/** An asset group. */
export type GoogleGroup = { readonly name: string; readonly finalUrl: string };
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
  /** The rejected asset groups, or the first one where Google names none; empty for a Search campaign. */
  readonly groups: readonly GoogleGroup[];
  readonly finalUrl: string;
  /** The rejected ads of a Search campaign, or its first one where Google names none; empty otherwise. */
  readonly ads: readonly GoogleSearchAd[];
  /** How many ads or asset groups the campaign has. */
  readonly count: number;
  /** Of texts that several ads or asset groups show, each once. */
  readonly texts: readonly GooglePart[];
  /** The rejected business names, or the first one where Google names none; empty for a Search campaign. */
  readonly names: readonly GoogleName[];
  /** The rejected pictures, logos and videos of a Performance Max campaign. */
  readonly media: readonly GoogleMedium[];
  /** Policies that whole ads violate. */
  readonly topics: readonly string[];
};

const kindsByField: Readonly<Record<string, TextKind>> = {
  HEADLINE: 'headlines',
  LONG_HEADLINE: 'subHeadlines',
  DESCRIPTION: 'adText',
};

/** Reads what a campaign shows from Google: its ads, or the assets of its asset groups. @throws GoogleAdsError */
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
      links: [],
      topics: [],
    }));
  return {
    isSearch: true,
    groups: [],
    finalUrl: ads[0]?.finalUrl ?? '',
    ads,
    count: all.length,
    texts: [...parts('headlines'), ...parts('adText')],
    names: [],
    media: [],
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

async function readAssetParts(place: GoogleCampaignPlace): Promise<GoogleParts> {
  const { client, customerId, campaignId } = place;
  const where = `campaign.id = ${quoteGaql(campaignId)}`;
  const found = await client.search(
    customerId,
    'SELECT asset_group.resource_name, asset_group.final_urls, asset_group.primary_status ' +
      `FROM asset_group WHERE ${where} AND asset_group.status != 'REMOVED'`,
  );
  const rows = await client.search(
    customerId,
    'SELECT asset_group_asset.resource_name, asset_group_asset.asset_group, asset_group_asset.field_type, ' +
      `asset_group_asset.policy_summary, ${linkedAssetFields} ` +
      `FROM asset_group_asset WHERE ${where} AND asset_group_asset.status != 'REMOVED'`,
  );
  const groups = chooseGroups(found, rows);
  const shown = toGroupAssets(
    rows.filter(({ assetGroupAsset }) => groups.some(({ name }) => name === assetGroupAsset.assetGroup)),
  );
  const all = [...shown, ...(await readCampaignAssets(place))];
  return {
    isSearch: false,
    groups,
    finalUrl: groups[0]?.finalUrl ?? '',
    ads: [],
    count: found.length,
    texts: listTexts(shown),
    names: listNames(all),
    media: listRejectedMedia(all),
    topics: [],
  };
}

/** Returns the rejected asset groups, or the first one where Google names none. */
function chooseGroups(found: readonly GoogleAdsRow[], rows: readonly GoogleAdsRow[]): GoogleGroup[] {
  const names = rows
    .filter(({ assetGroupAsset }) => listTopics(assetGroupAsset.policySummary).length > 0)
    .map(({ assetGroupAsset }) => assetGroupAsset.assetGroup);
  const rejected = found.filter(
    ({ assetGroup }) =>
      assetGroup.primaryStatus === 'NOT_ELIGIBLE' || names.includes(assetGroup.resourceName),
  );
  return (rejected.length > 0 ? rejected : found.slice(0, 1)).map(({ assetGroup }) => ({
    name: assetGroup.resourceName,
    finalUrl: assetGroup.finalUrls[0] ?? '',
  }));
}

/** Lists the texts of asset groups, each once. */
function listTexts(assets: readonly LinkedAsset[]): GooglePart[] {
  const parts = assets.flatMap((linked): GooglePart[] => {
    const kind = kindsByField[linked.fieldType];
    return kind === undefined ? [] : [{ kind, ...toText(linked) }];
  });
  return mergeLinked(parts, ({ kind, text }) => `${kind} ${text}`);
}

/** Lists the rejected business names, each once, or the first one where Google names none. */
function listNames(assets: readonly LinkedAsset[]): GoogleName[] {
  const names = mergeLinked(
    assets.filter(({ fieldType }) => fieldType === 'BUSINESS_NAME').map(toText),
    ({ text }) => text,
  );
  const rejected = names.filter(({ topics }) => topics.length > 0);
  return rejected.length > 0 ? rejected : names.slice(0, 1);
}

function toText({ asset, links, topics }: LinkedAsset): GoogleName {
  return { text: asset.textAsset.text, links, topics };
}

async function searchAds({
  client,
  customerId,
  campaignId,
}: Omit<GoogleCampaignPlace, 'currency'>): Promise<GoogleAdsRow[]> {
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
  place: Omit<GoogleCampaignPlace, 'currency'>,
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

/** Returns a business name in the words of a reason. */
export function describeName({ text }: Pick<GoogleName, 'text'>): string {
  return `business name “${text}”`;
}
