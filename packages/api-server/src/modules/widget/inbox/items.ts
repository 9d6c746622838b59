import type { InboxFilter, InboxKind, InboxRow } from '@adlane/contract/widget/inbox';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type PageQuery, readPage } from '../../../db/page';
import { users } from '../../../db/schema/account/users';
import { conversations } from '../../../db/schema/widget/conversations';
import { ticket_notes } from '../../../db/schema/widget/inbox';
import { projects, visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { searchPattern } from '../../../db/searchPattern';
import type { Database } from '../../../ports';
import { personName } from '../../account/team/people';

const dayMs = 24 * 60 * 60 * 1000;

/** Names a ticket or a conversation. */
export type ItemKey = { readonly kind: InboxKind; readonly id: number };

/** Who looks at the inbox, and when. */
export type InboxViewer = { readonly agency_id: number; readonly user_id: number; readonly now: Date };

/** Returns a tenant's tickets and the conversations that belong to none and in which the visitor wrote, as one table. */
function selectItems(tx: Database, agencyId: number) {
  const ticketItems = tx
    .select({
      kind: sql<InboxKind>`'ticket'`.as('kind'),
      agency_id: tickets.agency_id,
      id: tickets.id,
      project_id: tickets.project_id,
      visitor_id: sql<number | null>`${tickets.visitor_id}`.as('visitor_id'),
      title: tickets.title,
      type: sql<string | null>`${tickets.type}`.as('type'),
      survey_id: sql<number | null>`null::int`.as('survey_id'),
      sender: sql<string | null>`${tickets.reportedBy}`.as('sender'),
      last_text: sql<string>`coalesce(${conversations.last_text}, '')`.as('last_text'),
      priority: tickets.priority,
      status: tickets.status,
      tags: tickets.tags,
      assignee_id: tickets.assignee_id,
      snoozed_until: tickets.snoozed_until,
      waiting_since: tickets.waiting_since,
      team_unread: tickets.team_unread,
      created_at: tickets.created_at,
      updated_at: tickets.updated_at,
    })
    .from(tickets)
    .leftJoin(
      conversations,
      and(eq(conversations.agency_id, tickets.agency_id), eq(conversations.ticket_id, tickets.id)),
    )
    .where(eq(tickets.agency_id, agencyId));
  const conversationItems = tx
    .select({
      kind: sql<InboxKind>`'conversation'`.as('kind'),
      agency_id: conversations.agency_id,
      id: conversations.id,
      project_id: conversations.project_id,
      visitor_id: sql<number | null>`${conversations.visitor_id}`.as('visitor_id'),
      title: conversations.title,
      type: sql<string | null>`null::text`.as('type'),
      survey_id: sql<number | null>`${conversations.survey_id}`.as('survey_id'),
      sender: sql<string | null>`null::text`.as('sender'),
      last_text: sql<string>`${conversations.last_text}`.as('last_text'),
      priority: conversations.priority,
      status: conversations.status,
      tags: conversations.tags,
      assignee_id: conversations.assignee_id,
      snoozed_until: conversations.snoozed_until,
      waiting_since: conversations.waiting_since,
      team_unread: conversations.team_unread,
      created_at: conversations.created_at,
      updated_at: conversations.updated_at,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.agency_id, agencyId),
        isNull(conversations.ticket_id),
        isNotNull(conversations.visitor_wrote_at),
      ),
    );
  return unionAll(ticketItems, conversationItems).as('items');
}

type Items = ReturnType<typeof selectItems>;

function matchesAssignee(items: Items, { user_id }: InboxViewer, assignee: string | undefined) {
  if (assignee === undefined) return undefined;
  if (assignee === 'none') return isNull(items.assignee_id);
  return eq(items.assignee_id, assignee === 'me' ? user_id : Number(assignee));
}

function isMentioned(items: Items, { agency_id, user_id }: InboxViewer): SQL {
  const note = ticket_notes;
  return sql`exists (
    select 1 from ${note} where ${note.agency_id} = ${agency_id} and ${note.mentions} @> array[${user_id}::int]
    and case items.kind when 'ticket' then ${note.ticket_id} else ${note.conversation_id} end = ${items.id})`;
}

/** Since when a visitor waits; no one waits for an answer to what is closed. */
const getWaitingSince = (items: Items) =>
  sql`case ${items.status} when 'DONE' then null else ${items.waiting_since} end`;

function matchesOnly(items: Items, viewer: InboxViewer, only: InboxFilter['only']) {
  if (only === 'snoozed') return gt(items.snoozed_until, viewer.now);
  return and(
    or(isNull(items.snoozed_until), lte(items.snoozed_until, viewer.now)),
    only === 'unread' ? gt(items.team_unread, 0) : undefined,
    only === 'waiting' ? sql`${getWaitingSince(items)} is not null` : undefined,
    only === 'surveys' ? isNotNull(items.survey_id) : undefined,
    only === 'mentioned' ? isMentioned(items, viewer) : undefined,
  );
}

