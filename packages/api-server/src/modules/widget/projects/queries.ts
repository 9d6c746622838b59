import type { Contract, ParsedInput } from '@adlane/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { agencies } from '../../../db/schema/account/agencies';
import { projects } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { searchPattern } from '../../../db/searchPattern';
import { found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';

/** Projects whose keys and tokens are accepted: not archived, of an active agency. */
const isOn = and(isNull(projects.archived_at), eq(agencies.status, 'active'));
const ofAgency = eq(agencies.id, projects.agency_id);

/** Finds the project of an SDK key, across all tenants. */
export async function findProjectByKey(tx: Database, sdkKey: string) {
  const [row] = await tx
    .select(getTableColumns(projects))
    .from(projects)
    .innerJoin(agencies, ofAgency)
    .where(and(eq(projects.sdk_key, sdkKey), isOn));
  return row;
}

/** Finds the project of a server token or an error report token, across all tenants. */
export async function findProjectByToken(tx: Database, tokenDigest: string) {
  const [row] = await tx
    .select({ id: projects.id, agency_id: projects.agency_id })
    .from(projects)
    .innerJoin(agencies, ofAgency)
    .where(
      and(
        or(eq(projects.api_token_digest, tokenDigest), eq(projects.report_token_digest, tokenDigest)),
        isOn,
      ),
    );
  return row;
}

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProjectByKey>>>;
export type ProjectQuery = ParsedInput<Contract['projects']['list']>['query'];

export const isOwn = (agencyId: number, id: number) =>
  and(eq(projects.agency_id, agencyId), eq(projects.id, id));

/** Lists the caller's projects, without their configuration. */
export function listProjectRows({ tx, caller }: ReadContext, query: ProjectQuery) {
  const where = and(
    eq(projects.agency_id, caller.agency_id),
    query.archived === 'yes' ? isNotNull(projects.archived_at) : isNull(projects.archived_at),
    query.search ? ilike(projects.name, searchPattern(query.search)) : undefined,
  );
  const sorted = projects[query.sort ?? 'created_at'];
  const order = query.order === 'asc' ? sql`${sorted} asc nulls first` : sql`${sorted} desc nulls last`;
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx.select().from(projects).where(where).orderBy(order, direction(projects.id)),
    tx.select({ total: count() }).from(projects).where(where),
  );
}

/** Counts a tenant's tickets that are not done, by project. */
export async function countOpenTickets(tx: Database, agencyId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: tickets.project_id, open: count() })
    .from(tickets)
    .where(and(eq(tickets.agency_id, agencyId), ne(tickets.status, 'DONE')))
    .groupBy(tickets.project_id);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/** @throws Problem 404 */
export async function findProject({ tx, caller }: ReadContext, id: number): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(isOwn(caller.agency_id, id));
  return found(row);
}

/** Finds and locks a project until the transaction ends. @throws Problem 404 */
export async function lockProject({ tx, caller }: ReadContext, id: number): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(isOwn(caller.agency_id, id)).for('update');
  return found(row);
}

export async function listProjectNames(tx: Database, agencyId: number) {
  return tx
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.agency_id, agencyId));
}
