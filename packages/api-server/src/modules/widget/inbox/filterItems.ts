import type { InboxFilter } from '@adlane/contract/widget/inbox';
import { and, arrayContains, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { ticket_notes } from '../../../db/schema/widget/inbox';
import { type inbox_conversations, inbox_tickets } from '../../../db/schema/widget/inboxViews';

const dayMs = 24 * 60 * 60 * 1000;

/** The tickets or the conversations of the inbox. */
export type InboxView = typeof inbox_tickets | typeof inbox_conversations;

/** Who looks at the inbox, and when. */
export type InboxViewer = { readonly agency_id: number; readonly user_id: number; readonly now: Date };

function matchesAssignee(view: InboxView, { user_id }: InboxViewer, assignee: string | undefined) {
  if (assignee === undefined) return undefined;
  if (assignee === 'none') return isNull(view.assignee_id);
  return eq(view.assignee_id, assignee === 'me' ? user_id : Number(assignee));
}

function isMentioned(view: InboxView, { agency_id, user_id }: InboxViewer): SQL {
  const note = ticket_notes;
  return sql`${view.id} = any(array(
    select ${view === inbox_tickets ? note.ticket_id : note.conversation_id} from ${note}
    where ${note.agency_id} = ${agency_id} and ${note.mentions} @> array[${user_id}::int]))`;
}

function matchesOnly(view: InboxView, viewer: InboxViewer, only: InboxFilter['only']) {
  if (only === 'snoozed') return gt(view.snoozed_until, viewer.now);
  return and(
    or(isNull(view.snoozed_until), lte(view.snoozed_until, viewer.now)),
    only === 'unread' ? gt(view.team_unread, 0) : undefined,
    only === 'waiting' ? isNotNull(view.waits_since) : undefined,
    only === 'surveys' ? isNotNull(view.survey_id) : undefined,
    only === 'mentioned' ? isMentioned(view, viewer) : undefined,
  );
}

/** Returns the condition of a filter, except its search. */
export function filterItems(view: InboxView, viewer: InboxViewer, filter: InboxFilter): SQL | undefined {
  const { kind, type, status, priority, project_id, tag, from, to } = filter;
  return and(
    eq(view.agency_id, viewer.agency_id),
    view.is_listed,
    kind && eq(view.kind, kind),
    type === undefined ? undefined : eq(view.type, type),
    status && eq(view.status, status),
    priority && eq(view.priority, priority),
    project_id === undefined ? undefined : eq(view.project_id, Number(project_id)),
    matchesAssignee(view, viewer, filter.assignee),
    tag === undefined ? undefined : arrayContains(view.tags, [tag]),
    from === undefined ? undefined : gte(view.updated_at, new Date(from)),
    to === undefined ? undefined : lt(view.updated_at, new Date(Date.parse(to) + dayMs)),
    matchesOnly(view, viewer, filter.only),
  );
}
