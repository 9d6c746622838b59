import { FacebookLaunch } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import { ad_set_ads, ad_sets } from '../../../../db/schema/ads/ads';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import { pages } from '../../../../db/schema/ads/sources';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { conflict, Problem } from '../../../../http/problem';
import type { Database } from '../../../../ports';
import type { AdTarget } from '../../ads/adTarget';
import { findManagedAd, findReachedAccount } from '../../ads/managedAd';
import { isConnected } from '../../sources/assets/chooseAdAccount';
import type { LaunchSettings } from '../inputs/launchSettings';
import { launchOfStep } from '../store/launchJoins';
import { type AdPart, readLiveParts } from './readLiveParts';

/** Settings of a launch on Facebook, and its page's id there. */
export type LaunchedWith = {
  readonly settings: LaunchSettings;
  readonly page: string;
  /** Id on Facebook of the lead form that the launch created; null where it existed before, or is not needed. */
  readonly form: string | null;
};

/** One ad of the platform that was rejected. */
export type RejectedPart = {
  readonly id: string;
  readonly name: string;
  readonly adSetId: string;
  /** Which ad of the launch it is, from 1; undefined for an ad that another launch added. */
  readonly number: number | undefined;
};

/** A rejected ad with those of its parts that the platform rejected: each gets its own correction. */
export type RejectedAd = AdTarget & {
  readonly rejected: readonly RejectedPart[];
  /** How many ads of the platform it has. */
  readonly count: number;
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
  const { ad, reached } = await call.inTenant(async ({ tx }) => {
    const ad = await findManagedAd(tx, call.caller, id);
    if (ad.status !== 'attention needed') throw conflict('Only a rejected ad can be resubmitted.');
    const reached = await findReachedAccount(tx, ad);
    if (!reached || !isConnected(reached)) {
      throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectSourceBeforeResubmit);
    }
    return { ad, reached };
  });
  const live = await readLiveParts(call.ports, { ad, reached });
  return call.inTenant(async ({ tx }) => {
    const parts = live ?? (await listParts(tx, ad));
    const numbers = await listNumbers(tx, ad);
    const replaced = await listReplaced(tx, ad);
    const isRejected = (part: AdPart) => part.status === 'attention needed' && !replaced.has(part.id);
    const rejected = parts.flatMap((part, index): RejectedPart[] => {
      // Ads that were not launched from here are counted as their campaign lists them.
      const number = ad.launch_id === null ? index + 1 : numbers.get(part.id);
      return isRejected(part) ? [{ id: part.id, name: part.name, adSetId: part.adSetId, number }] : [];
    });
    return {
      ad,
      reached,
      rejected: rejected.length > 0 ? rejected : listKnown(ad),
      count: Math.max(1, parts.length),
      launched: await findLaunched(tx, ad),
      feedback: [...new Set(parts.filter(isRejected).flatMap(({ feedback }) => feedback))],
    };
  });
}

/** Lists all ads of the platform. */
async function listParts(
  tx: Database,
  ad: Pick<AdTarget['ad'], 'agency_id' | 'id'>,
): Promise<readonly AdPart[]> {
  return tx
    .select({
      id: ad_set_ads.external_id,
      name: ad_set_ads.name,
      status: ad_set_ads.status,
      adSetId: ad_sets.external_id,
      feedback: ad_set_ads.review_feedback,
    })
    .from(ad_set_ads)
    .innerJoin(ad_sets, and(eq(ad_sets.agency_id, ad_set_ads.agency_id), eq(ad_sets.id, ad_set_ads.adset_id)))
    .where(and(eq(ad_sets.agency_id, ad.agency_id), eq(ad_sets.ad_id, ad.id)))
    .orderBy(asc(ad_set_ads.id));
}

/** Before the first refresh only the launch's first ad was judged. */
function listKnown({ external_ids }: Pick<AdTarget['ad'], 'external_ids'>): RejectedPart[] {
  const { adsets, ads } = external_ids as {
    readonly adsets?: readonly string[];
    readonly ads?: readonly string[];
  };
  const [id] = ads ?? [];
  const [adSetId] = adsets ?? [];
  return id === undefined || adSetId === undefined ? [] : [{ id, adSetId, name: '', number: 1 }];
}

/** Finds which ad of its launch each ad of the platform is, also after earlier corrections. */
async function listNumbers(
  tx: Database,
  { agency_id, launch_id, id }: Pick<AdTarget['ad'], 'agency_id' | 'launch_id' | 'id'>,
): Promise<ReadonlyMap<string, number>> {
  if (launch_id === null) return new Map();
  const steps = await tx
    .select({ key: launch_steps.key, external_id: launch_steps.external_id })
    .from(launch_steps)
    .innerJoin(launches, launchOfStep)
    .where(
      and(
        eq(launches.agency_id, agency_id),
        or(eq(launches.id, launch_id), eq(sql`${launches.settings}->>'ad_id'`, String(id))),
        like(launch_steps.key, 'ad:%'),
      ),
    );
  return new Map(
    steps.flatMap(({ key, external_id }) =>
      external_id === null ? [] : [[external_id, Number(key.slice('ad:'.length))]],
    ),
  );
}

/** Lists the ads that earlier corrections have deleted: the last reading of the campaign can be older. */
async function listReplaced(
  tx: Database,
  { agency_id, id }: Pick<AdTarget['ad'], 'agency_id' | 'id'>,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ path: launch_steps.path })
    .from(launch_steps)
    .innerJoin(launches, launchOfStep)
    .where(
      and(
        eq(launches.agency_id, agency_id),
        eq(sql`${launches.settings}->>'ad_id'`, String(id)),
        like(launch_steps.key, 'remove:%'),
        eq(launch_steps.status, 'done'),
      ),
    );
  return new Set(rows.map(({ path }) => path));
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
  if (!row || !settings) return undefined;
  const [step] = await tx
    .select({ form: launch_steps.external_id })
    .from(launch_steps)
    .where(
      and(
        eq(launch_steps.agency_id, agency_id),
        eq(launch_steps.launch_id, launch_id),
        eq(launch_steps.key, 'leadForm'),
      ),
    );
  return { settings, page: row.page, form: step?.form ?? null };
}
