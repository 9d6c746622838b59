import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { VisitorCall } from '../../../db/notifyAudience';
import { visitors } from '../../../db/schema/widget/projects';

/** The table of visitors, or an alias of it. */
type VisitorTable = Readonly<Record<'agency_id' | 'project_id' | 'id' | 'userId' | 'is_proven', PgColumn>>;

/**
 * True if both rows are one person: one visitor, or two of a project who proved the same user id. Anyone can claim an id
 * or an email, so nothing else joins visitors (ADR 0034).
 */
export function isSamePerson(one: VisitorTable, other: VisitorTable): SQL | undefined {
  return and(
    eq(other.agency_id, one.agency_id),
    eq(other.project_id, one.project_id),
    or(
      eq(other.id, one.id),
      and(eq(one.is_proven, true), eq(other.is_proven, true), eq(other.userId, one.userId)),
    ),
  );
}

/** Visitors whose persons are looked up. */
export const known = alias(visitors, 'known');

/** Builds statements without running them, so that conditions need no connection. */
const builder = new QueryBuilder();

/** Selects the ids of all visitors that are the persons of the given ones. */
export function selectSamePerson(agencyId: number, ids: readonly number[]) {
  return builder
    .select({ id: visitors.id })
    .from(known)
    .innerJoin(visitors, isSamePerson(known, visitors))
    .where(and(eq(known.agency_id, agencyId), inArray(known.id, [...ids])));
}

/**
 * True for rows of the visitor's person: their own, and those of other devices that proved the same user id. What a
 * visitor reads and changes is asked for with this, so that all of a person's devices show the same.
 */
export function isOfPerson(column: PgColumn, { agency_id, visitor_id }: VisitorCall): SQL {
  return inArray(column, selectSamePerson(agency_id, [visitor_id]));
}

const own = alias(visitors, 'own');

/** The ids of all visitors that are the row's person, as an array: each is found by an index. */
export function listSamePerson(one: VisitorTable): SQL<number[]> {
  return sql`(case when ${one.is_proven} then array(
    select ${own.id} from ${visitors} as "own" where ${own.agency_id} = ${one.agency_id}
    and ${own.project_id} = ${one.project_id} and ${own.userId} = ${one.userId} and ${own.is_proven})
    else array[${one.id}] end)`;
}

const later = alias(visitors, 'later');

/** True for the visitor whom lists show for the person: the one seen last. */
export function isLatest(one: VisitorTable & Readonly<Record<'last_seen_at', PgColumn>>): SQL<boolean> {
  return sql`(not ${one.is_proven} or not exists (
    select 1 from ${visitors} as "later" where ${isSamePerson(one, later)}
    and (${later.last_seen_at}, ${later.id}) > (${one.last_seen_at}, ${one.id})))`;
}

/** True for the visitors whom lists show for their persons. */
export const isLatestOfPerson = isLatest(visitors);
