import type { GoogleTemplate } from '../../ads/templates/googleSchemas';

/** Amounts of money of a Google template, in the smallest unit of the account's currency; null for none. */
export type GoogleAmounts = { readonly adBudget: number | null; readonly targetCPA: number | null };

/**
 * Returns the amounts that a template proposes to an account: those in its currency. Amounts are never converted, and one
 * without a currency has no unit.
 * @param currency ISO 4217 code of the account
 */
export function findGoogleAmounts(
  { launchAdTemplateData: launch, targetAdTemplateData }: GoogleTemplate,
  currency: string | undefined,
): GoogleAmounts {
  if (currency === undefined || launch?.currency !== currency) return { adBudget: null, targetCPA: null };
  return { adBudget: launch.adBudget ?? null, targetCPA: targetAdTemplateData.targetCPA };
}
