import type { Contract, ParsedInput } from '@adlane/contract';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { users } from '../../../db/schema/account/users';
import { projects } from '../../../db/schema/widget/projects';
import { recordings } from '../../../db/schema/widget/recordings';
import { tickets } from '../../../db/schema/widget/tickets';
import { searchPattern } from '../../../db/searchPattern';
import type { Database } from '../../../ports';
import { personName } from '../../account/team/people';
import { selectSamePerson } from '../visitors/samePerson';

export type TicketRow = typeof tickets.$inferSelect;
export type TicketQuery = ParsedInput<Contract['tickets']['list']>['query'];
export type TicketChange = ParsedInput<Contract['tickets']['update']>['body'];

const dayMs = 24 * 60 * 60 * 1000;
/** Most related tickets that a ticket shows. */
const maxRelated = 10;

const ofProject = and(eq(projects.agency_id, tickets.agency_id), eq(projects.id, tickets.project_id));
const ofAssignee = and(eq(users.agency_id, tickets.agency_id), eq(users.id, tickets.assignee_id));

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
  tags: tickets.tags,
  screenshot_key: tickets.screenshot_key,
  replay_key: tickets.replay_key,
  created_at: tickets.created_at,
  project_id: tickets.project_id,
  project_name: projects.name,
  assignee_id: users.id,
  assignee_name: personName,
};

/** Whether the ticket has a screen recording. */
const hasRecording = sql<boolean>`exists (select 1 from ${recordings} where ${recordings}.agency_id = ${tickets}.agency_id and ${recordings}.ticket_id = ${tickets}.id)`;

const urgency = sql`case ${tickets.priority} when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end`;

function buildFilter(agencyId: number, query: TicketQuery) {
  const pattern = query.search ? searchPattern(query.search) : undefined;
  const { status, type, priority, project_id, assignee_id, tag, from, to } = query;
  return and(
    eq(tickets.agency_id, agencyId),
    status && eq(tickets.status, status),
    type === undefined ? undefined : eq(tickets.type, type),
    priority && eq(tickets.priority, priority),
    project_id === undefined ? undefined : eq(tickets.project_id, project_id),
    assignee_id === undefined ? undefined : eq(tickets.assignee_id, assignee_id),
    tag === undefined ? undefined : arrayContains(tickets.tags, [tag]),
    from === undefined ? undefined : gte(tickets.created_at, new Date(from)),
    to === undefined ? undefined : lt(tickets.created_at, new Date(Date.parse(to) + dayMs)),
    pattern === undefined ? undefined : or(ilike(tickets.title, pattern), ilike(tickets.reportedBy, pattern)),
  );
}

export async function listTickets(tx: Database, agencyId: number, query: TicketQuery) {
  const where = buildFilter(agencyId, query);
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select({ ...listed, hasRecording })
      .from(tickets)
      .innerJoin(projects, ofProject)
      .leftJoin(users, ofAssignee)
      .where(where)
      .orderBy(direction(query.sort === 'priority' ? urgency : tickets.created_at), direction(tickets.id)),
    tx.select({ total: count() }).from(tickets).where(where),
  );
}

export type ListedTicket = Awaited<ReturnType<typeof listTickets>>['rows'][number];

export const isTicket = (agencyId: number, id: number) =>
  and(eq(tickets.agency_id, agencyId), eq(tickets.id, id));

export async function findTicket(tx: Database, agencyId: number, id: number) {
  const [row] = await tx
    .select({
      ...getTableColumns(tickets),
      project_name: projects.name,
      assignee_id: users.id,
      assignee_name: personName,
      hasRecording,
    })
    .from(tickets)
    .innerJoin(projects, ofProject)
    .leftJoin(users, ofAssignee)
    .where(isTicket(agencyId, id));
  return row;
}

export type TicketRecord = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

const related = {
  id: tickets.id,
  title: tickets.title,
  status: tickets.status,
  created_at: tickets.created_at,
};

/** Lists the latest other tickets of the person who sent a ticket. */
export async function listOtherTickets(
  tx: Database,
  { agency_id, id, visitor_id }: Pick<TicketRecord, 'agency_id' | 'id' | 'visitor_id'>,
) {
  if (visitor_id === null) return [];
  return tx
    .select(related)
    .from(tickets)
    .where(
      and(
        eq(tickets.agency_id, agency_id),
        ne(tickets.id, id),
        inArray(tickets.visitor_id, selectSamePerson(agency_id, [visitor_id])),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(maxRelated);
}

/** Lists tickets that repeat another one. */
export function listDuplicates(tx: Database, agencyId: number, id: number) {
  return tx
    .select(related)
    .from(tickets)
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.duplicate_of_id, id)))
    .orderBy(desc(tickets.id))
    .limit(maxRelated);
}

export async function findRelated(tx: Database, agencyId: number, id: number) {
  const [row] = await tx
    .select({ ...related, duplicate_of_id: tickets.duplicate_of_id })
    .from(tickets)
    .where(isTicket(agencyId, id));
  return row;
}

export type RelatedRow = Awaited<ReturnType<typeof listDuplicates>>[number];

/** Words of a title that say little. */
const minWordLength = 4;
const maxWords = 12;

/** Lists tickets of the same project whose titles share words, or that are about the same page; best first. */
export async function listSimilar(
  tx: Database,
  { agency_id, project_id, id, title, currentUrl, type }: TicketRecord,
) {
  const words = [...new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= minWordLength)
    .slice(0, maxWords);
  const wanted = words.length === 0 ? sql`null::tsquery` : sql`to_tsquery('simple', ${words.join(' | ')})`;
  const rank = sql<number>`coalesce(ts_rank(to_tsvector('simple', ${tickets.title}), ${wanted}), 0)
    + case when ${tickets.currentUrl} = ${currentUrl} and ${tickets.type} = ${type} then 0.02 else 0 end`;
  return tx
    .select(related)
    .from(tickets)
    .where(
      and(
        eq(tickets.agency_id, agency_id),
        eq(tickets.project_id, project_id),
        ne(tickets.id, id),
        isNull(tickets.duplicate_of_id),
        sql`${rank} > 0.015`,
      ),
    )
    .orderBy(desc(rank), desc(tickets.id))
    .limit(maxRelated);
}
