import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { readPage } from '../../db/page';
import { projects } from '../../db/schema/projects';
import { recordings } from '../../db/schema/recordings';
import { tickets } from '../../db/schema/tickets';
import { searchPattern } from '../../db/searchPattern';
import type { Database } from '../../ports';

export type NewTicket = typeof tickets.$inferInsert;
export type TicketQuery = ParsedInput<Contract['operator']['tickets']>['query'];
export type TicketChange = ParsedInput<Contract['operator']['updateTicket']>['body'];

export async function insertTicket(tx: Database, ticket: NewTicket) {
  const [row] = await tx.insert(tickets).values(ticket).returning();
  return row;
}

const ofProject = and(eq(projects.agency_id, tickets.agency_id), eq(projects.id, tickets.project_id));

/** Columns of lists, without a ticket's logs, which can be large. */
const listed = {
  id: tickets.id,
  type: tickets.type,
  priority: tickets.priority,
  status: tickets.status,
  title: tickets.title,
  reportedBy: tickets.reportedBy,
  currentUrl: tickets.currentUrl,
  isSilent: tickets.isSilent,
  screenshot_key: tickets.screenshot_key,
  replay_key: tickets.replay_key,
  created_at: tickets.created_at,
  project_name: projects.name,
};

/** Whether the ticket has a screen recording. */
const hasRecording = sql<boolean>`exists (select 1 from ${recordings} where ${recordings.agency_id} = ${tickets.agency_id} and ${recordings.ticket_id} = ${tickets.id})`;

const urgency = sql`case ${tickets.priority} when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end`;

export async function listTickets(tx: Database, agencyId: number, query: TicketQuery) {
  const pattern = query.search ? searchPattern(query.search) : undefined;
  const where = and(
    eq(tickets.agency_id, agencyId),
    query.status && eq(tickets.status, query.status),
    query.type === undefined ? undefined : eq(tickets.type, query.type),
    pattern === undefined ? undefined : or(ilike(tickets.title, pattern), ilike(tickets.reportedBy, pattern)),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select({ ...listed, hasRecording })
      .from(tickets)
      .innerJoin(projects, ofProject)
      .where(where)
      .orderBy(direction(query.sort === 'priority' ? urgency : tickets.created_at), direction(tickets.id)),
    tx.select({ total: count() }).from(tickets).where(where),
  );
}

export async function findTicket(tx: Database, agencyId: number, id: number) {
  const [row] = await tx
    .select({ ...getTableColumns(tickets), project_name: projects.name, hasRecording })
    .from(tickets)
    .innerJoin(projects, ofProject)
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, id)));
  return row;
}

export type TicketRecord = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export async function updateTicket(
  tx: Database,
  agencyId: number,
  id: number,
  change: TicketChange & { readonly updated_at: Date },
): Promise<void> {
  await tx
    .update(tickets)
    .set(change)
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.id, id)));
}
