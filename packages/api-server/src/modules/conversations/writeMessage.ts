import type { BotChoice, ConversationStatus } from '../../db/schema/conversations';
import { found } from '../../http/problem';
import type { Database } from '../../ports';
import { type ConversationRow, insertMessage, type MessageRow, updateConversation } from './queries';

/** Maximum length of the text that lists show, in characters. */
const maxListedLength = 200;

type NewText = {
  readonly sender: MessageRow['sender'];
  readonly sender_name: string;
  readonly text: string;
  readonly user_id?: number;
  readonly choices?: readonly BotChoice[];
};

/** Fields of a conversation that change with a message. */
type Change = {
  readonly visitor_unread?: number;
  readonly team_unread?: number;
  readonly bot_id?: null;
  readonly status?: ConversationStatus;
};

/** Returns a text as lists show it: one line, shortened. */
export function shortenText(text: string, max = maxListedLength): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > max ? `${line.slice(0, max - 1).join('')}…` : line.join('');
}

/** Adds a message to a locked conversation; returns it and the changed conversation. */
export async function writeMessage(
  tx: Database,
  conversation: ConversationRow,
  { choices = [], ...message }: NewText,
  { change = {}, now }: { readonly change?: Change; readonly now: Date },
): Promise<{ readonly message: MessageRow; readonly conversation: ConversationRow }> {
  const inserted = await insertMessage(tx, {
    agency_id: conversation.agency_id,
    conversation_id: conversation.id,
    ...message,
    choices,
    created_at: now,
  });
  const updated = await updateConversation(tx, conversation, {
    last_text: shortenText(message.text),
    updated_at: now,
    ...change,
  });
  return { message: found(inserted), conversation: found(updated) };
}
