import { FacebookLaunch } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { and, asc, eq } from 'drizzle-orm';
import { ad_set_ads, ad_sets } from '../../../../db/schema/ads/ads';
import { launches } from '../../../../db/schema/ads/launches';
import { pages } from '../../../../db/schema/ads/sources';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { conflict, Problem } from '../../../../http/problem';
import type { Database } from '../../../../ports';
import type { AdTarget } from '../../ads/adTarget';
import { findManagedAd, findReachedAccount } from '../../ads/managedAd';
import { isConnected } from '../../sources/assets/chooseAdAccount';
import type { LaunchSettings } from '../inputs/launchSettings';

/** Settings of a launch on Facebook, and its page's id there. */
export type LaunchedWith = { readonly settings: LaunchSettings; readonly page: string };

/** A rejected ad with the ad set that its correction goes to, and the ads of the platform that it replaces. */
export type RejectedAd = AdTarget & {
  /** Id of the ad set on the platform; empty where it is not known. */
  readonly adSetId: string;
  readonly rejectedIds: readonly string[];
  /** What it was launched with; undefined for ads that were not launched on Facebook from here. */
  readonly launched: LaunchedWith | undefined;
  /** The platform's reasons in words. */
  readonly feedback: readonly string[];
};

/** Reads a rejected ad that the caller may change. @throws Problem 403, 404, 409 for other ads, 412 without a connection */
export async function readRejectedAd(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<RejectedAd> {
  return call.inTenant(async ({ tx }) => {
    const ad = await findManagedAd(tx, call.caller, id);
    if (ad.status !== 'attention needed') throw conflict('Only a rejected ad can be resubmitted.');
    const reached = await findReachedAccount(tx, ad);
    if (!reached || !isConnected(reached)) {
      throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectSourceBeforeResubmit);
    }
    const parts = await tx
      .select({ set: ad_sets.external_id, ad: ad_set_ads.external_id, feedback: ad_set_ads.review_feedback })
      .from(ad_set_ads)
      .innerJoin(
        ad_sets,
        and(eq(ad_sets.agency_id, ad_set_ads.agency_id), eq(ad_sets.id, ad_set_ads.adset_id)),
      )
      .where(
        and(
          eq(ad_sets.agency_id, ad.agency_id),
          eq(ad_sets.ad_id, ad.id),
          eq(ad_set_ads.status, 'attention needed'),
        ),
      )
      .orderBy(asc(ad_set_ads.id));
    const launched = await findLaunched(tx, ad);
    const known = ad.external_ids as {
      readonly adsets?: readonly string[];
      readonly ads?: readonly string[];
    };
    const adSetId = parts[0]?.set ?? known.adsets?.[0] ?? '';
    const rejected = parts.filter(({ set }) => set === adSetId).map((part) => part.ad);
    return {
      ad,
      reached,
      adSetId,
      launched,
      rejectedIds: rejected.length > 0 ? rejected : (known.ads ?? []).slice(0, 1),
      feedback: [...new Set(parts.flatMap(({ feedback }) => feedback))],
    };
  });
}

async function findLaunched(
  tx: Database,
  { agency_id, launch_id }: Pick<AdTarget['ad'], 'agency_id' | 'launch_id'>,
): Promise<LaunchedWith | undefined> {
  if (launch_id === null) return undefined;
  const [row] = await tx
    .select({ settings: launches.settings, page: pages.external_id })
    .from(launches)
    .innerJoin(pages, and(eq(pages.agency_id, launches.agency_id), eq(pages.id, launches.page_id)))
    .where(and(eq(launches.agency_id, agency_id), eq(launches.id, launch_id)));
  const settings = FacebookLaunch.safeParse(row?.settings).data;
  return row && settings && { settings, page: row.page };
}
