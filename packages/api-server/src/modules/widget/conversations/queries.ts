import type { Contract, ParsedInput } from '@adlane/contract';
import { type Conversation, typingMs } from '@adlane/contract/widget/conversations';
import type { InboxMessage } from '@adlane/contract/widget/inbox';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { conversation_messages, conversations } from '../../../db/schema/widget/conversations';
import { external_ids } from '../../../db/schema/widget/externalIds';
import { visitors } from '../../../db/schema/widget/projects';
import { searchPattern } from '../../../db/searchPattern';
import type { VisitorCaller } from '../../../http/callers';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { isOfPerson } from '../visitors/samePerson';
import { listFiles, toFile } from './files';

/** An answer that takes longer, because a server was stopped meanwhile, is not waited for. */
const answerWithinMs = 30_000;

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof conversation_messages.$inferSelect;
type ListQuery = ParsedInput<Contract['conversations']['list']>['query'];
export type ConversationSummary = Omit<Conversation, 'messages' | 'teamTyping' | 'helpAnswers'>;

const isOwn = ({ agency_id, project_id, visitor_id }: VisitorCaller) =>
  and(
    eq(conversations.agency_id, agency_id),
    eq(conversations.project_id, project_id),
    isOfPerson(conversations.visitor_id, { agency_id, visitor_id }),
  );

/** Lists the conversations of the visitor's person, the latest first. */
export function listConversations({ tx, caller }: ReadContext<VisitorCaller>, query: ListQuery) {
  const { search, order } = query;
  const where = and(isOwn(caller), search ? ilike(conversations.title, searchPattern(search)) : undefined);
  const direction = order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(conversations)
      .where(where)
      .orderBy(direction(conversations.updated_at), direction(conversations.id)),
    tx.select({ total: count() }).from(conversations).where(where),
    toSummary,
  );
}

/** Counts the unread messages of all of the person's conversations. */
export async function countUnreadMessages({ tx, caller }: ReadContext<VisitorCaller>): Promise<number> {
  const [row] = await tx
    .select({ unread: sql<number>`coalesce(sum(${conversations.visitor_unread}), 0)::int` })
    .from(conversations)
    .where(isOwn(caller));
  return row?.unread ?? 0;
}

/** True for a conversation that had a share token in another system, or whose ticket had it. */
function wasNamed({ tx, caller }: ReadContext<VisitorCaller>, shareToken: string) {
  const contents = (kind: 'conversation' | 'ticket') =>
    tx
      .select({ id: external_ids.content_id })
      .from(external_ids)
      .where(
        and(
          eq(external_ids.agency_id, caller.agency_id),
          eq(external_ids.project_id, caller.project_id),
          eq(external_ids.kind, kind),
          eq(external_ids.external_id, shareToken),
        ),
      );
  return or(
    inArray(conversations.id, contents('conversation')),
    inArray(conversations.ticket_id, contents('ticket')),
  );
}

/** Finds a conversation of the visitor by its share token, or by that of another system. */
export async function findConversation(
  ctx: ReadContext<VisitorCaller>,
  shareToken: string,
): Promise<ConversationRow | undefined> {
  const { tx, caller } = ctx;
  const select = (isNamed: SQL | undefined) =>
    tx
      .select()
      .from(conversations)
      .where(and(isOwn(caller), isNamed));
  const [row] = await select(eq(conversations.share_token, shareToken));
  return row ?? (await select(wasNamed(ctx, shareToken)))[0];
}

/** Finds and locks a conversation of the visitor until the transaction ends. */
export async function lockConversation(
  ctx: ReadContext<VisitorCaller>,
  shareToken: string,
): Promise<ConversationRow | undefined> {
  const { tx, caller } = ctx;
  const lock = (isNamed: SQL | undefined) =>
    tx
      .select()
      .from(conversations)
      .where(and(isOwn(caller), isNamed))
      .for('update');
  const [row] = await lock(eq(conversations.share_token, shareToken));
  return row ?? (await lock(wasNamed(ctx, shareToken)))[0];
}

/** Finds and locks any conversation of a project, for the team. */
export async function lockProjectConversation(
  tx: Database,
  { agency_id, project_id }: { readonly agency_id: number; readonly project_id: number },
  shareToken: string,
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.agency_id, agency_id),
        eq(conversations.project_id, project_id),
        eq(conversations.share_token, shareToken),
      ),
    )
    .for('update');
  return row;
}

export type ConversationKey = Pick<ConversationRow, 'agency_id' | 'id'>;

/** Lists the messages of a conversation, oldest first. */
export function listMessages(tx: Database, { agency_id, id }: ConversationKey): Promise<MessageRow[]> {
  return tx
    .select()
    .from(conversation_messages)
    .where(and(eq(conversation_messages.agency_id, agency_id), eq(conversation_messages.conversation_id, id)))
    .orderBy(asc(conversation_messages.id));
}

/** Finds the last message of a conversation. */
export async function findLastMessage(
  tx: Database,
  { agency_id, id }: ConversationKey,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversation_messages)
    .where(and(eq(conversation_messages.agency_id, agency_id), eq(conversation_messages.conversation_id, id)))
    .orderBy(desc(conversation_messages.id))
    .limit(1);
  return row;
}

/** Finds the name that the team sees of a visitor. */
export async function findVisitorName({ tx, caller }: ReadContext<VisitorCaller>): Promise<string> {
  const [row] = await tx
    .select({ name: visitors.name, email: visitors.email })
    .from(visitors)
    .where(and(eq(visitors.agency_id, caller.agency_id), eq(visitors.id, caller.visitor_id)));
  return row?.name || row?.email || 'Visitor';
}

export function toSummary(row: ConversationRow): ConversationSummary {
  return {
    shareToken: row.share_token,
    title: row.title,
    lastText: row.last_text,
    unread: row.visitor_unread,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Returns whether a person who last typed at a time counts as typing now. */
export function isTyping(typedAt: Date | null, now: Date): boolean {
  return typedAt !== null && now.getTime() - typedAt.getTime() < typingMs;
}

/** Returns whether a question is so new that its answer from the help center is still on its way. */
function isAnswerDue(last: InboxMessage | undefined, now: Date): boolean {
  return last?.from === 'visitor' && now.getTime() - Date.parse(last.created_at) < answerWithinMs;
}

/** Returns the messages of a conversation with their files, as the team reads them. */
export async function listConversationMessages(tx: Database, key: ConversationKey): Promise<InboxMessage[]> {
  const messages = await listMessages(tx, key);
  const files = await listFiles(tx, key.agency_id, key.id);
  return messages.map((row) => ({
    id: String(row.id),
    from: row.sender,
    senderName: row.sender_name,
    text: row.text,
    choices: row.choices.map(({ label }) => label),
    sources: [...row.sources],
    notice: row.notice,
    files: files.filter(({ message_id }) => message_id === row.id).map(({ file }) => toFile(file)),
    by_email: row.by_email,
    created_at: row.created_at.toISOString(),
  }));
}

/** Returns a conversation with all its messages, as its visitor reads it. */
export async function toConversation(tx: Database, row: ConversationRow, now: Date): Promise<Conversation> {
  const teamTyping = isTyping(row.team_typing_at, now);
  const messages = await listConversationMessages(tx, row);
  return {
    ...toSummary(row),
    teamTyping,
    helpAnswers: row.help_misses === null ? null : isAnswerDue(messages.at(-1), now) ? 'searching' : 'ready',
    messages: messages.map(({ by_email: _, ...message }) => message),
  };
}
