import { checkCurrency, messages, refusalMessages } from '@adlane/contract/rules';
import { invalid } from '../../../http/problem';

type SentLimit = {
  readonly monthly_budget_limit?: number | null | undefined;
  readonly monthly_budget_currency?: string | null | undefined;
};

/**
 * Returns the columns of a sent budget limit: none where neither part was sent, and no currency without an amount.
 * @throws Problem 422 for an amount or a currency alone, which would be read in another unit, and for a currency without ads
 */
export function toBudgetLimit({
  monthly_budget_limit: limit,
  monthly_budget_currency: currency,
}: SentLimit): SentLimit {
  if (limit === null) return { monthly_budget_limit: null, monthly_budget_currency: null };
  if (limit === undefined && currency === undefined) return {};
  if (limit === undefined) throw invalid({ monthly_budget_limit: [messages.fieldRequired] });
  if (currency === undefined || currency === null) {
    throw invalid({ monthly_budget_currency: [messages.fieldRequired] });
  }
  const isListed = (['facebook', 'google'] as const).some(
    (platform) => checkCurrency(platform, currency) === undefined,
  );
  if (!isListed) throw invalid({ monthly_budget_currency: [refusalMessages.currencyWithoutAds] });
  return { monthly_budget_limit: limit, monthly_budget_currency: currency };
}
