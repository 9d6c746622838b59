import { type PlannedBudget, toDay } from '@adlane/contract/rules';
import { and, eq, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { clients } from '../../../../db/schema/account/clients';
import { ad_metrics, ads } from '../../../../db/schema/ads/ads';
import { launches } from '../../../../db/schema/ads/launches';
import { ad_accounts } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import type { ClientLimit } from './ClientLimit';
import { type PlannedIn, toLaunchBudget, toPlannedDays } from './toPlannedBudget';

type OfClient = {
  readonly agency_id: number;
  /** The client that is launched for; null for none. */
  readonly client_id: number | null;
  /** Of the ad account that pays. */
  readonly timezone: string;
  readonly now: Date;
  /** An ad whose budget changes: it does not count against the limit itself. */
  readonly changedAdId?: number;
};

/**
 * Returns a client's monthly limit with what its running and scheduled ads and its launches under way may spend; undefined
 * without a client or limit. An ad that changes is returned apart.
 */
export async function findClientLimit(
  tx: Database,
  { agency_id, client_id, timezone: zone, now, changedAdId }: OfClient,
): Promise<{ readonly limit: ClientLimit; readonly changed: PlannedBudget | undefined } | undefined> {
  if (client_id === null) return undefined;
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.agency_id, agency_id), eq(clients.id, client_id)));
  const currency = client?.monthly_budget_currency ?? null;
  if (!client || client.monthly_budget_limit === null || currency === null) return undefined;
  const timezone = zone || 'UTC';
  const at = { agency_id, client_id, timezone, now, today: toDay(now, timezone) };
  const [spends, running, open] = await Promise.all([
    listSpends(tx, { ...at, currency }),
    listRunningAds(tx, { ...at, changedAdId }),
    listOpenLaunches(tx, at),
  ]);
  const spentById = new Map(spends.map(({ id, total }) => [id, total]));
  const planned = running.map(({ id, ...budget }) => ({ id, ...budget, spent: spentById.get(id) ?? 0 }));
  return {
    limit: {
      name: client.business_name,
      limit: client.monthly_budget_limit,
      currency,
      timezone,
      today: at.today,
      spent: spends.reduce((sum, { inMonth }) => sum + inMonth, 0),
      planned: [...planned.filter(({ id }) => id !== changedAdId), ...open],
    },
    changed: planned.find(({ id }) => id === changedAdId),
  };
}

type At = { readonly agency_id: number; readonly client_id: number; readonly today: string } & Omit<
  PlannedIn,
  'currency'
>;

/** Sums what each of the client's ads in a currency has spent before today: in total, and in the current month. */
function listSpends(
  tx: Database,
  { agency_id, client_id, today, currency }: At & Pick<PlannedIn, 'currency'>,
): Promise<{ id: number; total: number; inMonth: number }[]> {
  const month = `${today.slice(0, 7)}-01`;
  const { spend, day } = ad_metrics;
  return tx
    .select({
      id: ads.id,
      total: sql<number>`sum(${spend})`.mapWith(Number),
      inMonth: sql<number>`coalesce(sum(${spend}) filter (where ${day} >= ${month}), 0)`.mapWith(Number),
    })
    .from(ads)
    .innerJoin(ad_metrics, and(eq(ad_metrics.agency_id, ads.agency_id), eq(ad_metrics.ad_id, ads.id)))
    .where(
      and(
        eq(ads.agency_id, agency_id),
        eq(ads.client_user_id, client_id),
        eq(ads.currency, currency),
        lt(day, today),
      ),
    )
    .groupBy(ads.id);
}

/** Lists the budgets of the client's ads that are not paused, and of the one that changes. */
async function listRunningAds(
  tx: Database,
  { agency_id, client_id, timezone, changedAdId }: At & Pick<OfClient, 'changedAdId'>,
): Promise<(PlannedBudget & { readonly id: number })[]> {
  const rows = await tx
    .select()
    .from(ads)
    .where(
      and(
        eq(ads.agency_id, agency_id),
        eq(ads.client_user_id, client_id),
        isNull(ads.archived_at),
        isNull(ads.deleted_at),
        or(ne(ads.status, 'paused'), changedAdId === undefined ? undefined : eq(ads.id, changedAdId)),
      ),
    );
  return rows.map(({ id, platform, currency, budget_type, budget, startTime, endTime, created_at }) => ({
    id,
    platform,
    currency,
    budget_type,
    budget,
    ...toPlannedDays(startTime ?? created_at, endTime, timezone),
  }));
}

/** Lists the budgets of the client's launches that are under way and have no ad yet. */
async function listOpenLaunches(tx: Database, { agency_id, client_id, ...at }: At): Promise<PlannedBudget[]> {
  const ofLaunch = and(eq(ads.agency_id, launches.agency_id), eq(ads.launch_id, launches.id));
  const rows = await tx
    .select({ platform: launches.platform, settings: launches.settings, currency: ad_accounts.currency })
    .from(launches)
    .innerJoin(
      ad_accounts,
      and(eq(ad_accounts.agency_id, launches.agency_id), eq(ad_accounts.id, launches.ad_account_id)),
    )
    .where(
      and(
        eq(launches.agency_id, agency_id),
        eq(launches.client_user_id, client_id),
        inArray(launches.status, ['queued', 'running']),
        notExists(tx.select({ id: ads.id }).from(ads).where(ofLaunch)),
      ),
    );
  return rows.flatMap((row) => toLaunchBudget(row, at) ?? []);
}
