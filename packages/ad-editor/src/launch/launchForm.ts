import { createDefaultFacebookLaunchSettings, type FacebookLaunch } from '@adlane/contract/ads/launches';
import type { AdAccount } from '@adlane/contract/ads/sources';
import type { Tag } from '@adlane/contract/ads/tags';
import type { TargetAddress, Template } from '@adlane/contract/ads/templates';
import {
  bidStrategyValues,
  billingEvents,
  deliveryStatuses,
  findGoal,
  type GoalField,
  launchObjectives,
  leadFlowCallsToAction,
  placeholderDates,
} from '@adlane/contract/constants';
import {
  checkBid,
  checkConversion,
  checkSchedule,
  hasBidCap,
  hasMinRoas,
  isConversionGoal,
  listFacebookPlaces,
  listRegionalCategories,
  listTargetedCountries,
  messages,
  needsEuDeclaration,
  ownMessages,
  postMessages,
} from '@adlane/contract/rules';
import type { LaunchAssets } from './launchAssets';
import type { LaunchFormStep } from './launchDrawer.machine';
import type { ChosenPost } from './post/ChosenPost';
import { findPromotedPost } from './post/findPromotedPost';

/** What a launch reads of the template, or of the ad that has none. */
export type LaunchedAd = Pick<
  Template,
  'templateAdType' | 'templateTargeting' | 'selectedLeadForm' | 'existingLeadForm'
>;

/** What a launch says besides which template it is made of. */
export type LaunchTerms = Omit<FacebookLaunch, 'template_id'>;

/** A client as a launch names it. */
export type LaunchClient = { readonly id: number; readonly name: string };

/** The form of a launch. Ids are texts, because select boxes have text values. */
export type LaunchForm = {
  readonly campaignName: string;
  /** Whom the ad is for; absent or null is the agency itself, or the client that launches. */
  readonly client?: LaunchClient | null;
  readonly adAccountId: string;
  readonly pageId: string;
  readonly optimization_goal: string;
  readonly budgetType: 'daily' | 'lifetime';
  /** In the smallest unit of the account's currency. */
  readonly budget: number | undefined;
  /** UTC ISO; none means at once. */
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  readonly countries: readonly string[];
  /** Campaign and ad set of the account that the ads are added to; absent or null for new ones. */
  readonly campaign?: ChosenOfAccount | null;
  readonly adSet?: ChosenOfAccount | null;
  /** What is advertised; absent: the ads of the template. */
  readonly advertises?: 'template' | 'post';
  /** The post of the page to promote; absent or null until one is chosen. */
  readonly promotedPost?: ChosenPost | null;
  /** Where this launch is shown instead of the template's places; absent or null for those. */
  readonly targetAddress?: readonly TargetAddress[] | null;
  readonly settings: AdvancedSettings;
};

/** What most launches leave as it is; named as the call's `settings` (ads §3, Facebook launch settings). */
export type AdvancedSettings = {
  /** Whether the campaign is switched on at the end, or waits. */
  readonly status: string;
  readonly bidStrategy: string;
  /** Highest bid or average cost in the smallest unit, for the strategies with a cap. */
  readonly bidAmount: number | undefined;
  /** Smallest return on ad spend, for the strategy that demands one. */
  readonly minRoas: number | undefined;
  /** Whether the campaign has the budget, or each ad set its share. */
  readonly budgetLevel: string;
  /** What Facebook charges for. */
  readonly billingEvent: string;
  /** The Instagram account of the ad; null for the page's. */
  readonly selectedInstagram: ChosenOfAccount | null;
  /** Who benefits from the ads and who pays for them, for the EU; empty: the ad account's defaults. */
  readonly dsaBeneficiary: string;
  readonly dsaPayor: string;
  /** Numbers of the verified identities that benefit and pay, for countries that demand them. */
  readonly verifiedBeneficiary: string;
  readonly verifiedPayor: string;
  /** The pixel that counts conversions. */
  readonly selectedPixel: ChosenOfAccount | null;
  /** Wire value of the event that counts as a conversion; the goal decides which may. */
  readonly selectedEventConversionType: string;
  /** Tags of the CRM that the ad's leads get. */
  readonly selectedGHLTag: readonly Pick<Tag, 'id' | 'name'>[];
};

