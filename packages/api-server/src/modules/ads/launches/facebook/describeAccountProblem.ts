import { servingAccountStatuses } from '../../../../connectors/facebook/graph/shapes';

/** Says why an ad account can't run ads: Facebook has disabled it, or its currency is another one. Pure. */
export function describeAccountProblem(
  { account_status, currency }: { readonly account_status?: unknown; readonly currency?: string | undefined },
  expected: string,
): string | undefined {
  if (!servingAccountStatuses.has(account_status)) {
    return `Facebook has disabled this ad account (status ${String(account_status)}).`;
  }
  return currency === expected
    ? undefined
    : 'The currency of the ad account has changed. Please refresh your accounts.';
}
