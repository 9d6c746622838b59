import { maxFileBytes, maxMessageFiles, maxMessageLength } from '@adlane/contract/widget/conversations';
import { maxNoteLength } from '@adlane/contract/widget/tickets';
import { notifyAudience } from '../../../db/notifyAudience';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { audit } from '../../account/auditLog/audit';
import { notifyMessage } from '../../account/team/notifyTeam';
import { findPersonName } from '../../account/team/people';
import { sendMessage } from '../conversations/visitorMessages';
import { setUnread } from '../inbox/changeItems';
import { type ItemKey, listItemsByKey } from '../inbox/items';
import { replyToItem } from '../inbox/manageInbox';
import { insertNote } from '../inbox/notes';
import type { EmailSender } from './findSender';
import type { EmailUser } from './queries';

/** An answer whose files are stored. */
export type Answer = {
  readonly agency_id: number;
  readonly from: string;
  readonly text: string;
  /** Tokens of files. */
  readonly files: readonly string[];
  /** Files of the email that were not stored. */
  readonly missingFiles: number;
  /** Names the conversation that it may start. */
  readonly newToken: string;
};

type Context = { readonly tx: Database; readonly now: Date };

/** Adds an answer to its thread, as what the sender may write there. */
export async function storeAnswer(ctx: Context, sender: EmailSender, answer: Answer): Promise<void> {
  const text = describeMissing(answer);
  switch (sender.kind) {
    case 'visitor': {
      const { caller, shareToken } = sender;
      await sendMessage(
        { ...ctx, caller },
        { shareToken, text: cut(text, maxMessageLength), files: [...answer.files], by_email: true },
      );
      return;
    }
    case 'user':
      return storeUserAnswer(ctx, sender, { ...answer, text });
    case 'stranger':
      return storeStrangerNote(ctx, sender.item, { ...answer, text });
    default:
      throw new TypeError(`No sender is ${String(sender satisfies never)}.`);
  }
}

const cut = (text: string, length: number) => text.slice(0, length).replace(/\p{Surrogate}$/u, '');

function describeMissing({ text, missingFiles }: Answer): string {
  if (missingFiles === 0) return text;
  const files = missingFiles === 1 ? '1 file was' : `${missingFiles} files were`;
  const megabytes = maxFileBytes / 1024 / 1024;
  return `${text}\n\n[${files} not stored: an email may have ${maxMessageFiles} files of ${megabytes} MB each, and notes have none.]`.trim();
}

type UserSender = Extract<EmailSender, { kind: 'user' }>;

/** A ticket without a visitor has no one to answer to: the text stays with the team. */
async function storeUserAnswer(ctx: Context, { user, use, item }: UserSender, answer: Answer): Promise<void> {
  const { tx, now } = ctx;
  const { agency_id } = user;
  const record = found((await listItemsByKey(tx, agency_id, [item]))[0]);
  const isNote = use === 'note' || record.visitor_id === null;
  if (isNote) await storeUserNote(ctx, user, item, answer.text);
  else {
    const text = cut(answer.text, maxMessageLength);
    await replyToItem(
      { ...ctx, caller: user },
      { ...item, text, files: [...answer.files], by_email: true, newToken: answer.newToken },
    );
  }
  await audit(tx, user, {
    action: isNote ? 'inbox.addNote' : 'inbox.reply',
    entity: 'inbox',
    id: item.id,
    changes: {},
    at: now,
    ip: 'email',
  });
}

async function storeUserNote(
  { tx, now }: Context,
  user: EmailUser,
  item: ItemKey,
  text: string,
): Promise<void> {
  const { agency_id, user_id } = user;
  const author = await findPersonName(tx, agency_id, user_id);
  const note = { agency_id, user_id, author, text: cut(text, maxNoteLength), mentions: [], created_at: now };
  await insertNote(tx, item, note);
  await notifyAudience(tx, { agency_id }, 'inbox');
}

/** The visitor never sees it, and the team decides what to do with it. */
async function storeStrangerNote({ tx, now }: Context, key: ItemKey, answer: Answer): Promise<void> {
  const { agency_id, from } = answer;
  const item = found((await listItemsByKey(tx, agency_id, [key]))[0]);
  const text = cut(answer.text, maxNoteLength);
  const author = `${from} (email)`;
  const note = { agency_id, user_id: null, author, text, mentions: [], created_at: now };
  const id = await insertNote(tx, key, note);
  await setUnread(tx, agency_id, key, item.team_unread + 1);
  await notifyMessage(tx, {
    agency_id,
    item: { ...item },
    sender: author,
    text: text.slice(0, 300),
    key: `note/${id}`,
    at: now,
  });
  await notifyAudience(tx, { agency_id }, 'inbox');
}
