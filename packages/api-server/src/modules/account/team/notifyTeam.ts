import type { InboxKind } from '@adlane/contract/widget/inbox';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { notifications } from '../../../db/schema/account/notifications';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { notify } from '../notifications/notify';
import { findPersonName } from './people';

/** A ticket or a conversation. */
type Item = { readonly kind: InboxKind; readonly id: number; readonly title: string };

/** Returns the path of an item in the user's area. */
function buildItemPath({ kind, id }: Pick<Item, 'kind' | 'id'>): string {
  return `/inbox/${kind}/${id}`;
}

function describeItem({ kind, id, title }: Item): string {
  return title || `${kind === 'ticket' ? 'Ticket' : 'Conversation'} #${id}`;
}

/** Notifies the user to whom another user assigned an item. */
export async function notifyAssignee(
  { tx, caller, now }: UseCaseContext,
  item: Item & { readonly assignee_id: number | null },
): Promise<void> {
  if (item.assignee_id === null || item.assignee_id === caller.user_id) return;
  await notify(tx, {
    agency_id: caller.agency_id,
    user_id: item.assignee_id,
    kind: 'assignment',
    title: `${await findPersonName(tx, caller.agency_id, caller.user_id)} assigned you a ${item.kind}`,
    body: describeItem(item),
    path: buildItemPath(item),
    key: `${item.kind}/${item.id}/assigned/${now.getTime()}`,
    at: now,
  });
}

/** Notifies the users whom a note mentions, without its author. */
export async function notifyMentioned(
  { tx, caller, now }: UseCaseContext,
  item: Item,
  {
    id,
    text,
    mentions,
  }: { readonly id: number; readonly text: string; readonly mentions: readonly number[] },
): Promise<void> {
  const author = await findPersonName(tx, caller.agency_id, caller.user_id);
  for (const user_id of new Set(mentions)) {
    if (user_id === caller.user_id) continue;
    await notify(tx, {
      agency_id: caller.agency_id,
      user_id,
      kind: 'mention',
      title: `${author} mentioned you in “${describeItem(item)}”`,
      body: text.slice(0, 300),
      path: buildItemPath(item),
      key: `note/${id}`,
      at: now,
    });
  }
}

type Arrival = {
  readonly agency_id: number;
  readonly item: Item & { readonly assignee_id: number | null };
  readonly sender: string;
  readonly text: string;
  /** Identifies the message. */
  readonly key: string;
  readonly at: Date;
};

/** Notifies the assignee of a visitor's message, or the whole team without an assignee. */
export async function notifyMessage(tx: Database, { item, sender, text, ...event }: Arrival): Promise<void> {
  await notify(tx, {
    ...event,
    ...(item.assignee_id !== null && { user_id: item.assignee_id }),
    kind: 'reply',
    title: `${sender} wrote in “${describeItem(item)}”`,
    body: text,
    path: buildItemPath(item),
  });
}

type Overdue = Pick<Arrival, 'agency_id' | 'item' | 'key' | 'at'> & {
  /** The project's answer time. */
  readonly minutes: number;
};

/** Notifies the assignee of a visitor who waits too long, or the whole team without an assignee. */
export async function notifyOverdue(tx: Database, { item, minutes, ...event }: Overdue): Promise<void> {
  await notify(tx, {
    ...event,
    ...(item.assignee_id !== null && { user_id: item.assignee_id }),
    kind: 'unanswered',
    title: `“${describeItem(item)}” is unanswered`,
    body: `The visitor has waited for more than ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    path: buildItemPath(item),
  });
}

/** Notifies the team of a new ticket. */
export async function notifyTicket(tx: Database, { item, sender, text, ...event }: Arrival): Promise<void> {
  await notify(tx, {
    ...event,
    kind: 'ticket',
    title: `New ticket from ${sender}`,
    body: text,
    path: buildItemPath(item),
  });
}

/** Deletes the notifications about items, which have words of their senders. */
export async function deleteItemNotifications(
  tx: Database,
  agencyId: number,
  items: readonly Pick<Item, 'kind' | 'id'>[],
): Promise<void> {
  if (items.length === 0) return;
  // Each path begins with the area of its user.
  const itemPath = sql`substring(${notifications.path} from '/inbox/[a-z]+/[0-9]+$')`;
  await tx
    .delete(notifications)
    .where(and(eq(notifications.agency_id, agencyId), inArray(itemPath, items.map(buildItemPath))));
}
