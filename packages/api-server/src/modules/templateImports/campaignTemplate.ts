import { type AdLaunchType, facebookCallsToAction, type VersionField } from '@adlane/contract/constants';
import { addVersion, checkUrl, limits } from '@adlane/contract/rules';
import { createDefaultTemplateContent, type Template, type TextVersion } from '@adlane/contract/templates';
import type { GraphAnswer } from '../../connectors/facebook/graphClient';
import { objectOf, objectsOf, textOf, textsOf } from '../../connectors/facebook/graphValues';
import type { CampaignTree } from '../../connectors/facebook/readCampaigns';
import { templateErrors } from '../templates/checkTemplate';
import { campaignTargeting } from './campaignTargeting';
import { maxImportedVersions } from './importColumns';

/** A template as a campaign describes it. */
export type CampaignTemplate = Pick<
  Template,
  'name' | 'adCreativeType' | 'templateAdType' | 'templateContent' | 'templateTargeting'
> & {
  readonly status: 'active' | 'draft';
  /** Id on Facebook of the lead form that its ads open. */
  readonly leadFormExternalId: string | null;
};

/** What an objective's ads lead to; objectives of before 2024 read as what took their place. */
const typeOfObjective: Readonly<Record<string, AdLaunchType>> = {
  OUTCOME_LEADS: 'leadform',
  LEAD_GENERATION: 'leadform',
  OUTCOME_ENGAGEMENT: 'messenger',
  MESSAGES: 'messenger',
  OUTCOME_TRAFFIC: 'landing_page',
  LINK_CLICKS: 'landing_page',
};

/** A page that stands for a form or a chat is no landing page. */
const placeholderHosts = ['fb.me', 'm.me'];
const knownActions: ReadonlySet<string> = new Set(facebookCallsToAction.map(({ value }) => value));

/**
 * Turns a campaign with its ad sets, ads and creatives into a template; undefined for an objective that templates don't
 * have. Texts that break our rules come along: the template is a draft until they are mended. Pure.
 */
export function campaignTemplate(tree: CampaignTree): CampaignTemplate | undefined {
  const templateAdType = typeOfObjective[textOf(tree.campaign.objective)];
  if (templateAdType === undefined) return undefined;
  const parts = tree.creatives.map(partsOf);
  const templateContent = contentOf(tree, parts);
  const templateTargeting = campaignTargeting(tree);
  const hasErrors =
    Object.keys(templateErrors({ templateContent, templateTargeting, templateAdType }, 'active')).length > 0;
  return {
    name: textOf(tree.campaign.name).trim().slice(0, 120).trim() || 'Imported campaign',
    adCreativeType: parts.some(({ hasVideo }) => hasVideo) ? 'video' : 'image',
    templateAdType,
    templateContent,
    templateTargeting,
    status: hasErrors ? 'draft' : 'active',
    leadFormExternalId: parts.find(({ leadForm }) => leadForm !== '')?.leadForm ?? null,
  };
}

type CreativeParts = {
  readonly texts: Readonly<Record<VersionField, readonly string[]>>;
  readonly callToAction: string;
  readonly link: string;
  readonly leadForm: string;
  readonly greeting: string;
  readonly hasVideo: boolean;
};

/** What one creative says, whether it is one ad or a feed of assets. */
function partsOf(creative: GraphAnswer): CreativeParts {
  const { link_data, video_data } = objectOf(creative.object_story_spec);
  const hasVideo = video_data !== undefined;
  const data = objectOf(hasVideo ? video_data : link_data);
  const feed = objectOf(creative.asset_feed_spec);
  const action = objectOf(data.call_to_action ?? objectsOf(feed.call_to_actions)[0]);
  const target = objectOf(action.value);
  const fromFeed = (name: string) => objectsOf(feed[name]).map(({ text }) => textOf(text));
  return {
    texts: {
      adText: [textOf(data.message), ...fromFeed('bodies')],
      headlines: [textOf(hasVideo ? data.title : data.name), ...fromFeed('titles')],
      subHeadlines: [
        textOf(hasVideo ? data.link_description : data.description),
        ...fromFeed('descriptions'),
      ],
    },
    callToAction: textOf(action.type) || (textsOf(feed.call_to_action_types)[0] ?? ''),
    link: textOf(data.link) || textOf(target.link) || textOf(objectsOf(feed.link_urls)[0]?.website_url),
    leadForm: textOf(target.lead_gen_form_id),
    greeting: greetingOf(textOf(data.page_welcome_message)),
    hasVideo: hasVideo || objectsOf(feed.videos).length > 0,
  };
}

/** The text within `page_welcome_message`, which is JSON in a text. */
function greetingOf(message: string): string {
  try {
    return textOf(objectOf(objectOf(objectOf(JSON.parse(message)).text_format).message).text);
  } catch {
    return '';
  }
}

function contentOf(tree: CampaignTree, parts: readonly CreativeParts[]): Template['templateContent'] {
  const defaults = createDefaultTemplateContent();
  const action = parts.map(({ callToAction }) => callToAction).find((type) => knownActions.has(type));
  const page = parts.map(({ link }) => link).find(isLandingPage);
  return {
    ...defaults,
    adText: versionsOf('adText', parts),
    headlines: versionsOf('headlines', parts),
    subHeadlines: versionsOf('subHeadlines', parts),
    campaignStructure: structureOf(tree),
    callToAction: action ?? defaults.callToAction,
    landingPageUrl: page ?? '',
    messageAd: parts.find(({ greeting }) => greeting !== '')?.greeting ?? defaults.messageAd,
  };
}

function isLandingPage(link: string): boolean {
  return checkUrl(link) === undefined && !placeholderHosts.includes(new URL(link).hostname);
}

function structureOf({ adSets, creatives }: CampaignTree): Template['templateContent']['campaignStructure'] {
  if (adSets.some(({ is_dynamic_creative }) => is_dynamic_creative === true)) return 'dynamic';
  return adSets.length > 1 && adSets.length >= creatives.length
    ? 'multiple_adsets_one_ad'
    : 'one_adset_multiple_ads';
}

/** Each text once, in the order of the ads; at least three versions, the first one default. */
function versionsOf(field: VersionField, parts: readonly CreativeParts[]): TextVersion[] {
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
