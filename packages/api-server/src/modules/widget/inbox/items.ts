import type { InboxKind, InboxRow } from '@adlane/contract/widget/inbox';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '../../../db/schema/account/users';
import { conversations } from '../../../db/schema/widget/conversations';
import { projects, visitors } from '../../../db/schema/widget/projects';
import { tickets } from '../../../db/schema/widget/tickets';
import { sortByKeys } from '../../../db/sortByKeys';
import type { Database } from '../../../ports';
import { personName } from '../../account/team/people';

/** Names a ticket or a conversation. */
export type ItemKey = { readonly kind: InboxKind; readonly id: number };

/** The tables of items. */
type ItemTable = typeof tickets | typeof conversations;

/**
 * Returns tickets of a tenant and conversations that belong to none and in which the visitor wrote, as one table.
 * @param narrow returns the condition for each of the two tables
 */
function selectItems(tx: Database, agencyId: number, narrow: (table: ItemTable) => SQL) {
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
    .where(and(eq(tickets.agency_id, agencyId), narrow(tickets)));
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
        narrow(conversations),
      ),
    );
  return unionAll(ticketItems, conversationItems).as('items');
}

function selectRows(tx: Database, items: ReturnType<typeof selectItems>) {
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
    .leftJoin(visitors, and(eq(visitors.agency_id, items.agency_id), eq(visitors.id, items.visitor_id)))
    .leftJoin(users, and(eq(users.agency_id, items.agency_id), eq(users.id, items.assignee_id)));
}

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

/** Lists items in the order of their keys; keys without an item are left out. */
export async function listItemsByKey(
  tx: Database,
  agencyId: number,
  keys: readonly ItemKey[],
): Promise<ItemRecord[]> {
  const listIds = (wanted: InboxKind) => keys.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const items = selectItems(tx, agencyId, (table) =>
    inArray(table.id, listIds(table === tickets ? 'ticket' : 'conversation')),
  );
  const rows = await selectRows(tx, items);
  return sortByKeys(keys.map(formatKey), rows, formatKey);
}

const formatKey = ({ kind, id }: ItemKey) => `${kind} ${id}`;

/** Lists the latest items of visitors. */
export function listItemsOfVisitors(
  tx: Database,
  agencyId: number,
  visitorIds: readonly number[],
  limit: number,
): Promise<ItemRecord[]> {
  const items = selectItems(tx, agencyId, (table) => inArray(table.visitor_id, [...visitorIds]));
  return selectRows(tx, items).orderBy(desc(items.updated_at)).limit(limit);
}