/** An asset of Facebook, such as a pixel, for the only ad account that may use it. */
export type ChosenOfAccount = { readonly id: string; readonly name: string; readonly adAccountId: number };

/** How a budget is meant. */
export const budgetTypeOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'lifetime', label: 'Lifetime' },
];

/** As a launch is where nothing is changed. */
export function startAdvancedSettings(template: LaunchedAd): AdvancedSettings {
  const { status, bidStrategy, budgetLevel } = createDefaultFacebookLaunchSettings();
  return {
    status,
    bidStrategy,
    bidAmount: undefined,
    minRoas: undefined,
    budgetLevel,
    billingEvent: template.templateTargeting.billingEvent,
    dsaBeneficiary: '',
    dsaPayor: '',
    verifiedBeneficiary: '',
    verifiedPayor: '',
    selectedPixel: null,
    selectedEventConversionType: leadFlowCallsToAction[3].value,
    selectedInstagram: null,
    selectedGHLTag: [],
  };
}

type Choosable = { readonly id: number; readonly is_default: boolean };

/** Returns the default row, or the only one; undefined if the user must select: another one may pay in another currency. */
export function findDefault<Row extends Choosable>(rows: readonly Row[]): Row | undefined {
  return rows.find(({ is_default }) => is_default) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** Returns the id of the default row, or of the only one; empty if the user must select. */
export function defaultId(rows: readonly Choosable[]): string {
  return String(findDefault(rows)?.id ?? '');
}

/** Returns the rows with the default one first, the others in their order. */
export function listDefaultFirst<Row extends Choosable>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => Number(other.is_default) - Number(one.is_default));
}

/**
 * Returns the template's proposed budget if the account has the same currency; amounts are never converted, and one without
 * a currency has no unit.
 */
function proposedBudget({ templateTargeting: targeting }: Template, account: AdAccount | undefined) {
  const { budgetType = 'daily', budget, currency } = targeting;
  return { budgetType, budget: account?.currency === currency ? (budget ?? undefined) : undefined };
}

/** The template's dates if they are in the future; those of a new template mean no date (ads §9). */
function proposedDates({ templateTargeting: { startTime, endTime } }: Template, now: Date) {
  const isPlaceholder = startTime === placeholderDates.startTime && endTime === placeholderDates.endTime;
  const ahead = (instant: string | null) =>
    instant !== null && !isPlaceholder && Date.parse(instant) > now.getTime() ? instant : undefined;
  return { startTime: ahead(startTime), endTime: ahead(endTime) };
}

/** Countries of the places that the template's audience lives in, each once. */
function proposedCountries({ templateTargeting: { location } }: Template): string[] {
  const included = (location.facebook ?? []).filter(({ mode }) => mode === 'include');
  return [...new Set(included.map(({ country_code }) => country_code).filter((code) => code !== ''))];
}

/**
 * Creates the form with the default account and page, and the template's proposals: budget, dates and
 * countries (ads §3).
 * @param country of the user, for templates without countries
 */
export function startLaunchForm(
  template: Template,
  { accounts, pages }: LaunchAssets,
  country: string | undefined,
  now: Date,
): LaunchForm {
  const usable = accounts.filter(({ status }) => status === 'Active');
  const adAccountId = defaultId(usable);
  const countries = proposedCountries(template);
  return {
    campaignName: template.name,
    adAccountId,
    pageId: defaultId(pages),
    optimization_goal: launchObjectives[template.templateAdType].goals[0].value,
    ...proposedBudget(
      template,
      usable.find(({ id }) => String(id) === adAccountId),
    ),
    ...proposedDates(template, now),
    countries: countries.length > 0 || country === undefined ? countries : [country],
    settings: startAdvancedSettings(template),
  };
}