function buildFilter(items: Items, viewer: InboxViewer, filter: InboxFilter) {
  const { kind, type, status, priority, project_id, tag, from, to, search } = filter;
  const pattern = search ? searchPattern(search) : undefined;
  return and(
    kind && eq(items.kind, kind),
    type === undefined ? undefined : eq(items.type, type),
    status && eq(items.status, status),
    priority && eq(items.priority, priority),
    project_id === undefined ? undefined : eq(items.project_id, Number(project_id)),
    matchesAssignee(items, viewer, filter.assignee),
    tag === undefined ? undefined : arrayContains(items.tags, [tag]),
    from === undefined ? undefined : gte(items.updated_at, new Date(from)),
    to === undefined ? undefined : lt(items.updated_at, new Date(Date.parse(to) + dayMs)),
    matchesOnly(items, viewer, filter.only),
    pattern === undefined
      ? undefined
      : or(
          ilike(items.title, pattern),
          ilike(items.last_text, pattern),
          ilike(items.sender, pattern),
          ilike(visitors.name, pattern),
          ilike(visitors.email, pattern),
        ),
  );
}

function selectRows(tx: Database, items: Items) {
  return tx
    .select({
      kind: items.kind,
      id: items.id,
      project_id: items.project_id,
      visitor_id: items.visitor_id,
      title: items.title,
      type: items.type,
      survey_id: items.survey_id,
      last_text: items.last_text,
      priority: items.priority,
      status: items.status,
      tags: items.tags,
      snoozed_until: items.snoozed_until,
      waiting_since: items.waiting_since,
      team_unread: items.team_unread,
      created_at: items.created_at,
      updated_at: items.updated_at,
      project_name: projects.name,
      contact_name: sql<string>`coalesce(nullif(${visitors.name}, ''), nullif(${visitors.email}, ''), ${items.sender}, 'Visitor')`,
      assignee_id: users.id,
      assignee_name: personName,
    })
    .from(items)
    .innerJoin(projects, and(eq(projects.agency_id, items.agency_id), eq(projects.id, items.project_id)))
    .leftJoin(visitors, ofVisitor(items))
    .leftJoin(users, and(eq(users.agency_id, items.agency_id), eq(users.id, items.assignee_id)));
}

const ofVisitor = (items: Items) =>
  and(eq(visitors.agency_id, items.agency_id), eq(visitors.id, items.visitor_id));

export type ItemRecord = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns an item as lists have it. */
export function toInboxRow({
  visitor_id,
  assignee_id,
  assignee_name,
  team_unread,
  ...record
}: ItemRecord): InboxRow {
  return {
    ...record,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name },
    snoozed_until: record.snoozed_until?.toISOString() ?? null,
    waiting_since: record.status === 'DONE' ? null : (record.waiting_since?.toISOString() ?? null),
    unread: team_unread,
    contact_id: visitor_id,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

type ItemsQuery = InboxFilter &
  PageQuery & {
    readonly sort?: 'updated_at' | 'created_at' | 'priority' | 'waiting_since' | undefined;
    readonly order: 'asc' | 'desc';
  };

function getSortValue(items: Items, sort: NonNullable<ItemsQuery['sort']>) {
  switch (sort) {
    case 'priority':
      return sql`case ${items.priority} when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end`;
    case 'waiting_since':
      return getWaitingSince(items);
    default:
      return items[sort];
  }
}

/** Lists a page of the inbox. */
export function listItems(
  tx: Database,
  viewer: InboxViewer,
  { sort = 'updated_at', order, ...query }: ItemsQuery,
) {
  const items = selectItems(tx, viewer.agency_id);
  const where = buildFilter(items, viewer, query);
  const direction = order === 'asc' ? asc : desc;
  return readPage(
    query,
    selectRows(tx, items)
      .where(where)
      .orderBy(sql`${direction(getSortValue(items, sort))} nulls last`, direction(items.id), asc(items.kind)),
    tx.select({ total: count() }).from(items).leftJoin(visitors, ofVisitor(items)).where(where),
  );
}

/** Counts the items that match a saved view. */
export async function countItems(tx: Database, viewer: InboxViewer, filter: InboxFilter): Promise<number> {
  const items = selectItems(tx, viewer.agency_id);
  const [row] = await tx
    .select({ total: count() })
    .from(items)
    .leftJoin(visitors, ofVisitor(items))
    .where(buildFilter(items, viewer, filter));
  return row?.total ?? 0;
}

/** Lists items by their keys. */
export function listItemsByKey(
  tx: Database,
  agencyId: number,
  keys: readonly ItemKey[],
): Promise<ItemRecord[]> {
  const items = selectItems(tx, agencyId);
  return selectRows(tx, items).where(
    or(...keys.map(({ kind, id }) => and(eq(items.kind, kind), eq(items.id, id)))),
  );
}

/** Lists the latest items of visitors. */
export function listItemsOfVisitors(
  tx: Database,
  agencyId: number,
  visitorIds: readonly number[],
  limit: number,
): Promise<ItemRecord[]> {
  const items = selectItems(tx, agencyId);
  return selectRows(tx, items)
    .where(or(...visitorIds.map((id) => eq(items.visitor_id, id))))
    .orderBy(desc(items.updated_at))
    .limit(limit);
}
