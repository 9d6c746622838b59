import type { InboxConversation, InboxRow } from '@adlane/contract/inbox';
import { toPage } from '../../db/page';
import type { ReadContext, UseCaseContext } from '../../http/UseCaseContext';
import { listMessages, toMessage, updateConversation } from '../conversations/queries';
import { replyToConversation } from '../conversations/replyToConversation';
import { toContact } from '../tickets/toTicket';
import { findInboxConversation, findOwnName, type InboxQuery, type InboxRecord, listInbox } from './queries';

function toRow(record: InboxRecord): InboxRow {
  const { id, title, status, last_text, team_unread, project_id, project_name, visitor_name } = record;
  const unread = team_unread;
  const updated_at = record.updated_at.toISOString();
  return { id, title, status, last_text, unread, project_id, project_name, visitor_name, updated_at };
}

export async function listOwnInbox(unit: ReadContext, query: InboxQuery) {
  const { rows, total } = await listInbox(unit, query);
  return toPage(rows.map(toRow), total, query);
}

/** @throws Problem 404 */
export async function viewConversation(unit: ReadContext, id: number): Promise<InboxConversation> {
  const record = await findInboxConversation(unit, id);
  const messages = await listMessages(unit.tx, record);
  return {
    ...toRow(record),
    has_bot: record.bot_id !== null,
    messages: messages.map(toMessage),
    contact: toContact(record.contact),
  };
}

/** Sends a reply to the visitor's pages and opens the conversation again. @throws Problem 404 */
export async function reply(unit: UseCaseContext, id: number, text: string): Promise<InboxConversation> {
  const { tx, caller, now } = unit;
  const { agency_id, project_id, share_token } = await findInboxConversation(unit, id);
  const sender = { user_id: caller.user_id, name: await findOwnName(unit) };
  await replyToConversation({ tx, now }, { agency_id, project_id, shareToken: share_token, sender, text });
  await updateConversation(tx, { agency_id, id }, { status: 'OPEN' });
  return viewConversation(unit, id);
}

/** @throws Problem 404 */
export async function markRead(unit: UseCaseContext, id: number): Promise<InboxConversation> {
  const { agency_id, team_unread } = await findInboxConversation(unit, id);
  if (team_unread > 0) await updateConversation(unit.tx, { agency_id, id }, { team_unread: 0 });
  return viewConversation(unit, id);
}

/** @throws Problem 404 */
export async function changeStatus(
  unit: UseCaseContext,
  id: number,
  status: InboxRow['status'],
): Promise<InboxConversation> {
  const { agency_id } = await findInboxConversation(unit, id);
  await updateConversation(unit.tx, { agency_id, id }, { status, team_unread: 0 });
  return viewConversation(unit, id);
}
