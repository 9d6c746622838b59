import type { Contract, ParsedInput } from '@adlane/contract';
import type { PersonExport } from '@adlane/contract/widget/people';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readPage } from '../../../db/page';
import { conversation_messages, conversations } from '../../../db/schema/widget/conversations';
import { feature_request_comments, feature_requests } from '../../../db/schema/widget/featureRequests';
import { outbound_deliveries } from '../../../db/schema/widget/outbound';
import { visitor_events, visitors } from '../../../db/schema/widget/projects';
import { survey_answers } from '../../../db/schema/widget/surveys';
import { tickets } from '../../../db/schema/widget/tickets';
import { searchPattern } from '../../../db/searchPattern';
import { found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isLatestOfPerson, isSamePerson, known } from '../visitors/samePerson';

export type PeopleQuery = ParsedInput<Contract['people']['list']>['query'];
/** Possible matches that a user chose. */
export type ChosenMatches = ParsedInput<Contract['people']['export']>['query'];

/** The visitors of a project that are one person, and tickets without a visitor that were chosen as theirs. */
export type PersonKey = {
  readonly agency_id: number;
  readonly project_id: number;
  readonly ids: readonly number[];
  readonly ticketIds: readonly number[];
};

/** Ids of visitors who have sent a ticket. */
export function selectSenders(tx: Database, agencyId: number) {
  return tx
    .select({ id: tickets.visitor_id })
    .from(tickets)
    .where(and(eq(tickets.agency_id, agencyId), isNotNull(tickets.visitor_id)));
}

/** Columns of a person in lists. */
const { id, name, email, userId, is_proven, last_seen_at } = visitors;
export const listedPerson = { id, name, email, userId, is_proven, last_seen_at };

/** Counts the tickets of persons by the visitor whom lists show for each of them. */
export async function countPersonTickets(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const sent = await tx
    .select({ id: known.id, tickets: count() })
    .from(known)
    .innerJoin(visitors, isSamePerson(known, visitors))
    .innerJoin(tickets, and(eq(tickets.agency_id, visitors.agency_id), eq(tickets.visitor_id, visitors.id)))
    .where(and(eq(known.agency_id, agencyId), inArray(known.id, [...ids])))
    .groupBy(known.id);
  return new Map(sent.map((row) => [row.id, row.tickets]));
}

/** Lists people who said who they are, or who wrote. */
export async function listPeople({ tx, caller }: ReadContext, query: PeopleQuery) {
  const { agency_id } = caller;
  const pattern = query.search ? searchPattern(query.search) : undefined;
  const where = and(
    eq(visitors.agency_id, agency_id),
    eq(visitors.project_id, query.project_id),
    isLatestOfPerson,
    or(isNotNull(name), isNotNull(email), isNotNull(userId), inArray(id, selectSenders(tx, agency_id))),
    pattern ? or(ilike(name, pattern), ilike(email, pattern), ilike(userId, pattern)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  const { rows, total } = await readPage(
    query,
    tx
      .select(listedPerson)
      .from(visitors)
      .where(where)
      .orderBy(direction(visitors[query.sort ?? 'last_seen_at']), direction(id)),
    tx.select({ total: count() }).from(visitors).where(where),
  );
  const counts = await countPersonTickets(
    tx,
    agency_id,
    rows.map((row) => row.id),
  );
  return { rows: rows.map((row) => ({ ...row, tickets: counts.get(row.id) ?? 0 })), total };
}

/** Finds all visitors of the project who are the person of this one. @throws Problem 404 */
export async function findPerson({ tx, caller }: ReadContext, visitorId: number): Promise<PersonKey> {
  const { agency_id } = caller;
  const same = await tx
    .select({ id, project_id: visitors.project_id })
    .from(known)
    .innerJoin(visitors, isSamePerson(known, visitors))
    .where(and(eq(known.agency_id, agency_id), eq(known.id, visitorId)))
    .orderBy(id);
  const { project_id } = found(same[0]);
  return { agency_id, project_id, ids: same.map((row) => row.id), ticketIds: [] };
}

/** Tickets that they sent, and those that were chosen as theirs. */
function buildTicketFilter({ agency_id, project_id, ids, ticketIds }: PersonKey): SQL | undefined {
  return and(
    eq(tickets.agency_id, agency_id),
    eq(tickets.project_id, project_id),
    or(inArray(tickets.visitor_id, [...ids]), inArray(tickets.id, [...ticketIds])),
  );
}

/** Lists what deleting their tickets needs. */
export function listPersonTickets(tx: Database, person: PersonKey) {
  const { agency_id, screenshot_key, replay_key, resources_key } = tickets;
  return tx
    .select({ agency_id, id: tickets.id, screenshot_key, replay_key, resources_key })
    .from(tickets)
    .where(buildTicketFilter(person))
    .orderBy(tickets.id);
}

/** A table with rows of persons. */
export type PersonTable = PgTable & { readonly agency_id: PgColumn; readonly id: PgColumn };
type PersonRows = { readonly table: PersonTable; filter(tx: Database, person: PersonKey): SQL | undefined };

/** Rows of a table that name a visitor. */
const byVisitor = (table: PersonTable & { readonly visitor_id: PgColumn }): PersonRows => ({
  table,
  filter: (_tx, { ids }) => inArray(table.visitor_id, [...ids]),
});

/** The tables with rows of a person, by their name in the export. */
export const personTables = {
  contacts: { table: visitors, filter: (_tx, { ids }) => inArray(visitors.id, [...ids]) },
  events: byVisitor(visitor_events),
  conversations: byVisitor(conversations),
  messages: {
    table: conversation_messages,
    filter: (tx, { agency_id, ids }) =>
      inArray(
        conversation_messages.conversation_id,
        tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(and(eq(conversations.agency_id, agency_id), inArray(conversations.visitor_id, [...ids]))),
      ),
  },
  surveyAnswers: byVisitor(survey_answers),
  featureRequests: byVisitor(feature_requests),
  featureComments: byVisitor(feature_request_comments),
  outbound: byVisitor(outbound_deliveries),
  tickets: { table: tickets, filter: (_tx, person) => buildTicketFilter(person) },
} satisfies Record<keyof PersonExport, PersonRows>;

/** Lists the ids of a person's rows in a table. */
export async function listPersonIds(tx: Database, { table, filter }: PersonRows, person: PersonKey) {
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.agency_id, person.agency_id), filter(tx, person)))
    .orderBy(table.id);
  return rows.map(({ id }) => Number(id));
}

/** A row of one of these tables, as it is stored. */
export type PersonRow = Readonly<Record<string, unknown>> & {
  readonly screenshot_key?: string | null;
  readonly replay_key?: string | null;
  readonly resources_key?: string | null;
};

/** Reads rows of one of these tables by their ids; those that were deleted meanwhile are left out. */
export function readPersonRows(
  tx: Database,
  table: PersonTable,
  agencyId: number,
  ids: readonly number[],
): Promise<PersonRow[]> {
  return tx
    .select()
    .from(table as PgTable)
    .where(and(eq(table.agency_id, agencyId), inArray(table.id, [...ids])))
    .orderBy(table.id);
}
