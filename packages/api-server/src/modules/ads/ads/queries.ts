import type { Contract, ParsedInput } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads/ads';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isAmong } from '../../../db/isAmong';
import { orderedList } from '../../../db/orderedList';
import { readPage } from '../../../db/page';
import { clients } from '../../../db/schema/account/clients';
import { ad_metrics, ad_set_ads, ad_sets, ads } from '../../../db/schema/ads/ads';
import { launches } from '../../../db/schema/ads/launches';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import { searchPattern } from '../../../db/searchPattern';
import { sortByKeys } from '../../../db/sortByKeys';
import type { UserCaller } from '../../../http/callers';
import type { Database } from '../../../ports';
import { visibleAds } from '../../account/access/visibility';
import { sourceOfAccount } from '../sources/assets/sourceJoins';

type Inputs = Contract['ads'];
export type AdQuery = ParsedInput<Inputs['export']>['query'];
type AdSetQuery = ParsedInput<Inputs['adSets']>['query'];
type AdSetAdQuery = ParsedInput<Inputs['adSetAds']>['query'];
type Page = { readonly page: number; readonly per_page: number };

/** Display states of each filter status (ads §4). */
const statesOfFilter = {
  'IN REVIEW': ['in review', 'video review'],
  SERVING: ['active', 'learning'],
  PAUSED: ['paused'],
} as const satisfies Record<string, readonly Ad['status'][]>;

/** Matches ads that run at `now`: active, with a start in the past. */
export function isServing(now: Date): SQL | undefined {
  const states = inArray(ads.status, [...statesOfFilter.SERVING]);
  return and(states, or(isNull(ads.startTime), lte(ads.startTime, now)));
}

/** Matches ads in a display state at `now`, as `computeAdState` computes it. */
function hasState(state: Ad['status'], now: Date): SQL | undefined {
  if (state === 'scheduled') {
    const starts = and(inArray(ads.status, [...statesOfFilter.SERVING]), gt(ads.startTime, now));
    return or(eq(ads.status, 'scheduled'), starts);
  }
  const isOn = state === 'active' || state === 'learning';
  const hasStarted = isOn ? or(isNull(ads.startTime), lte(ads.startTime, now)) : undefined;
  return and(eq(ads.status, state), hasStarted);
}

function hasFilterStatus(filter: NonNullable<AdQuery['status']>, now: Date): SQL | undefined {
  if (filter === 'SERVING') return isServing(now);
  if (filter === 'IN REVIEW' || filter === 'PAUSED') return inArray(ads.status, [...statesOfFilter[filter]]);
  return hasState(filter, now);
}

/** Days whose figures count, as `YYYY-MM-DD`; unlimited without an end. */
type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

function isWithin({ from, to }: Days): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(ad_metrics.day, from),
    to === undefined ? undefined : lte(ad_metrics.day, to),
  );
}

/** Sums one figure over the days of an ad. */
function total(column: 'spend' | 'results', days: Days): SQL<number> {
  return sql<number>`(select coalesce(sum(${ad_metrics[column]}), 0) from ${ad_metrics} where ${and(
    eq(ad_metrics.agency_id, ads.agency_id),
    eq(ad_metrics.ad_id, ads.id),
    isWithin(days),
  )})`;
}

const clientOfAd = and(eq(clients.agency_id, ads.agency_id), eq(clients.id, ads.client_user_id));
const accountOfAd = and(eq(ad_accounts.agency_id, ads.agency_id), eq(ad_accounts.id, ads.ad_account_id));
const launchOfAd = and(eq(launches.agency_id, ads.agency_id), eq(launches.id, ads.launch_id));

