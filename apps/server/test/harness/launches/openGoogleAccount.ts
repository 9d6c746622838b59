import { ad_accounts } from '@adlane/api-server/schema';
import { findRow, insertRow } from '../../fixtures/rows/rows';
import type { GoogleLaunchTest } from './createGoogleLaunchTest';

let lastId = 5_550_002_000;

/** Gives the agency an account in a currency, at Google and here. @returns what a launch in it names */
export async function openGoogleAccount(
  { ownerPool, body, double }: Pick<GoogleLaunchTest, 'ownerPool' | 'body' | 'double'>,
  currency: string,
): Promise<{ readonly adAccountId: number }> {
  lastId += 1;
  const id = String(lastId);
  const name = `In ${currency}`;
  double.addCustomer({ id, name, currency, timeZone: 'Asia/Taipei' });
  const { id: _id, ...row } = await findRow(ownerPool, ad_accounts, {
    where: { id: Number(body.adAccountId) },
  });
  const values = { ...row, name, currency, external_id: id, is_default: false };
  return { adAccountId: (await insertRow(ownerPool, ad_accounts, values)).id };
}
