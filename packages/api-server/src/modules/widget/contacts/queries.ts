import type { Contract, ParsedInput } from '@adlane/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readPage } from '../../../db/page';
import { projects, visitor_events, visitors } from '../../../db/schema/widget/projects';
import { searchPattern } from '../../../db/searchPattern';
import type { Database } from '../../../ports';
import { isLatestOfPerson, isSamePerson, selectSamePerson } from '../visitors/samePerson';

export type ContactQuery = ParsedInput<Contract['contacts']['list']>['query'];
export type ContactFilter = ParsedInput<Contract['contacts']['export']>['query'];

const v = visitors;

/** True for guests of whom more than an anonymous visit is known. */
const isKnown = sql<boolean>`(${v.userId} is not null or coalesce(${v.name}, ${v.email}) is not null
  or exists (select 1 from tickets t where t.agency_id = ${v.agency_id} and t.visitor_id = ${v.id})
  or exists (select 1 from conversations c where c.agency_id = ${v.agency_id} and c.visitor_id = ${v.id}
    and c.visitor_wrote_at is not null))`;

const own = alias(visitors, 'own');

/** The sessions of a contact. */
const ownSessions = sql`(select ${own.id} from ${visitors} as "own" where ${isSamePerson(v, own)})`;

const items = sql<number>`(
  (select count(*) from tickets t where t.agency_id = ${v.agency_id} and t.visitor_id in ${ownSessions}) +
  (select count(*) from conversations c where c.agency_id = ${v.agency_id} and c.ticket_id is null
    and c.visitor_wrote_at is not null and c.visitor_id in ${ownSessions}))::int`;

const ofProject = and(eq(projects.agency_id, v.agency_id), eq(projects.id, v.project_id));
const listed = { ...getTableColumns(visitors), project_name: projects.name, items };

function buildFilter(agencyId: number, query: ContactFilter) {
  const pattern = query.search ? searchPattern(query.search) : undefined;
  return and(
    eq(v.agency_id, agencyId),
    isLatestOfPerson,
    isKnown,
    query.project_id === undefined ? undefined : eq(v.project_id, query.project_id),
    query.kind && (query.kind === 'guest' ? isNull(v.userId) : isNotNull(v.userId)),
    pattern === undefined
      ? undefined
      : or(
          ilike(v.name, pattern),
          ilike(v.email, pattern),
          ilike(v.userId, pattern),
          ilike(v.phone, pattern),
        ),
  );
}

function buildOrder({ sort = 'last_seen_at', order }: ContactFilter) {
  const sorted = order === 'asc' ? sql`${v[sort]} asc nulls last` : sql`${v[sort]} desc nulls last`;
  return [sorted, (order === 'asc' ? asc : desc)(v.id)];
}

/** Lists a page of contacts, those seen last first. */
export function listContactRows(tx: Database, agencyId: number, query: ContactQuery) {
  const where = buildFilter(agencyId, query);
  return readPage(
    query,
    tx
      .select(listed)
      .from(visitors)
      .innerJoin(projects, ofProject)
      .where(where)
      .orderBy(...buildOrder(query)),
    tx.select({ total: count() }).from(visitors).where(where),
  );
}

/** Lists the ids of all contacts that match, in order. */
export async function listContactIds(tx: Database, agencyId: number, query: ContactFilter) {
  const rows = await tx
    .select({ id: v.id })
    .from(visitors)
    .where(buildFilter(agencyId, query))
    .orderBy(...buildOrder(query));
  return rows.map(({ id }) => id);
}

/** Lists contacts by their ids, in this order. */
export async function listContactsById(tx: Database, agencyId: number, ids: readonly number[]) {
  const rows = await tx
    .select(listed)
    .from(visitors)
    .innerJoin(projects, ofProject)
    .where(and(eq(v.agency_id, agencyId), inArray(v.id, [...ids])));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Finds a contact by any of its sessions. */
export async function findContactRow(tx: Database, agencyId: number, id: number) {
  const [row] = await tx
    .select(listed)
    .from(visitors)
    .innerJoin(projects, ofProject)
    .where(and(eq(v.agency_id, agencyId), eq(v.id, id)));
  return row;
}

export type ContactRecord = NonNullable<Awaited<ReturnType<typeof findContactRow>>>;

/** Lists the sessions of a contact, the latest first. */
export function listSessions(tx: Database, { agency_id, id }: ContactRecord, limit: number) {
  return tx
    .select()
    .from(visitors)
    .where(and(eq(v.agency_id, agency_id), inArray(v.id, selectSamePerson(agency_id, [id]))))
    .orderBy(desc(v.last_seen_at), desc(v.id))
    .limit(limit);
}

/** Lists the latest events of sessions. */
export function listEvents(tx: Database, agencyId: number, visitorIds: readonly number[], limit: number) {
  return tx
    .select()
    .from(visitor_events)
    .where(and(eq(visitor_events.agency_id, agencyId), inArray(visitor_events.visitor_id, [...visitorIds])))
    .orderBy(desc(visitor_events.created_at), desc(visitor_events.id))
    .limit(limit);
}
