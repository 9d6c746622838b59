import type { LaunchFormStep } from './launchDrawer.machine';

/** Which step a field of the launch is filled in at; the server's blockers name fields too. */
export const stepByField: Readonly<Record<string, LaunchFormStep>> = {
  campaignName: 'account',
  client_user_id: 'account',
  adAccountId: 'account',
  pageId: 'account',
  campaignType: 'account',
  containsEuPoliticalAdvertising: 'account',
  'settings.campaignId': 'account',
  'settings.adSetId': 'account',
  'settings.promotedPostId': 'account',
  optimization_goal: 'budget',
  'FbAdSetting.field.optimization_goal': 'budget',
  budgetType: 'budget',
  budget: 'budget',
  startTime: 'budget',
  endTime: 'budget',
  countries: 'budget',
  'settings.targetAddress': 'budget',
  'settings.status': 'budget',
  'settings.budgetLevel': 'budget',
  'settings.bidStrategy': 'budget',
  'settings.bidAmount': 'budget',
  'settings.minRoas': 'budget',
  'settings.billingEvent': 'budget',
  'settings.dsaBeneficiary': 'budget',
  'settings.dsaPayor': 'budget',
  'settings.verifiedBeneficiary': 'budget',
  'settings.verifiedPayor': 'budget',
  'settings.selectedPixel': 'budget',
  'settings.selectedEventConversionType': 'budget',
  'settings.selectedInstagram': 'budget',
  'settings.selectedGHLTag': 'budget',
};

/** Settings that are shown with the budget, not among the advanced ones. */
const plainSettings: ReadonlySet<string> = new Set([
  'settings.campaignId',
  'settings.adSetId',
  'settings.targetAddress',
  'settings.dsaBeneficiary',
  'settings.dsaPayor',
  'settings.verifiedBeneficiary',
  'settings.verifiedPayor',
  'settings.selectedPixel',
  'settings.selectedEventConversionType',
]);

/** Returns whether a field of the form is one of the advanced settings, which are closed at first. */
export function isAdvancedSetting(name: string): boolean {
  return name.startsWith('settings.') && !plainSettings.has(name);
}
