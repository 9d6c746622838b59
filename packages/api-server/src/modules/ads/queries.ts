import type { Ad, Contract, ParsedInput } from '@adlane/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { pageRange } from '../../db/page';
import { ad_metrics, ads } from '../../db/schema/ads';
import { clients } from '../../db/schema/clients';
import { searchPattern } from '../../db/searchPattern';
import type { UserCaller } from '../../http/callers';
import type { Database } from '../../ports';
import { visibleAds } from '../visibility';

export type AdQuery = ParsedInput<Contract['ads']['list']>['query'];

/** Display states behind each filter status (ads §4). */
const statesOfFilter = {
  'IN REVIEW': ['in review', 'video review'],
  SERVING: ['active', 'learning'],
  PAUSED: ['paused'],
} as const satisfies Record<string, readonly Ad['status'][]>;

function hasFilterStatus(filter: keyof typeof statesOfFilter, now: Date): SQL | undefined {
  const states = inArray(ads.status, [...statesOfFilter[filter]]);
  // What will only run later is shown as scheduled and serves nothing yet.
  return filter === 'SERVING' ? and(states, or(isNull(ads.startTime), lte(ads.startTime, now))) : states;
}

function summed(tx: Database, agencyId: number) {
  const sum = (column: keyof Pick<typeof ad_metrics, 'spend' | 'impressions' | 'clicks' | 'results'>) =>
    sql<number>`sum(${ad_metrics[column]})::float8`.mapWith(Number).as(`${column}_sum`);
  return tx
    .select({
      ad_id: ad_metrics.ad_id,
      spend: sum('spend'),
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      results: sum('results'),
    })
    .from(ad_metrics)
    .where(eq(ad_metrics.agency_id, agencyId))
    .groupBy(ad_metrics.ad_id)
    .as('metrics');
}

/** Ads of the caller's tenant with all their metrics summed; archived ones are left out. */
export async function listAds(tx: Database, caller: UserCaller, query: AdQuery, now: Date) {
  const metrics = summed(tx, caller.agency_id);
  const where = and(
    eq(ads.agency_id, caller.agency_id),
    isNull(ads.archived_at),
    query.platform && eq(ads.platform, query.platform),
    query.client_user_id === undefined ? undefined : eq(ads.client_user_id, query.client_user_id),
    query.status && hasFilterStatus(query.status, now),
    query.search ? ilike(ads.name, searchPattern(query.search)) : undefined,
    visibleAds(caller),
  );
  const sum = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);
  const sortable = {
    created_at: ads.created_at,
    name: ads.name,
    spend: sum(metrics.spend),
    results: sum(metrics.results),
  };
  const direction = query.order === 'asc' ? asc : desc;
  const rows = await tx
    .select({
      ...getTableColumns(ads),
      client_name: clients.business_name,
      spend: sum(metrics.spend),
      impressions: sum(metrics.impressions),
      clicks: sum(metrics.clicks),
      results: sum(metrics.results),
    })
    .from(ads)
    .leftJoin(clients, and(eq(clients.agency_id, ads.agency_id), eq(clients.id, ads.client_user_id)))
    .leftJoin(metrics, eq(metrics.ad_id, ads.id))
    .where(where)
    .orderBy(direction(sortable[query.sort ?? 'created_at']), direction(ads.id))
    .limit(pageRange(query).limit)
    .offset(pageRange(query).offset);
  const [counted] = await tx.select({ total: count() }).from(ads).where(where);
  return { rows, total: counted?.total ?? 0 };
}
