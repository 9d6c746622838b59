import type { LaunchPlan, PlannedAd } from '@adlane/contract/ads/launches';
import { namingPrefix } from '@adlane/contract/constants';
import { findCarousel, limitAudience } from '@adlane/contract/rules';
import { splitBudget } from '../../../../money/splitBudget';
import { hasCampaignBudget } from '../facebook/content/budgetLevel';
import { describePlace, findTargetedCountries, listPlaces } from '../facebook/content/facebookLocations';
import { countScheduleDays } from '../inputs/countScheduleDays';
import type { LaunchInputs } from '../inputs/launchSettings';
import { type LaunchVariant, listDynamicAssets, planVariants } from '../inputs/planVariants';
import { describePost, getPromotedPostId } from '../inputs/promotedPost';

/** Describes what a Facebook launch creates, for its user. Takes inputs with inserts filled in. Pure. */
export function describePlan(inputs: LaunchInputs, now: Date): LaunchPlan {
  const { settings, leadForm, target } = inputs;
  return {
    campaign: target?.campaign?.name ?? `${namingPrefix} ${settings.campaignName}`,
    isCampaignNew: !target?.campaign,
    campaignBudget: hasCampaignBudget(inputs) ? settings.budget : null,
    adSets: listAdSets(inputs),
    audience: describeAudience(inputs),
    places: describePlaces(inputs, 'include'),
    excludedPlaces: describePlaces(inputs, 'exclude'),
    countries: findTargetedCountries(inputs),
    leadForm: settings.FbAdSetting.ad_launch_type === 'leadform' ? (leadForm?.name ?? null) : null,
    spend: computeSpend(inputs, now),
  };
}

function describePlaces(inputs: LaunchInputs, wanted: 'include' | 'exclude'): string[] {
  return listPlaces(inputs)
    .filter(({ mode }) => mode === wanted)
    .map(describePlace);
}

function listAdSets(inputs: LaunchInputs): LaunchPlan['adSets'] {
  const { settings, template, media, target } = inputs;
  const structure = template.templateContent.campaignStructure;
  const isNew = !target?.adSet;
  const hasOwnBudget = hasCampaignBudget(inputs) || target?.campaign?.has_budget || target?.adSet;
  const isPost = getPromotedPostId(settings) !== undefined;
  if (isPost || structure === 'dynamic') {
    const { media: used, ...texts } = listDynamicAssets(template, media);
    const ads = isPost ? listPostAds(inputs) : [{ ...texts, mediaIds: used.map(({ id }) => id) }];
    const budget = hasOwnBudget ? null : settings.budget;
    return [{ name: target?.adSet?.name ?? 'Ad set 1', isNew, budget, ads }];
  }
  const ads = planVariants(template, media).map((variant) => describeAd(template, variant));
  const groups = structure === 'multiple_adsets_one_ad' && isNew ? ads.map((ad) => [ad]) : [ads];
  const budgets = splitBudget(settings.budget, Math.max(1, groups.length));
  return groups.map((group, index) => ({
    name: target?.adSet?.name ?? `Ad set ${index + 1}`,
    isNew,
    budget: hasOwnBudget ? null : (budgets[index] ?? 0),
    ads: group,
  }));
}

/** A post is the only ad of its launch; none where Facebook does not show it. */
function listPostAds(inputs: LaunchInputs): PlannedAd[] {
  const post = describePost(inputs);
  return post ? [{ adText: [], headlines: [], subHeadlines: [], mediaIds: [], post }] : [];
}

function describeAd(
  { templateContent }: LaunchInputs['template'],
  { adText, headline, subHeadline, media }: LaunchVariant,
): PlannedAd {
  const carousel = findCarousel(templateContent);
  const cards = carousel?.cards ?? [{ headline, description: subHeadline, mediaId: media.id }];
  return {
    adText: [adText],
    headlines: cards.map((card) => card.headline),
    subHeadlines: cards.map(({ description }) => description).filter((text) => text !== ''),
    mediaIds: cards.flatMap(({ mediaId }) => mediaId ?? []),
    ...(carousel ? { isCarousel: true } : {}),
  };
}

const people = { both: 'People', male: 'Men', female: 'Women' } as const;

function describeAudience({ template, settings }: LaunchInputs): string {
  const targeting = template.templateTargeting;
  const { minAge, maxAge, gender } = limitAudience(targeting);
  const { interests, behaviors, demographics } = targeting.detailedTargeting;
  const details = [...interests, ...behaviors, ...demographics].map(({ name }) => name);
  const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');
  const audiences = settings.settings?.selectedCustomAudience ?? targeting.selectedCustomAudience ?? [];
  const excluded = targeting.excludedCustomAudience ?? [];
  return [
    `${people[gender]} from ${minAge} to ${maxAge === 65 ? '65+' : maxAge}`,
    ...(details.length > 0 ? [`with one of: ${details.join(', ')}`] : []),
    ...(audiences.length > 0 ? [`in ${named(audiences)}`] : []),
    ...(excluded.length > 0 ? [`not in ${named(excluded)}`] : []),
  ].join('; ');
}

function computeSpend({ settings, target }: LaunchInputs, now: Date): LaunchPlan['spend'] {
  if (target?.campaign?.has_budget || target?.adSet) return { daily: null, total: null };
  const { budgetType, budget, startTime, endTime } = settings;
  if (budgetType === 'lifetime') return { daily: null, total: budget };
  if (endTime === null) return { daily: budget, total: null };
  const start = startTime === null ? now : new Date(startTime);
  return { daily: budget, total: budget * countScheduleDays(start, new Date(endTime)) };
}
