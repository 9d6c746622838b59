import type { AnswerSource, BotNotice } from '@adlane/contract/widget/conversations';
import type { BotChoice } from '../../../db/schema/widget/conversations';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { insertMessage, updateConversation } from './commands';
import { attachFiles, type FileOwner } from './files';
import { type ConversationRow, type MessageRow } from './queries';

/** Maximum length of the text that lists show, in characters. */
const maxListedLength = 200;

type NewText = {
  readonly sender: MessageRow['sender'];
  readonly sender_name: string;
  readonly text: string;
  readonly user_id?: number;
  readonly choices?: readonly BotChoice[];
  readonly sources?: readonly AnswerSource[];
  readonly notice?: BotNotice;
  /** Tokens of files that the sender stored. */
  readonly files?: readonly string[];
  /** @default false */
  readonly by_email?: boolean;
};

/** Fields of a conversation that change with a message. */
type Change = {
  readonly visitor_unread?: number;
  readonly team_unread?: number;
  readonly bot_id?: null;
  readonly help_misses?: number | null;
  readonly visitor_wrote_at?: Date;
  readonly visitor_read_at?: Date;
  readonly waiting_since?: Date | null;
  readonly status?: ConversationRow['status'];
  readonly snoozed_until?: null;
  readonly visitor_typing_at?: null;
  readonly team_typing_at?: null;
  readonly email_due_at?: Date | null;
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
  { choices = [], files = [], ...message }: NewText,
  { change = {}, now }: { readonly change?: Change; readonly now: Date },
): Promise<{ readonly message: MessageRow; readonly conversation: ConversationRow }> {
  const inserted = found(
    await insertMessage(tx, {
      agency_id: conversation.agency_id,
      conversation_id: conversation.id,
      ...message,
      choices,
      created_at: now,
    }),
  );
  await attachFiles(tx, findOwner(conversation, message), files, inserted.id);
  const updated = await updateConversation(tx, conversation, {
    last_text: isAside(message) ? conversation.last_text : describeText(message.text, files.length),
    updated_at: now,
    ...change,
  });
  return { message: inserted, conversation: found(updated) };
}

function findOwner(
  { agency_id, visitor_id }: ConversationRow,
  { user_id }: Pick<NewText, 'user_id'>,
): FileOwner {
  return user_id === undefined
    ? { agency_id, visitor_id, user_id: null }
    : { agency_id, visitor_id: null, user_id };
}

/** Returns whether a message says only what happens next: lists go on showing the question. */
function isAside({ notice }: Pick<NewText, 'notice'>): boolean {
  return notice === 'unanswered' || notice === 'handedOver';
}

/** Returns a message as lists show it: its text, or else that it has files. */
export function describeText(text: string, files: number): string {
  return shortenText(describeMessage(text, files));
}

/** Returns all that a message says: its text, or else that it has files. */
export function describeMessage(text: string, files: number): string {
  if (text.trim() !== '') return text;
  return files === 1 ? 'Sent a file' : `Sent ${files} files`;
}
