import {
  createDefaultTemplateContent,
  type FbAdSetting,
  type Template,
  type TextVersion,
} from '@adlane/contract/ads/templates';
import {
  type AdLaunchType,
  adLaunchTypes,
  facebookCallsToAction,
  launchObjectives,
  maxImportedVersions,
  type VersionField,
} from '@adlane/contract/constants';
import { addVersion, checkUrl, createDefaultAdTypes, limits } from '@adlane/contract/rules';
import type { CreativeNode } from '../../../connectors/facebook/graph/campaignShapes';
import type { CampaignTree } from '../../../connectors/facebook/readCampaigns';
import { findTemplateErrors } from '../templates/checkTemplate';
import { findCarouselData, toCarousel } from './toCarousel';
import { toTemplateTargeting } from './toTemplateTargeting';

/** The template that a campaign describes. */
export type CampaignTemplate = Pick<
  Template,
  'name' | 'adCreativeType' | 'templateAdType' | 'templateContent' | 'templateTargeting'
> & {
  readonly status: 'active' | 'draft';
  readonly adTypes: readonly FbAdSetting[] | null;
  /** Facebook's id of the lead form that the ads open. */
  readonly leadFormExternalId: string | null;
  /** How many of its creatives are posts of a page: their texts are imported, their pictures and buttons are not. */
  readonly postCount: number;
};

/** Objectives that templates support, with the kind of ad where no goal names one; those from before 2024 included. */
const typeByObjective: ReadonlyMap<string, AdLaunchType> = new Map([
  ...adLaunchTypes.map((type) => [launchObjectives[type].objective as string, type] as const),
  ['OUTCOME_SALES', 'landing_page'],
  ['LEAD_GENERATION', 'leadform'],
  ['MESSAGES', 'messenger'],
  ['LINK_CLICKS', 'landing_page'],
  ['CONVERSIONS', 'landing_page'],
]);
/** Kinds of ad by the goal of an ad set: leads and sales come from forms, chats or pages. */
const typeByGoal: ReadonlyMap<string, AdLaunchType> = new Map([
  ['LEAD_GENERATION', 'leadform'],
  ['QUALITY_LEAD', 'leadform'],
  ['CONVERSATIONS', 'messenger'],
  ['LANDING_PAGE_VIEWS', 'landing_page'],
  ['LINK_CLICKS', 'landing_page'],
  ['OFFSITE_CONVERSIONS', 'landing_page'],
  ['VALUE', 'landing_page'],
]);

/** Hosts of links to a form or a chat, which are no landing pages. */
const placeholderHosts = ['fb.me', 'm.me'];
const knownActions: ReadonlySet<string> = new Set(facebookCallsToAction.map(({ value }) => value));

/**
 * Converts a campaign with its ad sets, ads and creatives to a template; undefined for an objective that
 * templates do not support. Texts that break our rules are included: the template is a draft until they are
 * fixed. Pure.
 *
 * @param mediaIds our ids of the imported images by their hashes, for the cards of a carousel
 */
export function toTemplate(
  tree: CampaignTree,
  mediaIds: ReadonlyMap<string, number> = new Map(),
): CampaignTemplate | undefined {
  const parts = tree.creatives.map(toParts);
  const templateAdType = findAdType(tree, parts);
  if (templateAdType === undefined) return undefined;
  const content = toContent(tree, parts);
  const templateContent = withCarousel(content, tree, mediaIds);
  const templateTargeting = toTemplateTargeting(tree);
  const hasErrors =
    Object.keys(findTemplateErrors({ templateContent, templateTargeting, templateAdType }, 'active')).length >
    0;
  return {
    name: tree.campaign.name.trim().slice(0, 120).trim() || 'Imported campaign',
    adCreativeType: parts.some(({ hasVideo }) => hasVideo) ? 'video' : 'image',
    templateAdType,
    adTypes: findAdTypes(tree, templateAdType),
    templateContent,
    templateTargeting,
    status: hasErrors ? 'draft' : 'active',
    postCount: tree.creatives.filter(({ object_story_id }) => object_story_id !== '').length,
    leadFormExternalId: parts.find(({ leadForm }) => leadForm !== '')?.leadForm ?? null,
  };
}

/** A form decides; then the goal of the ad sets, and where it names no kind, the objective. */
function findAdType(
  { campaign, adSets }: CampaignTree,
  parts: readonly CreativeParts[],
): AdLaunchType | undefined {
  const usual = typeByObjective.get(campaign.objective);
  if (usual === undefined) return undefined;
  if (parts.some(({ leadForm }) => leadForm !== '')) return 'leadform';
  const [found] = adSets.flatMap(({ optimization_goal }) => typeByGoal.get(optimization_goal) ?? []);
  return found ?? usual;
}