type FieldMessages = Partial<Record<Exclude<keyof LaunchForm, 'settings'>, string>> & {
  settings?: Partial<Record<keyof AdvancedSettings, string>>;
};

function withoutFine(found: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/** Returns the errors of a step; the confirm step has the errors of all steps. */
export function checkLaunchStep(form: LaunchForm, step: LaunchFormStep, now: Date): FieldMessages {
  const required = (value: string) => (value.trim() === '' ? messages.fieldRequired : undefined);
  if (step === 'account') {
    return withoutFine({
      campaignName: required(form.campaignName),
      adAccountId: required(form.adAccountId),
      pageId: required(form.pageId),
      promotedPost: form.advertises === 'post' && !findPromotedPost(form) ? postMessages.required : undefined,
    });
  }
  if (step === 'budget') {
    const hasBudget = form.budget !== undefined && Number.isFinite(form.budget) && form.budget > 0;
    const { budgetType, startTime = null, endTime = null } = form;
    const schedule = checkSchedule({ budgetType, startTime, endTime }, now);
    const settings = checkSettings(form);
    const found = withoutFine({
      optimization_goal: required(form.optimization_goal),
      budget: hasBudget ? undefined : messages.fieldRequired,
      ...schedule,
      countries: form.countries.length === 0 ? messages.fieldRequired : undefined,
      targetAddress: form.targetAddress?.length === 0 ? ownMessages.placeRequired : undefined,
    });
    return Object.keys(settings).length === 0 ? found : { ...found, settings };
  }
  return { ...checkLaunchStep(form, 'account', now), ...checkLaunchStep(form, 'budget', now) };
}

function checkSettings(form: LaunchForm): NonNullable<FieldMessages['settings']> {
  const { bidStrategy, bidAmount, minRoas, selectedPixel, selectedEventConversionType } = form.settings;
  const conversion = { selectedPixel, selectedEventConversionType };
  const bid = {
    goal: form.optimization_goal,
    bidStrategy,
    bidAmount: hasBidCap(bidStrategy) ? bidAmount : null,
    minRoas: hasMinRoas(bidStrategy) ? minRoas : null,
    budget: form.campaign ? undefined : form.budget,
    isShared: false,
  };
  return withoutFine({
    ...checkBid(bid),
    ...(isForConversions(form) ? checkConversion(findConversionGoal(form), conversion) : {}),
  });
}

/** Returns whether the ads are optimized for conversions, which a pixel counts. */
export function isForConversions(form: Pick<LaunchForm, 'optimization_goal'>): boolean {
  return isConversionGoal(findConversionGoal(form).optimization_goal);
}

/** Returns what Facebook calls a goal of a traffic ad: no other kind of ad has conversions. */
export function findConversionGoal({ optimization_goal }: Pick<LaunchForm, 'optimization_goal'>): GoalField {
  return findGoal('landing_page', optimization_goal);
}

/** Returns whether people in the EU see the ads, who must be told who pays for them. */
export function isShownInEu(
  form: ShownPlaces,
  targeting: Pick<Template['templateTargeting'], 'location'> | undefined,
): boolean {
  return needsEuDeclaration(listShownCountries(form, targeting));
}

/** Returns whether a country of the launch demands verified identities that benefit and pay. */
export function needsVerifiedIdentities(
  form: ShownPlaces,
  targeting: Pick<Template['templateTargeting'], 'location' | 'specialAdCategory'> | undefined,
): boolean {
  const category = targeting?.specialAdCategory ?? 'NONE';
  return listRegionalCategories(listShownCountries(form, targeting), category).length > 0;
}

type ShownPlaces = Pick<LaunchForm, 'targetAddress' | 'countries'>;

function listShownCountries(
  { targetAddress, countries }: ShownPlaces,
  targeting: Pick<Template['templateTargeting'], 'location'> | undefined,
): readonly string[] {
  const places = targetAddress ?? (targeting ? listFacebookPlaces(targeting) : []);
  return listTargetedCountries(places, countries);
}

/** What differs from how a launch is anyhow; nothing where all is left as it was. */
function changedSettings(form: LaunchForm, template: LaunchedAd): FacebookLaunch['settings'] {
  const { settings, adAccountId } = form;
  const start = startAdvancedSettings(template);
  const {
    status,
    bidStrategy,
    bidAmount,
    minRoas,
    budgetLevel,
    billingEvent,
    selectedInstagram: instagram,
    selectedPixel: pixel,
    selectedEventConversionType,
    selectedGHLTag,
  } = settings;
  const post = findPromotedPost(form);
  const isPaidBy = (chosen: ChosenOfAccount) => chosen.adAccountId === Number(adAccountId);
  const dsaBeneficiary = settings.dsaBeneficiary.trim();
  const dsaPayor = settings.dsaPayor.trim();
  const verifiedBeneficiary = settings.verifiedBeneficiary.trim();
  const verifiedPayor = settings.verifiedPayor.trim();
  const isInEu = isShownInEu(form, template.templateTargeting);
  const isVerified = needsVerifiedIdentities(form, template.templateTargeting);
  const changed = {
    ...(form.campaign && isPaidBy(form.campaign) ? { campaignId: form.campaign.id } : {}),
    ...(form.campaign && form.adSet && isPaidBy(form.adSet) ? { adSetId: form.adSet.id } : {}),
    ...(post ? { promotedPostId: post.id } : {}),
    ...(form.targetAddress ? { targetAddress: [...form.targetAddress] } : {}),
    ...(status === start.status ? {} : { status: deliveryStatuses.find((each) => each === status) }),
    ...(bidStrategy === start.bidStrategy
      ? {}
      : { bidStrategy: bidStrategyValues.find((each) => each === bidStrategy) }),
    ...(hasBidCap(bidStrategy) && bidAmount !== undefined ? { bidAmount } : {}),
    ...(hasMinRoas(bidStrategy) && minRoas !== undefined ? { minRoas } : {}),
    ...(budgetLevel === 'campaign' && !form.campaign ? { budgetLevel: 'campaign' as const } : {}),
    ...(billingEvent === start.billingEvent
      ? {}
      : { billingEvent: billingEvents.find((each) => each === billingEvent) }),
    ...(isInEu && dsaBeneficiary ? { dsaBeneficiary } : {}),
    ...(isInEu && dsaPayor ? { dsaPayor } : {}),
    ...(isVerified && verifiedBeneficiary ? { verifiedBeneficiary } : {}),
    ...(isVerified && verifiedPayor ? { verifiedPayor } : {}),
    ...(isForConversions(form) && pixel && isPaidBy(pixel)
      ? { selectedPixel: { id: pixel.id, name: pixel.name }, selectedEventConversionType }
      : {}),
    ...(instagram && isPaidBy(instagram)
      ? { selectedInstagram: { id: instagram.id, name: instagram.name } }
      : {}),
    ...(selectedGHLTag.length > 0
      ? { selectedGHLTag: selectedGHLTag.map(({ id, name }) => ({ id, name })) }
      : {}),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** The call's body. Only for a form without errors. */
export function toFacebookLaunch(form: LaunchForm, template: Template): FacebookLaunch {
  return { template_id: template.id, ...toLaunchTerms(form, template) };
}

/** The same without the template. */
export function toLaunchTerms(form: LaunchForm, template: LaunchedAd): LaunchTerms {
  const ad_launch_type = template.templateAdType;
  const settings = changedSettings(form, template);
  return {
    ...(settings === undefined ? {} : { settings }),
    ...(form.client ? { client_user_id: form.client.id } : {}),
    campaignName: form.campaignName.trim(),
    FbAdSetting: {
      ad_launch_type,
      field: findGoal(ad_launch_type, form.optimization_goal),
    },
    adAccountId: Number(form.adAccountId),
    pageId: Number(form.pageId),
    leadFormId: template.selectedLeadForm?.id ?? template.existingLeadForm?.id ?? null,
    budgetType: form.budgetType,
    budget: form.budget ?? 0,
    startTime: form.startTime ?? null,
    endTime: form.endTime ?? null,
    countries: [...form.countries],
  };
}