function selectAds(tx: Database) {
  return tx
    .select({
      ...getTableColumns(ads),
      client_name: clients.business_name,
      source_status: sources.status,
      account_status: ad_accounts.status,
      timezone: ad_accounts.timezone,
      account_details: ad_accounts.details,
      // The first is that of a Google launch, the second that of a Facebook launch.
      objective: sql<
        Ad['objective']
      >`coalesce(${launches.settings} #>> '{googleCampaignObjectives,0}', ${launches.settings} #>> '{FbAdSetting,field,objective}')`,
    })
    .from(ads)
    .leftJoin(clients, clientOfAd)
    .leftJoin(ad_accounts, accountOfAd)
    .leftJoin(sources, sourceOfAccount)
    .leftJoin(launches, launchOfAd)
    .$dynamic();
}
/** An ad with its related names. */
export type AdRecord = Awaited<ReturnType<typeof selectAds>>[number];

function matching(caller: UserCaller, query: AdQuery, now: Date): SQL | undefined {
  return and(
    eq(ads.agency_id, caller.agency_id),
    isNull(ads.deleted_at),
    query.archived ? isNotNull(ads.archived_at) : isNull(ads.archived_at),
    query.platform && eq(ads.platform, query.platform),
    query.client_user_id === undefined ? undefined : eq(ads.client_user_id, query.client_user_id),
    query.template_id === undefined ? undefined : eq(ads.template_id, query.template_id),
    query.status && hasFilterStatus(query.status, now),
    query.search ? ilike(ads.name, searchPattern(query.search)) : undefined,
    visibleAds(caller),
  );
}

function buildOrder(query: AdQuery): SQL[] {
  const sortable = {
    created_at: ads.created_at,
    name: ads.name,
    spend: total('spend', query),
    results: total('results', query),
  };
  const direction = query.order === 'asc' ? asc : desc;
  return [direction(sortable[query.sort ?? 'created_at']), direction(ads.id)];
}

/** Lists a page of the caller's ads, newest first by default, without deleted ones. */
export async function listAds(
  tx: Database,
  caller: UserCaller,
  query: AdQuery & Page,
  now: Date,
): Promise<{ readonly rows: AdRecord[]; readonly total: number }> {
  const where = matching(caller, query, now);
  return readPage(
    query,
    selectAds(tx)
      .where(where)
      .orderBy(...buildOrder(query)),
    tx.select({ total: count() }).from(ads).where(where),
  );
}

/** Lists the ids of all ads of a list, in its order; an export reads the rows in batches. */
export async function listAdIds(
  tx: Database,
  caller: UserCaller,
  query: AdQuery,
  now: Date,
): Promise<number[]> {
  const [listed] = await tx
    .select({ ids: orderedList<number>(ads.id, buildOrder(query)) })
    .from(ads)
    .where(matching(caller, query, now));
  return listed?.ids ?? [];
}

/** Lists ads of the tenant by id, in the order of the ids. */
export async function listAdRecords(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<AdRecord[]> {
  const rows = await selectAds(tx).where(and(eq(ads.agency_id, agencyId), isAmong(ads.id, ids)));
  return sortByKeys(ids, rows, ({ id }) => id);
}

/** Finds one ad of the caller's with its related names. */
export async function findAdRecord(
  tx: Database,
  caller: UserCaller,
  id: number,
): Promise<AdRecord | undefined> {
  const [row] = await selectAds(tx).where(
    and(eq(ads.agency_id, caller.agency_id), eq(ads.id, id), isNull(ads.deleted_at), visibleAds(caller)),
  );
  return row;
}

export type Figures = {
  readonly spend: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly results: number;
};
const sum = (column: keyof Figures) =>
  sql<number>`coalesce(sum(${ad_metrics[column]}), 0)::float8`.mapWith(Number);

/** Sums all figures by ad, in one query. */
export async function sumFigures(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
  days: Days = {},
): Promise<ReadonlyMap<number, Figures>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      ad_id: ad_metrics.ad_id,
      spend: sum('spend'),
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      results: sum('results'),
    })
    .from(ad_metrics)
    .where(and(eq(ad_metrics.agency_id, agencyId), isAmong(ad_metrics.ad_id, ids), isWithin(days)))
    .groupBy(ad_metrics.ad_id);
  return new Map(rows.map(({ ad_id, ...figures }) => [ad_id, figures]));
}

