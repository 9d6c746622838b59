import { toDay } from '@adlane/contract/rules';
import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import { FacebookError } from '../../../connectors/facebook/graph/facebookError';
import { createGraphClient } from '../../../connectors/facebook/graph/graphClient';
import { judgeFacebookError } from '../../../connectors/facebook/graph/judgeFacebookError';
import { GoogleAdsError } from '../../../connectors/googleAds/googleAdsError';
import { judgeGoogleAdsError } from '../../../connectors/googleAds/judgeGoogleAdsError';
import { ads } from '../../../db/schema/ads/ads';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import { asOperator, inTenant, type Transact } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import type { PlatformVerdict } from '../../../http/toPlatformProblem';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { openGoogle, withGoogle } from '../sources/access/googleAccess';
import { markDisconnected } from '../sources/access/markDisconnected';
import { openSourceToken } from '../sources/access/openSourceToken';
import { readFacebook } from '../sources/access/withFacebook';
import { isConnected, type ReachedAccount } from '../sources/assets/chooseAdAccount';
import { sourceOfAccount } from '../sources/assets/sourceJoins';
import { readFacebookAd } from './facebook/readFacebookAd';
import { readGoogleAd } from './google/readGoogleAd';
import { type AdRow, findReachedAccount } from './managedAd';
import { type RefreshedAd, storeRefreshedAd } from './refreshedAd';
import { addDays } from './resolveDays';

const minuteMs = 60_000;
/** Refresh intervals: short for ads whose state changes, shorter with a spend cap, long for the others. */
const refreshEveryMs = {
  moving: 15 * minuteMs,
  capped: 5 * minuteMs,
  still: 60 * minuteMs,
  unreachable: 6 * 60 * minuteMs,
};
const movingStates: readonly AdRow['status'][] = [
  'active',
  'learning',
  'in review',
  'video review',
  'scheduled',
];
/** Days in the past that platforms still correct. */
const correctedDays = 28;
/** Days in the past that Facebook answers: it refuses ranges that begin more than 37 months ago. */
const readableDays = 3 * 365;
const mostAtATime = 500;

/** Queues the ads of all tenants that are due for a refresh; those without a connection wait for it. */
export async function requestDueRefreshes(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select({ agency_id: ads.agency_id, id: ads.id })
      .from(ads)
      .innerJoin(
        ad_accounts,
        and(eq(ad_accounts.agency_id, ads.agency_id), eq(ad_accounts.id, ads.ad_account_id)),
      )
      .innerJoin(sources, sourceOfAccount)
      .where(
        and(
          lte(ads.refresh_due_at, ports.clock.now()),
          isNull(ads.deleted_at),
          eq(sources.status, 'active'),
          ne(ad_accounts.status, 'Disconnected'),
        ),
      )
      .orderBy(asc(ads.refresh_due_at))
      .limit(mostAtATime),
  );
  for (const { agency_id, id } of due) {
    await ports.jobs.send('ads.refresh', { agencyId: agency_id, adId: id }, { key: `${agency_id}/${id}` });
  }
}

/** A new reading of an ad, with the ad as stored before and the connection that it was read with. */
export type AdReading = {
  readonly ad: AdRow;
  readonly reached: ReachedAccount;
  readonly refreshed: RefreshedAd;
};

/**
 * Fetches an ad's state, parts and days from its platform and stores them. Where the platform cannot be
 * reached, the last known state remains with its time. Safe to run any number of times.
 * @param onStored runs in the transaction that stores the reading
 * @returns the reading; undefined where there is none
 */
export async function refreshAd(
  ports: Ports,
  { agencyId, adId }: JobPayloads['ads.refresh'],
  onStored: (tx: Database, reading: AdReading) => Promise<void>,
): Promise<AdReading | undefined> {
  const target = await inTenant(ports.db, agencyId, async (tx) => {
    const [ad] = await tx
      .select()
      .from(ads)
      .where(and(eq(ads.agency_id, agencyId), eq(ads.id, adId), isNull(ads.deleted_at)));
    return ad && { ad, reached: await findReachedAccount(tx, ad) };
  });
  if (!target?.reached || !isConnected(target.reached)) return undefined;
  const { ad, reached } = target;
  const refreshed = await readAdAt(ports, ad, reached).catch((error: unknown) =>
    postponeRefresh(ports, { ad, reached, error }),
  );
  if (!refreshed) return undefined;
  const now = ports.clock.now();
  const reading = { ad, reached, refreshed };
  const dueAt = new Date(now.getTime() + getWaitMs(reading));
  await inTenant(ports.db, agencyId, async (tx) => {
    await storeRefreshedAd(tx, ad, refreshed, { now, dueAt });
    await onStored(tx, reading);
  });
  return reading;
}

