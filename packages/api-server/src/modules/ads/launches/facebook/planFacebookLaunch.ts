import { namingPrefix } from '@adlane/contract/constants';
import {
  isConversionGoal,
  listRegionalCategories,
  mapRegionalIdentities,
  needsEuDeclaration,
} from '@adlane/contract/rules';
import { splitBudget } from '../../../../money/splitBudget';
import type { LaunchTarget, ReadyLaunchInputs } from '../inputs/launchSettings';
import { planVariants } from '../inputs/planVariants';
import { getPromotedPostId, isDynamicLaunch } from '../inputs/promotedPost';
import type { PlannedStep } from '../saga/PlatformAdapter';
import { placeholder } from '../saga/placeholders';
import { mapAdSetBudget, mapCampaignBudget } from './content/budgetLevel';
import { getEuDeclaration } from './content/euDeclaration';
import { mapCreative, mapDynamicCreative } from './content/facebookCreative';
import { mapLeadForm } from './content/facebookLeadForm';
import { findTargetedCountries } from './content/facebookLocations';
import { mapTargeting } from './content/facebookTargeting';
import { getMessagingDestination } from './content/messagingDestination';
import { mapPostCreative } from './content/postCreative';
import { planPostCheck } from './planPostCheck';
import { listLaunchedMedia, planUploads, planVideoReviews } from './planUploads';

/** Fields of an ad that its state is derived from. */
export const adStateFields =
  'id,status,effective_status,issues_info,ad_review_feedback,adset{learning_stage_info}';

/** Fields of a campaign or ad set that are compared with what was sent. */
const budgetFields = 'id,status,daily_budget,lifetime_budget';

type PlanContext = {
  readonly inputs: ReadyLaunchInputs;
  /** Name of the label that every object carries. */
  readonly label: string;
  readonly campaignName: string;
  readonly shape: { readonly adSets: number; readonly ads: readonly PlannedAd[] };
};
type PlannedAd = {
  readonly number: number;
  readonly adSet: number;
  readonly creative: Record<string, unknown>;
};

/**
 * Returns the requests that create a Facebook launch, in order: checks of account and page, uploads, lead
 * form, dry run, campaign, ad sets, creatives, ads (all paused), then each is read back. Values such as
 * `{campaign}` are replaced by ids of earlier steps. Pure.
 */
export function planFacebookCreation(inputs: ReadyLaunchInputs, label: string): PlannedStep[] {
  const campaignName = `${namingPrefix} ${inputs.settings.campaignName}`;
  const context: PlanContext = { inputs, label, campaignName, shape: planShape(inputs, campaignName) };
  const { adSets, ads } = context.shape;
  return [
    ...planChecks(context),
    ...planPostCheck(inputs),
    ...planUploads(inputs, listLaunchedMedia(inputs), label),
    ...planLeadForm(context),
    ...planVideoReviews(listLaunchedMedia(inputs)),
    ...planCampaign(context),
    ...planAdSets(context),
    ...ads.flatMap((ad) => planAd(context, ad)),
    ...(inputs.target?.campaign
      ? []
      : [readBack('campaign', 'campaign', `effective_status,${budgetFields}`)]),
    ...countTo(adSets).map((number) => readBack(`adset:${number}`, `ad set ${number}`, budgetFields)),
    ...ads.map(({ number }) => readBack(`ad:${number}`, `ad ${number}`, adStateFields)),
  ];
}

/**
 * Returns the requests that activate a Facebook launch: ads, ad sets and, last, the campaign, as far as it created them; then
 * the ad's state is read. A launch with the status PAUSED leaves the outermost of them off. Pure.
 */
export function planFacebookActivation(inputs: ReadyLaunchInputs): PlannedStep[] {
  const { adSets, ads } = planShape(inputs, '');
  const levels = [
    ads.map(({ number }) => switchOn(`ad:${number}`, `ad ${number}`)),
    countTo(adSets).map((number) => switchOn(`adset:${number}`, `ad set ${number}`)),
    inputs.target?.campaign ? [] : [switchOn('campaign', 'campaign')],
  ].filter((level) => level.length > 0);
  const isPaused = inputs.settings.settings?.status === 'PAUSED';
  return [
    ...(isPaused ? levels.slice(0, -1) : levels).flat(),
    { ...readBack('ad:1', 'state of the ad', adStateFields), key: 'state' },
  ];
}

function countTo(count: number): number[] {
  return Array.from({ length: count }, (_none, index) => index + 1);
}

