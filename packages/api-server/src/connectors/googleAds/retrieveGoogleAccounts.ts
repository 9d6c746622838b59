import type { AdAccount } from '@adlane/contract/sources';
import { createGoogleAdsClient, type GoogleAdsRow, textAt, valueAt } from './googleAdsClient';
import { GoogleAdsError } from './googleAdsError';
import type { GooglePorts } from './googleSignIn';

/** A Google Ads account as the platform tells it; ready for the `ad_accounts` table. */
export type RetrievedGoogleAccount = {
  /** Customer id, digits only. */
  readonly external_id: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly status: AdAccount['status'];
  /** `login_customer_id`: the manager by which it is reached; null for direct access. */
  readonly details: { readonly login_customer_id: string | null };
};

const clientsQuery =
  'SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, ' +
  'customer_client.time_zone, customer_client.manager, customer_client.status, customer_client.hidden ' +
  'FROM customer_client';

/**
 * Accounts that a user reaches, directly or through managers; managers themselves take no ads and are left out.
 * A top account that refuses (closed, or its own two-step sign-in missing) is passed over. @throws GoogleAdsError
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
    const rows = await client.search(top, clientsQuery).catch(passOver);
    for (const account of rows.flatMap((row) => toAccount(row, top))) {
      const known = accounts.get(account.external_id);
      if (!known || account.details.login_customer_id === null) accounts.set(account.external_id, account);
    }
  }
  return [...accounts.values()];
}

function passOver(error: unknown): GoogleAdsRow[] {
  if (error instanceof GoogleAdsError && error.family === 'authorizationError') return [];
  throw error;
}

function toAccount(row: GoogleAdsRow, top: string): RetrievedGoogleAccount[] {
  const id = textAt(row, 'customerClient.id');
  if (id === '' || valueAt(row, 'customerClient.manager') === true) return [];
  const isEnabled = valueAt(row, 'customerClient.status') === 'ENABLED';
  return [
    {
      external_id: id,
      name: textAt(row, 'customerClient.descriptiveName') || id,
      currency: textAt(row, 'customerClient.currencyCode'),
      timezone: textAt(row, 'customerClient.timeZone'),
      status: isEnabled ? 'Active' : 'Disconnected',
      details: { login_customer_id: id === top ? null : top },
    },
  ];
}
