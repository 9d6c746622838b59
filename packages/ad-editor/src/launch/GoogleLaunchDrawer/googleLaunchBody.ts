import type { GoogleCampaignType } from '@adlane/contract/constants';
import type { GoogleLaunch } from '@adlane/contract/launches';
import type { AdAccount } from '@adlane/contract/sources';
import type { GoogleTemplate, Template } from '@adlane/contract/templates';

/** What only the launch knows. */
export type GoogleLaunchChoice = {
  readonly account: Pick<AdAccount, 'id' | 'timezone'>;
  readonly containsEuPoliticalAdvertising: boolean;
  readonly campaignType: GoogleCampaignType;
  /** All conversion goals of the account; those that are not selected don't count for the campaign. */
  readonly goals: NonNullable<GoogleLaunch['conversionGoalsList']>;
  readonly now: Date;
};

/** The day of an instant where an account is: `2026-11-21`. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/**
 * Builds the call's body from the template's launch settings (ads §3, Google launch data); it starts today at
 * the earliest.
 */
export function toGoogleLaunch(
  template: Template,
  google: GoogleTemplate,
  choice: GoogleLaunchChoice,
): GoogleLaunch {
  const { account, containsEuPoliticalAdvertising, campaignType, goals, now } = choice;
  const start = google.launchAdTemplateData ?? {};
  const { targetCPA, targetROAS, isTargetROASEnabled, selectedLanguages } = google.targetAdTemplateData;
  const today = dayIn(account.timezone, now);
  const goal = start.googleConversion ?? 'conversions';
  return {
    template_id: template.id,
    adAccountId: account.id,
    campaignType,
    adBudget: start.adBudget ?? 0,
    budgetType: start.budgetType ?? 'Daily',
    targetLocationByRadius: start.targetLocationByRadius ?? [],
    targetLocationBySearch: start.targetLocationBySearch ?? [],
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

/** Fields that the launch form contains; the others are in the template's settings. */
const launchFields: ReadonlySet<string> = new Set([
  'adAccountId',
  'campaignType',
  'containsEuPoliticalAdvertising',
]);

/** Where the editor has a field that the server names; nothing for those of the launch itself. */
export function toEditorField(field: string): string | undefined {
  if (launchFields.has(field)) return undefined;
  if (field.startsWith('template')) return field;
  return `templates.google.launchAdTemplateData.${field}`;
}