/** Plans ad sets and ads by the campaign structure (ads §9); a post is one ad, whatever the structure. */
function planShape(inputs: ReadyLaunchInputs, campaignName: string): PlanContext['shape'] {
  const structure = inputs.template.templateContent.campaignStructure;
  const hasAdSet = inputs.target?.adSet !== undefined;
  const postId = getPromotedPostId(inputs.settings);
  if (postId !== undefined) {
    const creative = mapPostCreative(inputs, postId, `${campaignName} | Ad 1`);
    return { adSets: hasAdSet ? 0 : 1, ads: [{ number: 1, adSet: 1, creative }] };
  }
  const isSpread = structure === 'multiple_adsets_one_ad' && !hasAdSet;
  if (isDynamicLaunch(inputs)) {
    const creative = mapDynamicCreative(inputs, `${campaignName} | Ad 1`);
    return { adSets: hasAdSet ? 0 : 1, ads: [{ number: 1, adSet: 1, creative }] };
  }
  const ads = planVariants(inputs.template, inputs.media).map((variant, index) => ({
    number: index + 1,
    adSet: isSpread ? index + 1 : 1,
    creative: mapCreative(inputs, variant, `${campaignName} | Ad ${index + 1}`),
  }));
  return { adSets: hasAdSet ? 0 : isSpread ? ads.length : 1, ads };
}

function planChecks({ inputs }: PlanContext): PlannedStep[] {
  const account: PlannedStep = {
    key: 'checkAccount',
    title: 'Check the ad account',
    method: 'GET',
    path: inputs.account.external_id,
    request: { fields: 'id,account_status,disable_reason,currency,min_daily_budget' },
  };
  if (inputs.settings.FbAdSetting.ad_launch_type !== 'leadform') return [account];
  return [
    account,
    {
      key: 'checkPage',
      title: "Check the page's terms of service",
      method: 'GET',
      path: inputs.page.external_id,
      request: { fields: 'id,leadgen_tos_accepted' },
    },
  ];
}

function planLeadForm({ inputs, label }: PlanContext): PlannedStep[] {
  const { leadForm, page, settings } = inputs;
  if (settings.FbAdSetting.ad_launch_type !== 'leadform' || !leadForm || leadForm.external_id) return [];
  return [
    {
      key: 'leadForm',
      title: `Create the lead form ${leadForm.name}`,
      method: 'POST',
      path: `${page.external_id}/leadgen_forms`,
      request: mapLeadForm(leadForm, label),
    },
  ];
}

/**
 * Returns the countries of the special ad category: the template's own, or those that the ads are shown in.
 */
function categoryCountries({ template, settings }: ReadyLaunchInputs): readonly string[] {
  const { specialAdCategoryCountry: own = [] } = template.templateTargeting;
  return own.length > 0 ? own : settings.countries;
}

function planCampaign({ inputs, label, campaignName }: PlanContext): PlannedStep[] {
  const { settings, template, account } = inputs;
  const category = template.templateTargeting.specialAdCategory;
  const path = `${account.external_id}/campaigns`;
  const request = {
    name: campaignName,
    objective: settings.FbAdSetting.field.objective,
    buying_type: 'AUCTION',
    status: 'PAUSED',
    special_ad_categories: category === 'NONE' ? [] : [category],
    ...(category === 'NONE' ? {} : { special_ad_category_country: categoryCountries(inputs) }),
    ...mapCampaignBudget(inputs),
  };
  const labelStep: PlannedStep = {
    key: 'label',
    title: 'Create the label of this launch',
    method: 'POST',
    path: `${account.external_id}/adlabels`,
    request: { name: label },
  };
  if (inputs.target?.campaign) return [...planExisting(inputs.target), labelStep];
  return [
    {
      key: 'dryRun',
      title: 'Let Facebook check the campaign',
      method: 'POST',
      path,
      request: { ...request, ...validateOnly },
    },
    labelStep,
    {
      key: 'campaign',
      title: 'Create the campaign',
      method: 'POST',
      path,
      request: { ...request, ...labelled },
    },
  ];
}

/** Lets Facebook check a request without creating anything. */
export const validateOnly = { execution_options: ['validate_only'] } as const;

/** Checks that what the launch adds to still exists. */
function planExisting({ campaign, adSet }: LaunchTarget): PlannedStep[] {
  const check = (key: string, title: string, path: string): PlannedStep => ({
    key,
    title,
    method: 'GET',
    path,
    request: { fields: 'id,effective_status' },
  });
  return [
    ...(campaign ? [check('checkCampaign', `Check the campaign ${campaign.name}`, campaign.id)] : []),
    ...(adSet ? [check('checkAdSet', `Check the ad set ${adSet.name}`, adSet.id)] : []),
  ];
}

