import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { findGoogleAmounts, type GoogleAmounts } from '@adlane/contract/rules';

/** The amounts of a Google ad and the currency that they count in. */
export type OfferedAmounts = GoogleAmounts & { readonly currency: string };

/** Returns whether a Google ad has an amount of money. */
export function hasGoogleAmounts(google: GoogleTemplate | null): boolean {
  const amounts = [google?.launchAdTemplateData?.adBudget, google?.targetAdTemplateData.targetCPA];
  return amounts.some((amount) => amount !== null && amount !== undefined);
}

/**
 * Returns what the amounts of a launch become once an account is chosen: those that it began with if they are in the account's
 * currency, else none. Undefined where nothing changes.
 * @param begun the ad as the launch began with it
 */
export function settleAmounts(
  google: GoogleTemplate,
  begun: GoogleTemplate,
  currency: string,
): OfferedAmounts | undefined {
  if (google.launchAdTemplateData?.currency === currency) return undefined;
  const proposed = findGoogleAmounts(begun, currency);
  const isOffered = proposed.adBudget !== null || proposed.targetCPA !== null;
  return isOffered || hasGoogleAmounts(google) ? { ...proposed, currency } : undefined;
}
