import { namingPrefix } from '@adlane/contract/constants';
import type { LaunchPlan } from '@adlane/contract/launches';
import { limitAudience } from '@adlane/contract/rules';
import { listPlaces, listTargetedCountries } from '../facebook/facebookLocations';
import type { LaunchInputs } from '../inputs/launchSettings';
import { listDynamicAssets, planVariants, splitBudget } from '../inputs/planVariants';

const dayMs = 24 * 3_600_000;

/** Describes what a Facebook launch creates, for its user. Takes inputs with inserts filled in. Pure. */
export function describePlan(inputs: LaunchInputs, now: Date): LaunchPlan {
  const { settings, leadForm } = inputs;
  return {
    campaign: `${namingPrefix} ${settings.campaignName}`,
    adSets: listAdSets(inputs),
    audience: describeAudience(inputs),
    places: listPlaces(inputs)
      .filter(({ mode }) => mode === 'include')
      .map(({ name }) => name),
    countries: listTargetedCountries(inputs),
    leadForm: settings.FbAdSetting.ad_launch_type === 'leadform' ? (leadForm?.name ?? null) : null,
    spend: computeSpend(inputs, now),
  };
}

function listAdSets(inputs: LaunchInputs): LaunchPlan['adSets'] {
  const { settings, template, media } = inputs;
  const structure = template.templateContent.campaignStructure;
  if (structure === 'dynamic') {
    const { media: used, ...texts } = listDynamicAssets(template, media);
    const ads = [{ ...texts, mediaIds: used.map(({ id }) => id) }];
    return [{ name: 'Ad set 1', budget: settings.budget, ads }];
  }
  const ads = planVariants(template, media).map((variant) => ({
    adText: [variant.adText],
    headlines: [variant.headline],
    subHeadlines: [variant.subHeadline].filter((text) => text !== ''),
    mediaIds: [variant.media.id],
  }));
  const groups = structure === 'multiple_adsets_one_ad' ? ads.map((ad) => [ad]) : [ads];
  const budgets = splitBudget(settings.budget, Math.max(1, groups.length));
  return groups.map((group, index) => ({
    name: `Ad set ${index + 1}`,
    budget: budgets[index] ?? 0,
    ads: group,
  }));
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

function computeSpend({ settings }: LaunchInputs, now: Date): LaunchPlan['spend'] {
  const { budgetType, budget, startTime, endTime } = settings;
  if (budgetType === 'lifetime') return { daily: null, total: budget };
  if (endTime === null) return { daily: budget, total: null };
  const start = startTime === null ? now.getTime() : Date.parse(startTime);
  return { daily: budget, total: budget * Math.max(1, Math.ceil((Date.parse(endTime) - start) / dayMs)) };
}
