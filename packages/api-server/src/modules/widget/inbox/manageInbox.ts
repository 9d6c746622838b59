import type { Contract, ParsedInput } from '@adlane/contract';
import type { InboxThread } from '@adlane/contract/widget/inbox';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notifyAudience } from '../../../db/notifyAudience';
import { users } from '../../../db/schema/account/users';
import { conversations } from '../../../db/schema/widget/conversations';
import { tickets } from '../../../db/schema/widget/tickets';
import { found, invalid } from '../../../http/problem';
import type { TeamContext, UseCaseContext } from '../../../http/UseCaseContext';
import { notifyMentioned } from '../../account/team/notifyTeam';
import { findPersonName, listPeople } from '../../account/team/people';
import { listConversationMessages } from '../conversations/queries';
import { replyToConversation } from '../conversations/replyToConversation';
import { emitWebhookEvent } from '../projects/webhooks/emitWebhookEvent';
import { readThreads, setUnread, toEventData } from './changeItems';
import { findContact, toContact } from './contact';
import { type ItemKey, type ItemRecord, listItemsByKey, toInboxRow } from './items';
import { listItems } from './listItems';
import { insertNote, listNotes } from './notes';
import { findThread, startThread } from './threads';

type InboxQuery = ParsedInput<Contract['inbox']['list']>['query'];
type Reply = ParsedInput<Contract['inbox']['reply']>['body'];
type Note = ParsedInput<Contract['inbox']['addNote']>['body'];

export async function listInbox({ tx, caller, now }: UseCaseContext, query: InboxQuery) {
  const { agency_id, user_id } = caller;
  const { rows, total, has_more } = await listItems(tx, { agency_id, user_id, now }, query);
  const { page, per_page } = query;
  return { data: rows.map(toInboxRow), meta: { page, per_page, total, has_more } };
}

/** Lists the tags that tickets and conversations have. */
export async function listInboxTags({ tx, caller }: UseCaseContext): Promise<string[]> {
  const ofTickets = tx
    .select({ tag: sql<string>`unnest(${tickets.tags})`.as('tag') })
    .from(tickets)
    .where(eq(tickets.agency_id, caller.agency_id));
  const ofConversations = tx
    .select({ tag: sql<string>`unnest(${conversations.tags})`.as('tag') })
    .from(conversations)
    .where(eq(conversations.agency_id, caller.agency_id));
  const tags = ofTickets.union(ofConversations).as('tags');
  const rows = await tx.select({ tag: tags.tag }).from(tags).orderBy(asc(tags.tag)).limit(500);
  return rows.map(({ tag }) => tag);
}

/** @throws Problem 404 */
async function findItem({ tx, caller }: TeamContext, key: ItemKey): Promise<ItemRecord> {
  const [item] = await listItemsByKey(tx, caller.agency_id, [key]);
  return found(item);
}

/** @throws Problem 404 */
export async function viewItem(ctx: TeamContext, key: ItemKey): Promise<InboxThread> {
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  const item = await findItem(ctx, key);
  const thread = await findThread(tx, agency_id, key);
  const contact = item.visitor_id === null ? undefined : await findContact(tx, agency_id, item.visitor_id);
  const notes = await listNotes(tx, agency_id, key);
  return {
    ...toInboxRow(item),
    has_bot: thread !== undefined && (thread.bot_id !== null || thread.help_misses !== null),
    visitor_read_at: thread?.visitor_read_at?.toISOString() ?? null,
    messages: thread ? await listConversationMessages(tx, thread) : [],
    notes: notes.map(({ id, author, text, created_at }) => ({
      id,
      author,
      text,
      created_at: created_at.toISOString(),
    })),
    contact: contact ? toContact(contact) : null,
  };
}

/** Returns the caller's name as visitors see it. */
async function findOwnName({ tx, caller }: TeamContext): Promise<string> {
  const [row] = await tx
    .select({ first: users.first_name, business: users.business_name })
    .from(users)
    .where(and(eq(users.agency_id, caller.agency_id), eq(users.id, caller.user_id)));
  return row?.first || row?.business || 'Support';
}

type NewReply = ItemKey &
  Reply & {
    /** Names the conversation that it may start. */
    readonly newToken: string;
    /** True for an answer to an email. */
    readonly by_email?: boolean;
  };

/**
 * Sends a reply to the visitor's pages and opens the item again. The first reply to a ticket starts its
 * conversation.
 * @throws Problem 404, 422
 */
export async function replyToItem(
  ctx: TeamContext,
  { text, files, by_email = false, newToken, ...key }: NewReply,
): Promise<InboxThread> {
  const { tx, caller, now } = ctx;
  const { agency_id, user_id } = caller;
  const item = await findItem(ctx, key);
  const thread =
    (await findThread(tx, agency_id, key)) ??
    (await startThread(tx, { agencyId: agency_id, ticketId: key.id, shareToken: newToken }, now));
  const sender = { user_id, name: await findOwnName(ctx) };
  await replyToConversation(
    { tx, now },
    { agency_id, project_id: item.project_id, shareToken: thread.share_token, sender, text, files, by_email },
  );
  const opened = { team_unread: 0, snoozed_until: null, waiting_since: null, updated_at: now };
  const status = item.status === 'DONE' ? { status: 'OPEN' as const } : {};
  const table = key.kind === 'ticket' ? tickets : conversations;
  await tx
    .update(table)
    .set({ ...opened, ...status })
    .where(and(eq(table.agency_id, agency_id), eq(table.id, key.id)));
  await emitWebhookEvent(tx, {
    agency_id,
    project_id: item.project_id,
    event: 'conversation.reply',
    data: { ...toEventData(item), message: { text, sender: sender.name, files: files.length } },
    now,
  });
  await notifyAudience(tx, { agency_id }, 'inbox');
  return viewItem(ctx, key);
}

/** @throws Problem 404; 422 if a mentioned user is not one of the tenant's own */
export async function addNote(
  ctx: UseCaseContext,
  { text, mentions, ...key }: ItemKey & Note,
): Promise<InboxThread> {
  const { tx, caller, now } = ctx;
  const { agency_id, user_id } = caller;
  const item = await findItem(ctx, key);
  const people = mentions.length === 0 ? [] : await listPeople(tx, agency_id);
  if (mentions.some((id) => !people.some((person) => person.id === id))) {
    throw invalid({ mentions: ['This user is not in your team.'] });
  }
  const author = await findPersonName(tx, agency_id, user_id);
  const note = { agency_id, user_id, author, text, mentions: [...new Set(mentions)], created_at: now };
  const id = await insertNote(tx, key, note);
  await notifyMentioned(ctx, item, { id, text, mentions });
  await notifyAudience(tx, { agency_id }, 'inbox');
  return viewItem(ctx, key);
}

/** @throws Problem 404 */
export async function markRead(ctx: UseCaseContext, key: ItemKey): Promise<InboxThread> {
  const { tx, caller } = ctx;
  const { team_unread } = await findItem(ctx, key);
  if (team_unread > 0) {
    await setUnread(tx, caller.agency_id, key, 0);
    if (key.kind === 'ticket') await readThreads(tx, caller.agency_id, [key.id]);
    await notifyAudience(tx, { agency_id: caller.agency_id }, 'inbox');
  }
  return viewItem(ctx, key);
}