const labelled = { adlabels: [{ id: placeholder('label') }] };

function planAdSets({ inputs, campaignName, shape }: PlanContext): PlannedStep[] {
  const { settings, account, target } = inputs;
  if (target?.adSet) return [];
  const { targeting, leftOut } = mapTargeting(inputs);
  const note = leftOut.length > 0 ? ` (without ${leftOut.join(', ')}: closed, or not for this ad)` : '';
  return splitBudget(settings.budget, shape.adSets).map((budget, index) => ({
    key: `adset:${index + 1}`,
    title: `Create ad set ${index + 1}${note}`,
    method: 'POST',
    path: `${account.external_id}/adsets`,
    request: {
      name: `${campaignName} | Ad set ${index + 1}`,
      campaign_id: target?.campaign?.id ?? placeholder('campaign'),
      status: 'PAUSED',
      ...mapGoal(inputs),
      ...mapAdSetBudget(inputs, budget),
      ...(settings.startTime === null ? {} : { start_time: settings.startTime }),
      ...(settings.endTime === null ? {} : { end_time: settings.endTime }),
      ...(isDynamicLaunch(inputs) ? { is_dynamic_creative: true } : {}),
      targeting,
      ...mapDeclarations(inputs),
      ...labelled,
    },
  }));
}

/** What the countries' laws demand: EU, Singapore, Taiwan, Thailand and, for financial products, more. */
function mapDeclarations(inputs: ReadyLaunchInputs): Record<string, unknown> {
  const countries = findTargetedCountries(inputs);
  const { dsaBeneficiary, dsaPayor } = getEuDeclaration(inputs);
  const { verifiedBeneficiary: beneficiary = '', verifiedPayor: payer = '' } = inputs.settings.settings ?? {};
  const categories = listRegionalCategories(countries, inputs.template.templateTargeting.specialAdCategory);
  return {
    ...(needsEuDeclaration(countries) ? { dsa_beneficiary: dsaBeneficiary, dsa_payor: dsaPayor } : {}),
    ...(categories.length > 0
      ? {
          regional_regulated_categories: categories,
          regional_regulation_identities: mapRegionalIdentities(categories, { beneficiary, payer }),
        }
      : {}),
  };
}

function mapGoal(inputs: ReadyLaunchInputs): Record<string, unknown> {
  const { settings, template, page } = inputs;
  const { ad_launch_type: type, field } = settings.FbAdSetting;
  const goal = field.optimization_goal;
  const billingEvent = settings.settings?.billingEvent ?? template.templateTargeting.billingEvent;
  const paysForClicks = goal === 'LINK_CLICKS' && billingEvent === 'LINK_CLICKS';
  const { selectedPixel: pixel, selectedEventConversionType: event } = settings.settings ?? {};
  const isConversion = isConversionGoal(goal);
  return {
    optimization_goal: goal,
    billing_event: paysForClicks ? 'LINK_CLICKS' : 'IMPRESSIONS',
    destination_type: {
      leadform: 'ON_AD',
      landing_page: 'WEBSITE',
      messenger: getMessagingDestination(inputs),
    }[type],
    ...(type === 'landing_page' ? {} : { promoted_object: { page_id: page.external_id } }),
    ...(isConversion ? { promoted_object: { pixel_id: pixel?.id, custom_event_type: event } } : {}),
  };
}

function planAd({ inputs, campaignName }: PlanContext, ad: PlannedAd): PlannedStep[] {
  const account = inputs.account.external_id;
  return [
    {
      key: `creative:${ad.number}`,
      title: `Create creative ${ad.number}`,
      method: 'POST',
      path: `${account}/adcreatives`,
      request: { ...ad.creative, ...labelled },
    },
    {
      key: `ad:${ad.number}`,
      title: `Create ad ${ad.number}`,
      method: 'POST',
      path: `${account}/ads`,
      request: {
        name: `${campaignName} | Ad ${ad.number}`,
        adset_id: inputs.target?.adSet?.id ?? placeholder(`adset:${ad.adSet}`),
        creative: { creative_id: placeholder(`creative:${ad.number}`) },
        status: 'PAUSED',
        ...labelled,
      },
    },
  ];
}

function readBack(key: string, what: string, fields: string): PlannedStep {
  return {
    key: `read:${key}`,
    title: `Read back the ${what}`,
    method: 'GET',
    path: placeholder(key),
    request: { fields },
  };
}

function switchOn(key: string, what: string): PlannedStep {
  return {
    key: `activate:${key}`,
    title: `Switch on the ${what}`,
    method: 'POST',
    path: placeholder(key),
    request: { status: 'ACTIVE' },
  };
}