/** Sums the figures of all ads of a list by currency, the largest spend first. */
export async function sumListFigures(tx: Database, caller: UserCaller, query: AdQuery, now: Date) {
  return tx
    .select({
      currency: ads.currency,
      spend: sum('spend'),
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      results: sum('results'),
    })
    .from(ads)
    .leftJoin(
      ad_metrics,
      and(eq(ad_metrics.agency_id, ads.agency_id), eq(ad_metrics.ad_id, ads.id), isWithin(query)),
    )
    .where(matching(caller, query, now))
    .groupBy(ads.currency)
    .orderBy(desc(sum('spend')), asc(ads.currency));
}

/** Lists an ad's days, oldest first. */
export async function listDays(
  tx: Database,
  ad: { readonly agency_id: number; readonly id: number },
  days: Days,
) {
  return tx
    .select({
      date: ad_metrics.day,
      spend: ad_metrics.spend,
      impressions: ad_metrics.impressions,
      clicks: ad_metrics.clicks,
      results: ad_metrics.results,
    })
    .from(ad_metrics)
    .where(and(eq(ad_metrics.agency_id, ad.agency_id), eq(ad_metrics.ad_id, ad.id), isWithin(days)))
    .orderBy(asc(ad_metrics.day));
}

/** Lists a page of an ad's ad sets, by name by default. */
export async function listAdSets(tx: Database, agencyId: number, query: AdSetQuery) {
  const where = and(
    eq(ad_sets.agency_id, agencyId),
    eq(ad_sets.ad_id, query.ad_id),
    query.search ? ilike(ad_sets.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  const ads_count = sql<number>`(select count(*) from ${ad_set_ads} where ${and(
    eq(ad_set_ads.agency_id, ad_sets.agency_id),
    eq(ad_set_ads.adset_id, ad_sets.id),
  )})`.mapWith(Number);
  return readPage(
    query,
    tx
      .select({ ...getTableColumns(ad_sets), ads_count })
      .from(ad_sets)
      .where(where)
      .orderBy(direction(ad_sets[query.sort ?? 'name']), asc(ad_sets.id)),
    tx.select({ total: count() }).from(ad_sets).where(where),
  );
}

/** Lists a page of an ad set's ads, by name by default. */
export async function listAdSetAds(tx: Database, agencyId: number, adSetId: number, query: AdSetAdQuery) {
  const where = and(
    eq(ad_set_ads.agency_id, agencyId),
    eq(ad_set_ads.adset_id, adSetId),
    query.search ? ilike(ad_set_ads.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return readPage(
    query,
    tx
      .select()
      .from(ad_set_ads)
      .where(where)
      .orderBy(direction(ad_set_ads[query.sort ?? 'name']), asc(ad_set_ads.id)),
    tx.select({ total: count() }).from(ad_set_ads).where(where),
  );
}

export type AdSetRow = typeof ad_sets.$inferSelect;
export type AdSetAdRow = typeof ad_set_ads.$inferSelect;

/** Finds an ad set of the tenant. */
export async function findAdSet(tx: Database, agencyId: number, id: number): Promise<AdSetRow | undefined> {
  const [row] = await tx
    .select()
    .from(ad_sets)
    .where(and(eq(ad_sets.agency_id, agencyId), eq(ad_sets.id, id)));
  return row;
}

/** Finds one ad of an ad set of the tenant. */
export async function findAdSetAd(
  tx: Database,
  agencyId: number,
  id: number,
): Promise<AdSetAdRow | undefined> {
  const [row] = await tx
    .select()
    .from(ad_set_ads)
    .where(and(eq(ad_set_ads.agency_id, agencyId), eq(ad_set_ads.id, id)));
  return row;
}
