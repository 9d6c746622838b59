import type { GoogleLaunch } from '@adlane/contract/ads/launches';
import type { AdAccount } from '@adlane/contract/ads/sources';
import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import type { GoogleCampaignType } from '@adlane/contract/constants';
import { findGoogleAmounts, toDay } from '@adlane/contract/rules';
import { googlePaths } from '../../draft/googlePaths';
import type { GoogleOrder } from '../../launch/googleOrder';

/** A Google launch without the template that it launches. */
export type GoogleTerms = Omit<GoogleLaunch, 'template_id'>;

/** The Google ad to launch. */
export type GoogleAdSource = {
  /** The stored template; null for an ad that is written for this launch. */
  readonly templateId: number | null;
  readonly niche: string | null;
  /** Null for a template without a Google ad. */
  readonly google: GoogleTemplate | null;
};

/** What only the launch knows. */
export type GoogleLaunchChoice = {
  /** The client that the ad is for; null for the agency itself. */
  readonly clientId: number | null;
  readonly account: Pick<AdAccount, 'id' | 'timezone' | 'currency'>;
  readonly containsEuPoliticalAdvertising: boolean;
  readonly campaignType: GoogleCampaignType;
  /** All conversion goals of the account; those that are not selected don't count for the campaign. */
  readonly goals: NonNullable<GoogleLaunch['conversionGoalsList']>;
  readonly now: Date;
};

/**
 * Builds the terms of a launch from the ad's launch settings (ads §3, Google launch data); it starts today at
 * the earliest.
 */
export function toGoogleTerms(google: GoogleTemplate, choice: GoogleLaunchChoice): GoogleTerms {
  const { clientId, account, containsEuPoliticalAdvertising, campaignType, goals, now } = choice;
  const start = google.launchAdTemplateData ?? {};
  const { targetROAS, isTargetROASEnabled, selectedLanguages } = google.targetAdTemplateData;
  const { adBudget, targetCPA } = findGoogleAmounts(google, account.currency);
  const today = toDay(now, account.timezone);
  const goal = start.googleConversion ?? 'conversions';
  return {
    client_user_id: clientId,
    adAccountId: account.id,
    campaignType,
    adBudget: adBudget ?? 0,
    currency: account.currency,
    budgetType: start.budgetType ?? 'Daily',
    targetLocationByRadius: start.targetLocationByRadius ?? [],
    targetLocationBySearch: start.targetLocationBySearch ?? [],
    isEverywhere: start.isEverywhere ?? false,
    businessName: start.businessName ?? '',
    campaignName: start.campaignName ?? '',
    finalUrl: start.finalUrl ?? '',
    phoneNumber: start.phoneNumber ?? '',
    googleConversion: goal,
    conversionGoalsList: goals,
    selectedConversionGoals: start.selectedConversionGoals ?? [],
    startDate: start.startDate && start.startDate > today ? start.startDate : today,
    endDate: start.endDate ?? null,
    targetLanguages: selectedLanguages,
    googleCampaignObjectives: start.googleCampaignObjectives ?? [],
    googleBidStrategy: {
      value: goal,
      targetCpa: targetCPA,
      targetRoas: targetROAS,
      isEnable: isTargetROASEnabled,
    },
    containsEuPoliticalAdvertising,
  };
}

/** Adds what is launched to the terms. */
export function toGoogleOrder(
  { templateId, niche }: GoogleAdSource,
  google: GoogleTemplate,
  terms: GoogleTerms,
): GoogleOrder {
  if (templateId !== null) return { call: 'google', body: { ...terms, template_id: templateId } };
  const { createAdTemplateData, targetAdTemplateData } = google;
  return {
    call: 'instantGoogle',
    body: { ...terms, niche, google: { createAdTemplateData, targetAdTemplateData } },
  };
}

/** Fields of the account step; the others are below the template's. */
const launchFields: ReadonlySet<string> = new Set([
  'adAccountId',
  'client_user_id',
  'campaignType',
  'containsEuPoliticalAdvertising',
]);

/** Where the forms have a field that the server names; undefined for those of the account step. */
export function toEditorField(field: string): string | undefined {
  if (launchFields.has(field)) return undefined;
  if (field === 'targetLanguages') return `${googlePaths.targeting}.selectedLanguages`;
  if (field.startsWith('template')) return field;
  if (field.startsWith('google.')) return `templates.${field}`;
  return `${googlePaths.launch}.${field}`;
}