/** Launches of the template start with the campaign's goal; null where that is the usual one of its kind. */
function findAdTypes({ campaign, adSets }: CampaignTree, type: AdLaunchType): CampaignTemplate['adTypes'] {
  const adTypes = createDefaultAdTypes(type);
  const chosen = adTypes.find(
    ({ ad_launch_type, field }) =>
      ad_launch_type === type &&
      field.objective === campaign.objective &&
      adSets.some(({ optimization_goal }) => optimization_goal === field.optimization_goal),
  );
  if (chosen === undefined || chosen.isDefault) return null;
  return adTypes.map((adType) => ({ ...adType, isDefault: adType === chosen }));
}

type CreativeParts = {
  readonly texts: Readonly<Record<VersionField, readonly string[]>>;
  readonly callToAction: string;
  readonly link: string;
  readonly leadForm: string;
  readonly greeting: string;
  readonly hasVideo: boolean;
};

/** Reads a creative, which is one ad or a feed of assets. */
function toParts(creative: CreativeNode): CreativeParts {
  const { object_story_spec, asset_feed_spec: feed } = creative;
  const { link_data, video_data } = object_story_spec;
  const hasVideo = video_data !== undefined;
  const data = video_data ?? link_data;
  const action =
    data?.call_to_action ?? data?.child_attachments[0]?.call_to_action ?? feed.call_to_actions[0];
  const headline = hasVideo ? data?.title : data?.name;
  const subHeadline = hasVideo ? data?.link_description : data?.description;
  const toTexts = (rows: readonly { readonly text: string }[]) => rows.map(({ text }) => text);
  return {
    texts: {
      adText: [
        data?.message ?? '',
        creative.object_story_id === '' ? '' : creative.body,
        ...toTexts(feed.bodies),
      ],
      headlines: [headline ?? '', ...toTexts(feed.titles)],
      subHeadlines: [subHeadline ?? '', ...toTexts(feed.descriptions)],
    },
    callToAction: action?.type || (feed.call_to_action_types[0] ?? ''),
    link: data?.link || action?.value.link || (feed.link_urls[0]?.website_url ?? ''),
    leadForm: action?.value.lead_gen_form_id ?? '',
    greeting: data?.page_welcome_message ?? '',
    hasVideo: hasVideo || feed.videos.length > 0,
  };
}

function toContent(tree: CampaignTree, parts: readonly CreativeParts[]): Template['templateContent'] {
  const defaults = createDefaultTemplateContent();
  const action = parts.map(({ callToAction }) => callToAction).find((type) => knownActions.has(type));
  const page = parts.map(({ link }) => link).find(isLandingPage);
  return {
    ...defaults,
    adText: toVersions('adText', parts),
    headlines: toVersions('headlines', parts),
    subHeadlines: toVersions('subHeadlines', parts),
    campaignStructure: toStructure(tree),
    callToAction: action ?? defaults.callToAction,
    landingPageUrl: page ?? '',
    messageAd: parts.find(({ greeting }) => greeting !== '')?.greeting ?? defaults.messageAd,
  };
}

function withCarousel(
  content: Template['templateContent'],
  { creatives }: CampaignTree,
  mediaIds: ReadonlyMap<string, number>,
): Template['templateContent'] {
  const data = findCarouselData(creatives);
  if (!data) return content;
  const isOwnPage = (link: string) => isLandingPage(link) && link !== content.landingPageUrl;
  return { ...content, carousel: toCarousel(data, { mediaIds, isOwnPage }) };
}

function isLandingPage(link: string): boolean {
  return checkUrl(link) === undefined && !placeholderHosts.includes(new URL(link).hostname);
}

function toStructure({ adSets, creatives }: CampaignTree): Template['templateContent']['campaignStructure'] {
  if (adSets.some(({ is_dynamic_creative }) => is_dynamic_creative)) return 'dynamic';
  return adSets.length > 1 && adSets.length >= creatives.length
    ? 'multiple_adsets_one_ad'
    : 'one_adset_multiple_ads';
}

/** Returns each text once, in the order of the ads; at least three versions, the first one default. */
function toVersions(field: VersionField, parts: readonly CreativeParts[]): TextVersion[] {
  const texts = parts.flatMap((part) => part.texts[field]).map((text) => text.trim());
  const distinct = [...new Set(texts)].filter((text) => text !== '').slice(0, maxImportedVersions);
  const missing = Array.from(
    { length: Math.max(0, limits.facebookVersions.min - distinct.length) },
    () => '',
  );
  return [...distinct, ...missing].reduce<TextVersion[]>(
    (versions, text) => addVersion(versions, field, text),
    [],
  );
}
