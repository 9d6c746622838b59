import type { AdAccount } from '@adlane/contract/ads/sources';
import { createGoogleAdsClient } from './googleAdsClient';
import { GoogleAdsError } from './googleAdsError';
import type { GooglePorts } from './googleSignIn';
import type { GoogleAdsRow } from './shapes';

/** A Google Ads account as the platform shows it; ready for the `ad_accounts` table. */
export type RetrievedGoogleAccount = {
  /** Customer id, digits only. */
  readonly external_id: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly status: AdAccount['status'];
  /** `login_customer_id`: the manager account for access; null for direct access. */
  readonly details: { readonly login_customer_id: string | null };
};

const clientsQuery =
  'SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, ' +
  'customer_client.time_zone, customer_client.manager, customer_client.status, customer_client.hidden ' +
  'FROM customer_client';

/**
 * Retrieves the accounts that a user can access, directly or through managers; managers run no ads and are
 * left out. A top account that refuses (closed, or without two-step sign-in) is skipped.
 * @throws GoogleAdsError
 */
export async function retrieveGoogleAccounts(
  ports: GooglePorts,
  accessToken: string,
): Promise<RetrievedGoogleAccount[]> {
  const direct = await createGoogleAdsClient(ports, {
    accessToken,
    loginCustomerId: null,
  }).listAccessibleCustomers();
  const accounts = new Map<string, RetrievedGoogleAccount>();
  for (const top of direct) {
    const client = createGoogleAdsClient(ports, { accessToken, loginCustomerId: top });
    const rows = await client.search(top, clientsQuery).catch(skipRefused);
    for (const account of rows.flatMap((row) => toAccounts(row, top))) {
      const known = accounts.get(account.external_id);
      if (!known || account.details.login_customer_id === null) accounts.set(account.external_id, account);
    }
  }
  return [...accounts.values()];
}

function skipRefused(error: unknown): GoogleAdsRow[] {
  if (error instanceof GoogleAdsError && error.family === 'authorizationError') return [];
  throw error;
}

function toAccounts({ customerClient }: GoogleAdsRow, top: string): RetrievedGoogleAccount[] {
  const { id, descriptiveName, currencyCode, timeZone, manager, status } = customerClient;
  if (id === '' || manager) return [];
  return [
    {
      external_id: id,
      name: descriptiveName || id,
      currency: currencyCode,
      timezone: timeZone,
      status: status === 'ENABLED' ? 'Active' : 'Disconnected',
      details: { login_customer_id: id === top ? null : top },
    },
  ];
}
