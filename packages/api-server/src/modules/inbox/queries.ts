import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { readPage } from '../../db/page';
import { conversations } from '../../db/schema/conversations';
import { projects, visitors } from '../../db/schema/projects';
import { users } from '../../db/schema/users';
import { searchPattern } from '../../db/searchPattern';
import { found } from '../../http/problem';
import type { ReadContext } from '../../http/UseCaseContext';

export type InboxQuery = ParsedInput<Contract['inbox']['list']>['query'];

const ofProject = and(
  eq(projects.agency_id, conversations.agency_id),
  eq(projects.id, conversations.project_id),
);
const ofVisitor = and(
  eq(visitors.agency_id, conversations.agency_id),
  eq(visitors.id, conversations.visitor_id),
);

const visitorName = sql<string>`coalesce(nullif(${visitors.name}, ''), nullif(${visitors.email}, ''), 'Visitor')`;

const listed = { ...getTableColumns(conversations), project_name: projects.name, visitor_name: visitorName };

/** Lists conversations of all of the tenant's projects, the latest first. */
export function listInbox({ tx, caller }: ReadContext, query: InboxQuery) {
  const pattern = query.search ? searchPattern(query.search) : undefined;
  const where = and(
    eq(conversations.agency_id, caller.agency_id),
    query.status && eq(conversations.status, query.status),
    query.project_id === undefined ? undefined : eq(conversations.project_id, query.project_id),
    pattern === undefined
      ? undefined
      : or(
          ilike(conversations.title, pattern),
          ilike(conversations.last_text, pattern),
          ilike(visitors.name, pattern),
        ),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select(listed)
      .from(conversations)
      .innerJoin(projects, ofProject)
      .innerJoin(visitors, ofVisitor)
      .where(where)
      .orderBy(direction(conversations.updated_at), direction(conversations.id)),
    tx.select({ total: count() }).from(conversations).innerJoin(visitors, ofVisitor).where(where),
  );
}

const isOwn = ({ caller }: Pick<ReadContext, 'caller'>, id: number) =>
  and(eq(conversations.agency_id, caller.agency_id), eq(conversations.id, id));

/** Finds a conversation of the tenant with its visitor. @throws Problem 404 */
export async function findInboxConversation(unit: ReadContext, id: number) {
  const [row] = await unit.tx
    .select({ ...listed, contact: getTableColumns(visitors) })
    .from(conversations)
    .innerJoin(projects, ofProject)
    .innerJoin(visitors, ofVisitor)
    .where(isOwn(unit, id));
  return found(row);
}

export type InboxRecord = Awaited<ReturnType<typeof listInbox>>['rows'][number];

/** Returns the caller's name as visitors see it. */
export async function findOwnName({ tx, caller }: ReadContext): Promise<string> {
  const [row] = await tx
    .select({ first: users.first_name, business: users.business_name })
    .from(users)
    .where(and(eq(users.agency_id, caller.agency_id), eq(users.id, caller.user_id)));
  return row?.first || row?.business || 'Support';
}
