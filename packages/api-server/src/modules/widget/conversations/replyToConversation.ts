import type { Conversation } from '@adlane/contract/widget/conversations';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { notifyVisitor } from './notifyVisitor';
import { lockProjectConversation, toConversation } from './queries';
import { describeText, writeMessage } from './writeMessage';

/** Replies that are unread after this time are sent by email. */
const emailDelayMs = 5 * 60 * 1000;

/** A reply of the team. */
export type TeamReply = {
  /** The project of the conversation. */
  readonly agency_id: number;
  readonly project_id: number;
  readonly shareToken: string;
  /** The team member as the visitor sees them. */
  readonly sender: { readonly user_id: number; readonly name: string };
  /** May be empty if there are files. */
  readonly text: string;
  /** Tokens of the sender's stored files. */
  readonly files: readonly string[];
  /** True for an answer to an email. @default false */
  readonly by_email?: boolean;
};

/**
 * Replies to a visitor as the team: stores the message, counts it as unread for the visitor, ends the bot, and
 * reaches the visitor's open pages, on all devices of the person, with a notification and the new unread count (within
 * the realtime socket's delay). Visitors without an open page get it by email after a few minutes, and when they come
 * back within 30 days.
 *
 * Runs in a transaction of the project's tenant (`inTenant(db, agency_id, …)`), which the caller opens. The
 * caller checks the user's permission.
 * @throws Problem 404 for an unknown conversation
 */
export async function replyToConversation(
  { tx, now }: { readonly tx: Database; readonly now: Date },
  { shareToken, sender, text, files, by_email = false, ...project }: TeamReply,
): Promise<Conversation> {
  const row = found(await lockProjectConversation(tx, project, shareToken));
  const { message, conversation } = await writeMessage(
    tx,
    row,
    { sender: 'operator', sender_name: sender.name, user_id: sender.user_id, text, files, by_email },
    {
      change: {
        visitor_unread: row.visitor_unread + 1,
        team_unread: 0,
        waiting_since: null,
        bot_id: null,
        help_misses: null,
        team_typing_at: null,
        email_due_at: row.email_due_at ?? new Date(now.getTime() + emailDelayMs),
      },
      now,
    },
  );
  await notifyVisitor(tx, row, { message, text: describeText(text, files.length), now });
  return toConversation(tx, conversation, now);
}
