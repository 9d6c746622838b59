import type { Conversation } from '@adlane/contract/conversations';
import { notifyVisitors } from '../../db/notifyAudience';
import { found } from '../../http/problem';
import type { Database } from '../../ports';
import { queueForVisitor } from '../outbound/deliveries';
import { lockProjectConversation, toConversation } from './queries';
import { shortenText, writeMessage } from './writeMessage';

/** A reply of the team. */
export type TeamReply = {
  /** The project of the conversation. */
  readonly agency_id: number;
  readonly project_id: number;
  readonly shareToken: string;
  /** The team member as the visitor sees them. */
  readonly sender: { readonly user_id: number; readonly name: string };
  readonly text: string;
};

/**
 * Replies to a visitor as the team: stores the message, counts it as unread for the visitor, ends the bot, and
 * reaches the visitor's open pages with a notification and the new unread count (within the realtime socket's
 * delay). Visitors without an open page get it when they come back within 30 days.
 *
 * Runs in a transaction of the project's tenant (`inTenant(db, agency_id, …)`), which the caller opens. The
 * caller checks the user's permission.
 * @throws Problem 404 for an unknown conversation
 */
export async function replyToConversation(
  { tx, now }: { readonly tx: Database; readonly now: Date },
  { shareToken, sender, text, ...project }: TeamReply,
): Promise<Conversation> {
  const row = found(await lockProjectConversation(tx, project, shareToken));
  const { message, conversation } = await writeMessage(
    tx,
    row,
    { sender: 'operator', sender_name: sender.name, user_id: sender.user_id, text },
    { change: { visitor_unread: row.visitor_unread + 1, team_unread: 0, bot_id: null }, now },
  );
  const call = { agency_id: row.agency_id, visitor_id: row.visitor_id };
  await queueForVisitor(
    tx,
    call,
    {
      actionType: 'notification',
      outbound: `conversation-${shareToken}-${message.id}`,
      sound: true,
      data: { text: shortenText(text), sender: { name: sender.name }, conversation: { shareToken } },
    },
    now,
  );
  await notifyVisitors(tx, [call]);
  return toConversation(tx, conversation);
}
