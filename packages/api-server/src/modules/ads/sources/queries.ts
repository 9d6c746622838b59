import type { Contract, ParsedInput } from '@adlane/contract';
import type { Source } from '@adlane/contract/ads/sources';
import { and, asc, count, desc, eq, ilike, ne, type SQL, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isOwnSource, visibleSources } from './assets/visibleAssets';

export type SourceQuery = ParsedInput<Contract['sources']['list']>['query'];
export type SourceRow = typeof sources.$inferSelect;

/** Returns the direction of a list: a list without a sort key is ordered by name, ascending. */
export function getNameDirection(query: {
  readonly sort?: string | undefined;
  readonly order: 'asc' | 'desc';
}) {
  return query.sort && query.order === 'desc' ? desc : asc;
}

/**
 * A CRM's only asset is its location; other platforms need an ad account. Columns are qualified by hand: Drizzle leaves
 * their table out in a query of one table, and `id` would be the ad account's.
 */
const assetStatus = sql<Source['asset_status']>`case
  when ${sources.status} = 'processing' then 'Processing'
  when ${sources.channel} = 'ghl' or exists (
    select 1 from ${ad_accounts} a where a.agency_id = ${sources}.agency_id and a.source_id = ${sources}.id
  ) then 'Active' else 'NoAsset' end`;

/** Selects sources for answers; tokens are never read. */
function selectSources(tx: Database) {
  return tx
    .select({
      id: sources.id,
      channel: sources.channel,
      name: sources.name,
      status: sources.status,
      asset_status: assetStatus,
      client_user_id: sources.client_id,
      notice: sources.notice,
      connected_at: sources.connected_at,
    })
    .from(sources)
    .$dynamic();
}

function toSource(row: Awaited<ReturnType<typeof selectSources>>[number]): Source {
  return { ...row, connected_at: row.connected_at.toISOString() };
}

export async function listSources(ctx: ReadContext, query: SourceQuery) {
  const { tx, caller } = ctx;
  const where = and(
    eq(sources.agency_id, caller.agency_id),
    visibleSources(ctx),
    query.channel && eq(sources.channel, query.channel),
    query.status && eq(sources.status, query.status),
    query.search ? ilike(sources.name, searchPattern(query.search)) : undefined,
  );
  return listPage(
    query,
    selectSources(tx).where(where).orderBy(getNameDirection(query)(sources.name), asc(sources.id)),
    tx.select({ total: count() }).from(sources).where(where),
    toSource,
  );
}

/** Finds a source that the user sees. */
export async function findSource(ctx: ReadContext, id: number): Promise<Source | undefined> {
  const { tx, caller } = ctx;
  const [row] = await selectSources(tx).where(
    and(eq(sources.agency_id, caller.agency_id), eq(sources.id, id), visibleSources(ctx)),
  );
  return row && toSource(row);
}

/** Finds a source that the user may manage, with its sealed tokens. */
export async function findOwnSource(ctx: ReadContext, id: number): Promise<SourceRow | undefined> {
  const { tx, caller } = ctx;
  return findWhere(tx, and(eq(sources.agency_id, caller.agency_id), eq(sources.id, id), isOwnSource(caller)));
}

/** Finds a source of the tenant, for background work. */
export async function findSourceRow(
  tx: Database,
  agencyId: number,
  id: number,
): Promise<SourceRow | undefined> {
  return findWhere(tx, and(eq(sources.agency_id, agencyId), eq(sources.id, id)));
}

async function findWhere(tx: Database, where: SQL | undefined): Promise<SourceRow | undefined> {
  const [row] = await tx.select().from(sources).where(where);
  return row;
}

/** Returns whether another source, in any tenant, uses the same sign-in. Call within cross-tenant work. */
export async function isConnectedElsewhere(tx: Database, source: SourceRow): Promise<boolean> {
  const rows = await tx
    .select({ agency_id: sources.agency_id, id: sources.id })
    .from(sources)
    .where(
      and(
        eq(sources.channel, source.channel),
        eq(sources.external_id, source.external_id),
        ne(sources.status, 'canceled'),
      ),
    )
    .limit(2);
  return rows.some((row) => row.agency_id !== source.agency_id || row.id !== source.id);
}
