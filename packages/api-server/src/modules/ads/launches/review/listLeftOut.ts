import { facebookPlatformLabels } from '@adlane/contract/constants';
import {
  filterPlacements,
  findCarousel,
  findCategoryLock,
  findPlacement,
  limitAudience,
  maxDynamicTexts,
} from '@adlane/contract/rules';
import { buildPlacementContext } from '../facebook/content/facebookTargeting';
import { opensTwoApps } from '../facebook/content/placementRules';
import type { LaunchInputs } from '../inputs/launchSettings';
import { listCreativeTexts, planVariants } from '../inputs/planVariants';
import { getPromotedPostId } from '../inputs/promotedPost';
import { sortMedia } from '../inputs/sortMedia';
import { listCarouselByChoice, listCarouselLost } from './listCarouselLeftOut';

/** Lists what was written or chosen for a Facebook launch and is not sent, with the reason. Pure. */
export function listLeftOut(inputs: LaunchInputs): string[] {
  return [...listByChoice(inputs), ...listLost(inputs)];
}

/**
 * Lists the part of it that follows from what the user chose for this launch: an existing campaign, a post, a carousel, no
 * Instagram account. Pure.
 */
export function listByChoice(inputs: LaunchInputs): string[] {
  return [
    ...listOfTarget(inputs),
    ...(isPost(inputs) ? listOfPost(inputs) : listCarouselByChoice(inputs)),
    ...listInstagram(inputs),
  ];
}

/** Lists what the user may expect in the ad all the same. */
function listLost(inputs: LaunchInputs): string[] {
  return [
    ...(isPost(inputs) ? [] : [...listTexts(inputs), ...listMedia(inputs), ...listCarouselLost(inputs)]),
    ...(inputs.target?.adSet ? [] : [...listAudience(inputs), ...listPlacements(inputs)]),
  ];
}

function isPost({ settings }: LaunchInputs): boolean {
  return getPromotedPostId(settings) !== undefined;
}

/** What an existing campaign or ad set decides itself. */
function listOfTarget(inputs: LaunchInputs): string[] {
  const { target, template } = inputs;
  const { adSet, campaign } = target ?? {};
  const isSpread = template.templateContent.campaignStructure === 'multiple_adsets_one_ad';
  if (adSet) {
    return [
      `Budget, schedule, audience, locations and placements: the ad set ${adSet.name} has its own.`,
      ...(isSpread && !isPost(inputs)
        ? [`The campaign structure: all ads go into the ad set ${adSet.name}.`]
        : []),
    ];
  }
  return campaign?.has_budget ? [`The budget: the campaign ${campaign.name} has its own.`] : [];
}

/** What a post has itself, or the ad set of one ad does not need. */
function listOfPost({ template, settings, target }: LaunchInputs): string[] {
  const isMessage = settings.FbAdSetting.ad_launch_type === 'messenger';
  const hasStructure = template.templateContent.campaignStructure !== 'one_adset_multiple_ads';
  return [
    'The texts, media, link and button of the template: the ad is the post as it is on the page.',
    ...(isMessage
      ? ['The greeting of the template: the chat of a post opens with the one of the page.']
      : []),
    ...(hasStructure && !target?.adSet ? ['The campaign structure: a post is one ad in one ad set.'] : []),
  ];
}

function listTexts({ template, media }: LaunchInputs): string[] {
  const texts = listCreativeTexts(template);
  const isDynamic = template.templateContent.campaignStructure === 'dynamic';
  const max = isDynamic ? maxDynamicTexts : planVariants(template, media).length;
  const reason = isDynamic
    ? `a Dynamic ad takes ${maxDynamicTexts} of each`
    : 'there are as many ads as ad texts or media, whichever are more';
  const lists = [
    ['headlines', texts.headlines],
    ['sub-headlines', texts.subHeadlines],
    ['ad texts', texts.adText],
  ] as const;
  return lists.flatMap(([name, list]) =>
    list.length > max ? [`${list.length - max} of ${list.length} ${name}: ${reason}.`] : [],
  );
}

function listPlacements(inputs: LaunchInputs): string[] {
  const { placement, platform: chosen } = inputs.template.templateTargeting;
  if (placement !== 'Manual') return [];
  const { leftOut } = filterPlacements(chosen, buildPlacementContext(inputs));
  return leftOut.map(({ platform, position, reason }) => {
    const known = findPlacement({ platform, position });
    const name = known ? `${known.label} on ${facebookPlatformLabels[known.platform]}` : position;
    return `${name}: ${reason}`;
  });
}

/** What of the audience a special ad category replaces. */
function listAudience({ template }: LaunchInputs): string[] {
  const { templateTargeting: targeting } = template;
  const { minAge, maxAge, gender, specialAdCategory } = targeting;
  const sent = limitAudience(targeting);
  const max = maxAge === 65 ? '65+' : maxAge;
  return [
    ...(sent.minAge === minAge && sent.maxAge === maxAge
      ? []
      : [`The ages ${minAge} to ${max}: ${findCategoryLock(specialAdCategory, 'minAge')}`]),
    ...(sent.gender === gender
      ? []
      : [`The gender ${gender}: ${findCategoryLock(specialAdCategory, 'gender')}`]),
  ];
}

/** Ads on Instagram without an account of it appear under the page. */
function listInstagram(inputs: LaunchInputs): string[] {
  const { placement, platform: chosen } = inputs.template.templateTargeting;
  const isManual = placement === 'Manual' && !inputs.target?.adSet;
  const { sent } = filterPlacements(chosen, buildPlacementContext(inputs));
  if (inputs.settings.settings?.selectedInstagram || (isManual && !sent.instagram)) return [];
  return ["An Instagram account: none is selected, so Instagram shows the Facebook page's name and picture."];
}

function listMedia(inputs: LaunchInputs): string[] {
  const { template, media } = inputs;
  if (findCarousel(template.templateContent)) return [];
  const { ads, cover, placed } = sortMedia(template, media);
  const isDynamic = template.templateContent.campaignStructure === 'dynamic';
  const named = Object.values(template.templateContent.placementMedia ?? {}).filter((id) => id !== null);
  const used = new Set([...ads, ...placed.map((each) => each.media), ...(cover ? [cover] : [])]);
  const unused = media.filter((item) => !used.has(item));
  return [
    ...unused.map(({ name }) => `${name}: a video ad shows one image, as its cover.`),
    ...(isDynamic && named.length > 0
      ? ['The media per placement: in a Dynamic ad, Facebook chooses what each placement shows.']
      : []),
    ...(placed.length > 0 && opensTwoApps(inputs)
      ? placed.map((each) => `${each.media.name}: ads that open two apps show the same on all placements.`)
      : []),
  ];
}