function getWaitMs({ ad, refreshed }: Pick<AdReading, 'ad' | 'refreshed'>): number {
  if (!movingStates.includes(refreshed.status)) return refreshEveryMs.still;
  return ad.spend_cap === null ? refreshEveryMs.moving : refreshEveryMs.capped;
}

/**
 * Fetches an ad right after a change and stores it, with `transact` of the changing call, so that the audit
 * log contains the change. @throws Problem 412, and for the platform's refusals
 */
export async function readBack(
  ports: Ports,
  ad: AdRow,
  reached: ReachedAccount,
  transact: Transact = (work) => inTenant(ports.db, ad.agency_id, work),
): Promise<RefreshedAd> {
  const refreshed =
    ad.platform === 'google'
      ? await withGoogle(ports, reached.source, () => readAdAt(ports, ad, reached))
      : await readFacebook(ports, reached.source, () => readAdAt(ports, ad, reached));
  const now = ports.clock.now();
  const dueAt = new Date(now.getTime() + refreshEveryMs.moving);
  await transact((tx) => storeRefreshedAd(tx, ad, refreshed, { now, dueAt }));
  return refreshed;
}

async function readAdAt(ports: Ports, ad: AdRow, reached: ReachedAccount): Promise<RefreshedAd> {
  const { timezone, external_id, currency } = reached.account;
  const until = toDay(ports.clock.now(), timezone || 'UTC');
  const launched = getLaterDay(toDay(ad.created_at, timezone || 'UTC'), addDays(until, 1 - readableDays));
  // The first refresh fetches all days, later ones those that may still change. Without a kind of results, the days
  // counted those of the ad's kind.
  const isFirst = ad.status_at === null || (ad.platform === 'facebook' && ad.result_kind === null);
  const since = isFirst ? launched : getLaterDay(launched, addDays(until, 1 - correctedDays));
  if (ad.platform === 'google') {
    const client = await openGoogle(ports, reached);
    const place = { client, customerId: external_id, campaignId: ad.campaignId, currency };
    return readGoogleAd(place, { since, until });
  }
  const client = createGraphClient(ports, await openSourceToken(ports, reached.source));
  const refreshed = await readFacebookAd(client, ad, { since, until });
  if (since === launched || refreshed.result_kind === ad.result_kind) return refreshed;
  // Its goal was changed: the earlier days counted other results.
  return readFacebookAd(client, ad, { since: launched, until });
}

function getLaterDay(one: string, other: string): string {
  return one > other ? one : other;
}

type Failure = { readonly ad: AdRow; readonly reached: ReachedAccount; readonly error: unknown };

/**
 * Postpones the next refresh after a refusal and marks a lost connection.
 * @throws every error that is no refusal of the platform
 */
async function postponeRefresh(ports: Ports, { ad, reached, error }: Failure): Promise<undefined> {
  const verdict = findVerdict(error);
  if (!verdict) throw error;
  const now = ports.clock.now();
  const waitMs = verdict.action === 'stop' ? refreshEveryMs.unreachable : refreshEveryMs.moving;
  const refresh_due_at = new Date(now.getTime() + waitMs);
  await inTenant(ports.db, ad.agency_id, async (tx) => {
    if (verdict.code === 'AD_ACCOUNT_DISCONNECTED') await markDisconnected(tx, reached.source, now);
    await tx
      .update(ads)
      .set({ refresh_due_at })
      .where(and(eq(ads.agency_id, ad.agency_id), eq(ads.id, ad.id)));
  });
  ports.log.warn(
    { ad_id: ad.id, agency_id: ad.agency_id, code: verdict.code },
    'An ad could not be refreshed',
  );
  return undefined;
}

function findVerdict(error: unknown): PlatformVerdict | undefined {
  if (error instanceof FacebookError) return judgeFacebookError(error);
  if (error instanceof GoogleAdsError) return judgeGoogleAdsError(error);
  if (error instanceof Problem) return { action: 'stop', code: null, message: error.message };
  return undefined;
}
