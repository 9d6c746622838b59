import { and, eq, isNull } from 'drizzle-orm';
import { ads } from '../../../db/schema/ads/ads';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import type { UserCaller } from '../../../http/callers';
import { forbidden, found } from '../../../http/problem';
import { isClient } from '../../../http/roles';
import type { Database } from '../../../ports';
import { visibleAds } from '../../account/access/visibility';
import type { ReachedAccount } from '../sources/assets/chooseAdAccount';
import { sourceOfAccount } from '../sources/assets/sourceJoins';

export type AdRow = typeof ads.$inferSelect;

/**
 * Returns true where a user may change a visible ad: clients need one flag for their own ads and another for
 * the agency's.
 */
export function mayManageAd(
  caller: UserCaller,
  { is_launched_by_client }: Pick<AdRow, 'is_launched_by_client'>,
): boolean {
  if (!isClient(caller)) return true;
  const { permissions } = caller;
  return (is_launched_by_client ? permissions.ads_launch : permissions.manage_agency_ads) === true;
}

/** Returns an ad that the caller sees and that is not deleted. @throws Problem 404 */
export async function findAd(tx: Database, caller: UserCaller, id: number): Promise<AdRow> {
  const [row] = await tx
    .select()
    .from(ads)
    .where(
      and(eq(ads.agency_id, caller.agency_id), eq(ads.id, id), isNull(ads.deleted_at), visibleAds(caller)),
    );
  return found(row);
}

/** Returns an ad that the caller may change (ads §6). @throws Problem 403, 404 */
export async function findManagedAd(tx: Database, caller: UserCaller, id: number): Promise<AdRow> {
  const ad = await findAd(tx, caller, id);
  if (!mayManageAd(caller, ad)) throw forbidden();
  return ad;
}

/** Returns the account that an ad runs in, with its connection; undefined where the ad has none. */
export async function findReachedAccount(
  tx: Database,
  ad: Pick<AdRow, 'agency_id' | 'ad_account_id'>,
): Promise<ReachedAccount | undefined> {
  if (ad.ad_account_id === null) return undefined;
  const [row] = await tx
    .select({ account: ad_accounts, source: sources })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(and(eq(ad_accounts.agency_id, ad.agency_id), eq(ad_accounts.id, ad.ad_account_id)));
  return row;
}
