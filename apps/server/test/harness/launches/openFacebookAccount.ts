import { ad_accounts } from '@adlane/api-server/schema';
import { facebookCurrencies, facebookDemo } from '@adlane/mocks/platforms';
import { findRow, insertRow } from '../../fixtures/rows/rows';
import type { LaunchTest } from './createLaunchTest';

const [ava] = facebookDemo.users;
let lastId = 7000;

/**
 * Gives the agency an ad account in a currency: here, and on Facebook if that has the currency.
 * @returns what a launch in it names
 */
export async function openFacebookAccount(
  { api, body, double }: Pick<LaunchTest, 'api' | 'body' | 'double'>,
  currency: string,
): Promise<{ readonly adAccountId: number }> {
  lastId += 1;
  const account = { name: `In ${currency}`, currency, timezone: 'Asia/Taipei' };
  if (facebookCurrencies.includes(currency)) double.addAccount(ava.id, { ...account, id: String(lastId) });
  const where = { id: Number(body.adAccountId) };
  const { id: _id, ...row } = await findRow(api.ownerPool, ad_accounts, { where });
  const values = { ...row, ...account, external_id: `act_${lastId}`, is_default: false };
  return { adAccountId: (await insertRow(api.ownerPool, ad_accounts, values)).id };
}
