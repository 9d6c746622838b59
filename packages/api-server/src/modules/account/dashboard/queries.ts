import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { ai_providers } from '../../../db/schema/account/connections';
import { ad_metrics, ads } from '../../../db/schema/ads/ads';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isServing } from '../../ads/ads/queries';
import type { DayRange } from '../../ads/ads/resolveDays';
import { visibleSources } from '../../ads/sources/assets/visibleAssets';
import { visibleAds } from '../access/visibility';

export type DashboardQuery = ParsedInput<Contract['dashboard']['adSpend']>['query'];

/**
 * Matches ads with figures that the caller sees, including archived and deleted ones, which have cost money.
 */
export function isCountedAd(caller: UserCaller, query: DashboardQuery): SQL | undefined {
  return and(
    eq(ads.agency_id, caller.agency_id),
    query.client_user_id === undefined ? undefined : eq(ads.client_user_id, query.client_user_id),
    query.platform && eq(ads.platform, query.platform),
    visibleAds(caller),
  );
}

const metricsOfAd = and(eq(ads.agency_id, ad_metrics.agency_id), eq(ads.id, ad_metrics.ad_id));
const sum = (column: 'spend' | 'impressions' | 'clicks' | 'results', share: SQL = sql`1`) =>
  sql<number>`round(sum(${ad_metrics[column]} * ${share}))::float8`.mapWith(Number);
const countShown = sql<number>`count(*) filter (where ${ad_metrics.impressions} > 0)`.mapWith(Number);

function inDays(caller: UserCaller, query: DashboardQuery, days: DayRange): SQL | undefined {
  return and(
    eq(ad_metrics.agency_id, caller.agency_id),
    gte(ad_metrics.day, days.from),
    lte(ad_metrics.day, days.to),
    isCountedAd(caller, query),
  );
}

/** Sums figures by day and currency; days are in the account's time zone. */
export async function sumByDay(ctx: ReadContext, query: DashboardQuery, days: DayRange) {
  const { tx, caller } = ctx;
  return tx
    .select({
      date: ad_metrics.day,
      currency: ads.currency,
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      results: sum('results'),
      spend: sum('spend'),
      live_ads: countShown,
    })
    .from(ad_metrics)
    .innerJoin(ads, metricsOfAd)
    .where(inDays(caller, query, days))
    .groupBy(ad_metrics.day, ads.currency)
    .orderBy(asc(ad_metrics.day), asc(ads.currency));
}

/**
 * Sums spend and results by currency, largest first.
 * @param lastDayShare how much of the last day counts, from 0 to 1
 */
export async function sumByCurrency(
  ctx: ReadContext,
  query: DashboardQuery,
  { lastDayShare, ...days }: DayRange & { readonly lastDayShare: number },
) {
  const { tx, caller } = ctx;
  const share = sql`case when ${ad_metrics.day} = ${days.to} then ${lastDayShare}::numeric else 1 end`;
  const spend = sum('spend', share);
  return tx
    .select({ currency: ads.currency, spend, results: sum('results', share) })
    .from(ad_metrics)
    .innerJoin(ads, metricsOfAd)
    .where(inDays(caller, query, days))
    .groupBy(ads.currency)
    .orderBy(desc(spend), asc(ads.currency));
}

/** Counts the running ads of each platform. */
export async function countLiveAds(ctx: UseCaseContext, query: DashboardQuery) {
  const { tx, caller, now } = ctx;
  return tx
    .select({ platform: ads.platform, total: count() })
    .from(ads)
    .where(and(isCountedAd(caller, query), isNull(ads.archived_at), isNull(ads.deleted_at), isServing(now)))
    .groupBy(ads.platform);
}

/** Finds the time zone of 'today': the default ad account's, else any account's, else UTC. */
export async function findHomeZone(tx: Database, agencyId: number): Promise<string> {
  const [row] = await tx
    .select({ timezone: ad_accounts.timezone })
    .from(ad_accounts)
    .where(eq(ad_accounts.agency_id, agencyId))
    .orderBy(desc(ad_accounts.is_default), asc(ad_accounts.id))
    .limit(1);
  return row?.timezone || 'UTC';
}

/** Lists the connections that the caller sees, working ones first. */
export async function listConnections(ctx: ReadContext) {
  const { tx, caller } = ctx;
  const order = sql`case ${sources.status} when 'active' then 0 when 'processing' then 1 else 2 end`;
  return tx
    .select({ channel: sources.channel, status: sources.status, name: sources.name })
    .from(sources)
    .where(and(eq(sources.agency_id, caller.agency_id), ne(sources.status, 'canceled'), visibleSources(ctx)))
    .orderBy(order, asc(sources.id));
}

/** Returns whether the agency has connected an AI provider. */
export async function hasAiProvider(tx: Database, agencyId: number): Promise<boolean> {
  const rows = await tx
    .select({ agency_id: ai_providers.agency_id })
    .from(ai_providers)
    .where(eq(ai_providers.agency_id, agencyId));
  return rows.length > 0;
}
