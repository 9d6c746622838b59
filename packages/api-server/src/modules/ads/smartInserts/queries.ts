import type { Contract, ParsedInput } from '@adlane/contract';
import type { CustomInsert } from '@adlane/contract/ads/smartInserts';
import { and, asc, count, desc, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { custom_inserts, smart_inserts } from '../../../db/schema/ads/smartInserts';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { getOwnerClient } from '../../account/access/visibility';
import type { InsertHolder } from './findInsertMap';

type InsertQuery = ParsedInput<Contract['smartInserts']['listCustom']>['query'];
export type InsertRow = typeof custom_inserts.$inferSelect;
export type ProfileRow = typeof smart_inserts.$inferSelect;

/**
 * Counts templates that are not archived and whose texts use the insert. Columns are qualified by hand,
 * because Drizzle leaves the table out of single-table queries and both tables have a name.
 */
const countUses =
  sql<number>`(select count(*) from templates t where t.agency_id = ${custom_inserts}.agency_id
  and not t.is_hidden and t.status <> 'archived'
  and (strpos(t.template_content::text, '{' || ${custom_inserts}.name || '}') > 0
    or strpos(coalesce(t.google::text, ''), '{' || ${custom_inserts}.name || '}') > 0))`.mapWith(Number);

/** Matches inserts that the caller may see: a client sees its own and those the agency shares. */
function visibleInserts(caller: UserCaller): SQL | undefined {
  const client = getOwnerClient(caller);
  return and(
    eq(custom_inserts.agency_id, caller.agency_id),
    client === null ? undefined : or(isNull(custom_inserts.client_id), eq(custom_inserts.client_id, client)),
  );
}

function selectInserts(tx: Database, where: SQL | undefined) {
  return tx
    .select({ insert: custom_inserts, templates_count: countUses })
    .from(custom_inserts)
    .where(where)
    .$dynamic();
}

function toInsert({
  insert,
  templates_count,
}: {
  readonly insert: InsertRow;
  readonly templates_count: number;
}): CustomInsert {
  return {
    id: insert.id,
    name: insert.name,
    value: insert.value,
    client_user_id: insert.client_id,
    templates_count,
    created_at: insert.created_at.toISOString(),
    updated_at: insert.updated_at.toISOString(),
  };
}

export async function listInserts({ tx, caller }: ReadContext, query: InsertQuery) {
  const where = and(
    visibleInserts(caller),
    query.client_user_id === undefined ? undefined : eq(custom_inserts.client_id, query.client_user_id),
    query.search ? ilike(custom_inserts.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return listPage(
    query,
    selectInserts(tx, where).orderBy(direction(custom_inserts[query.sort ?? 'name']), asc(custom_inserts.id)),
    tx.select({ total: count() }).from(custom_inserts).where(where),
    toInsert,
  );
}

/** Lists an agency's shared inserts, or a client's own and the shared ones. */
export async function listOwnInserts(
  tx: Database,
  { agency_id, client_id }: InsertHolder,
): Promise<CustomInsert[]> {
  const holder = or(
    isNull(custom_inserts.client_id),
    client_id === null ? undefined : eq(custom_inserts.client_id, client_id),
  );
  const rows = await selectInserts(tx, and(eq(custom_inserts.agency_id, agency_id), holder)).orderBy(
    asc(custom_inserts.name),
    asc(custom_inserts.id),
  );
  return rows.map(toInsert);
}

export async function findInsert({ tx, caller }: ReadContext, id: number): Promise<CustomInsert | undefined> {
  const [row] = await selectInserts(tx, and(visibleInserts(caller), eq(custom_inserts.id, id)));
  return row && toInsert(row);
}

/** Locks an insert that the caller may see until the transaction ends. */
export async function lockInsert({ tx, caller }: UseCaseContext, id: number): Promise<InsertRow | undefined> {
  const [row] = await tx
    .select()
    .from(custom_inserts)
    .where(and(visibleInserts(caller), eq(custom_inserts.id, id)))
    .for('update');
  return row;
}

function isOwnedBy({ agency_id, client_id }: InsertHolder): SQL | undefined {
  return and(
    eq(custom_inserts.agency_id, agency_id),
    client_id === null ? isNull(custom_inserts.client_id) : eq(custom_inserts.client_id, client_id),
  );
}

/** Lists the names of a holder's inserts, except one. */
export async function listInsertNames(tx: Database, holder: InsertHolder, except = 0): Promise<string[]> {
  const rows = await tx
    .select({ name: custom_inserts.name })
    .from(custom_inserts)
    .where(and(isOwnedBy(holder), ne(custom_inserts.id, except)));
  return rows.map(({ name }) => name);
}

/** Returns the saved business profile and texts of a holder. */
export async function findProfile(
  tx: Database,
  { agency_id, client_id }: InsertHolder,
): Promise<ProfileRow | undefined> {
  const holder =
    client_id === null ? isNull(smart_inserts.client_id) : eq(smart_inserts.client_id, client_id);
  const [row] = await tx
    .select()
    .from(smart_inserts)
    .where(and(eq(smart_inserts.agency_id, agency_id), holder))
    .for('update');
  return row;
}
