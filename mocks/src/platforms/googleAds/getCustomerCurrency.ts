import type { GoogleAdsState } from './googleAdsState';

/** Returns the currency of an account; US dollars for the manager. */
export function getCustomerCurrency({ customers }: GoogleAdsState, customerId: string): string {
  return customers.find(({ id }) => id === customerId)?.currency ?? 'USD';
}
