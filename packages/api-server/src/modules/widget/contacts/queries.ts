import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { projects, visitor_events, visitors } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';
import { isSamePerson, selectSamePerson } from '../visitors/samePerson';

const v = visitors;

const own = alias(visitors, 'own');

/** The sessions of a contact. */
const ownSessions = sql`(select ${own.id} from ${visitors} as "own" where ${isSamePerson(v, own)})`;

const items = sql<number>`(
  (select count(*) from tickets t where t.agency_id = ${v.agency_id} and t.visitor_id in ${ownSessions}) +
  (select count(*) from conversations c where c.agency_id = ${v.agency_id} and c.ticket_id is null
    and c.visitor_wrote_at is not null and c.visitor_id in ${ownSessions}))::int`;

const ofProject = and(eq(projects.agency_id, v.agency_id), eq(projects.id, v.project_id));
const listed = { ...getTableColumns(visitors), project_name: projects.name, items };

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
