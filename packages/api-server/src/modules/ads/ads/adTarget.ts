import { errorMessages } from '@adlane/contract/constants';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { found, notFound, Problem } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { openGoogle, withGoogle } from '../sources/access/googleAccess';
import { isConnected, type ReachedAccount } from '../sources/assets/chooseAdAccount';
import type { GoogleCampaignPlace } from './google/googleCampaign';
import { type AdRow, findManagedAd, findReachedAccount } from './managedAd';

/** An ad that the caller may change, with the connection to its platform. */
export type AdTarget = { readonly ad: AdRow; readonly reached: ReachedAccount };

const connectTexts = { facebook: errorMessages.connectFacebook, google: errorMessages.connectGoogle };

/** Reads an ad that the caller may change. @throws Problem 403, 404, 412 where the ad's connection is gone */
export async function readAdTarget(
  tx: Database,
  caller: UserCaller,
  id: number,
  platform?: AdRow['platform'],
): Promise<AdTarget> {
  const ad = await findManagedAd(tx, caller, id);
  if (platform !== undefined && ad.platform !== platform) throw notFound();
  return { ad, reached: await readConnected(tx, ad) };
}

/** Returns the account that an ad runs in. @throws Problem 412 where its connection is gone */
export async function readConnected(tx: Database, ad: AdRow): Promise<ReachedAccount> {
  const reached = await findReachedAccount(tx, ad);
  if (reached && isConnected(reached)) return reached;
  throw new Problem('AD_ACCOUNT_DISCONNECTED', connectTexts[ad.platform]);
}

/** Reads the target by one of its parts: an ad set, or an ad of one. @throws Problem 403, 404, 412 */
export async function readPartTarget<Part>(
  call: CallContext<UserCaller>,
  find: (tx: Database) => Promise<{ readonly part: Part; readonly adId: number } | undefined>,
): Promise<AdTarget & { readonly part: Part }> {
  return call.inTenant(async ({ tx }) => {
    const { part, adId } = found(await find(tx));
    return { part, ...(await readAdTarget(tx, call.caller, adId, 'facebook')) };
  });
}

/** Runs work on an ad's campaign on Google. @throws Problem for Google's refusals */
export function runAtGoogle<T>(
  ports: Ports,
  { ad, reached }: AdTarget,
  work: (place: GoogleCampaignPlace) => Promise<T>,
): Promise<T> {
  const { external_id: customerId, currency } = reached.account;
  return withGoogle(ports, reached.source, async () =>
    work({ client: await openGoogle(ports, reached), customerId, campaignId: ad.campaignId, currency }),
  );
}
