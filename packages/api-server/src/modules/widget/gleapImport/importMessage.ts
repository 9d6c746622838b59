import { maxMessageLength } from '@adlane/contract/widget/conversations';
import { maxNoteLength } from '@adlane/contract/widget/tickets';
import { found } from '../../../http/problem';
import { insertMessage, updateConversation } from '../conversations/commands';
import type { ConversationRow } from '../conversations/queries';
import { shortenText } from '../conversations/writeMessage';
import type { ItemKey } from '../inbox/items';
import { insertNote } from '../inbox/notes';
import { findThread, startThread } from '../inbox/threads';
import { findTicket } from '../tickets/queries';
import { formatPlainText } from './formatRichText';
import type { Imported } from './Imported';
import { findContact } from './importContact';
import { findImported, type ImportRun } from './importedIds';
import { readDate, readId, readRecord, readShort, readText } from './readGleap';

type Item = Readonly<Record<string, unknown>>;

function readBody(item: Item): string {
  const data = readRecord(item['data']);
  const texts = [item['comment'], data['content'], data['text'], data['comment']];
  return texts.map((text) => readText(text, formatPlainText).text).find((text) => text !== '') ?? '';
}

/** Names a member of Gleap's team, who is none of this one. */
function readAuthor(user: unknown): string | undefined {
  const { firstName, lastName, email } = readRecord(user);
  const name = [firstName, lastName].flatMap((part) => readShort(part, 60) ?? []).join(' ');
  return name || readShort(email, 120);
}

/** Finds the conversation that a message belongs to; that of a ticket begins with its report. */
async function findOrStartThread(run: ImportRun, key: ItemKey): Promise<ConversationRow | undefined> {
  const { tx, caller, now } = run.ctx;
  const thread = await findThread(tx, caller.agency_id, key);
  if (thread !== undefined || key.kind === 'conversation') return thread;
  const started = { agencyId: caller.agency_id, ticketId: key.id, shareToken: run.ids.token(16) };
  return startThread(tx, started, now);
}

/** Who wrote a message: a team member, a bot, or else the visitor. */
async function readSender(run: ImportRun, item: Item) {
  if (item['bot'] === true) return { sender: 'bot', sender_name: 'Bot' } as const;
  const author = readAuthor(item['user']);
  if (author !== undefined) return { sender: 'operator', sender_name: author } as const;
  const visitor = await findContact(run, item['session']);
  const name = visitor === 'erased' ? undefined : visitor?.name || visitor?.email;
  return { sender: 'visitor', sender_name: name || 'Visitor' } as const;
}

async function addMessage(run: ImportRun, item: Item, thread: ConversationRow, text: string) {
  const { tx, now } = run.ctx;
  const message = await insertMessage(tx, {
    agency_id: thread.agency_id,
    conversation_id: thread.id,
    ...(await readSender(run, item)),
    text: text.slice(0, maxMessageLength),
    created_at: readDate(item['createdAt'], now),
  });
  await updateConversation(tx, thread, { last_text: shortenText(text) });
  return found(message).id;
}

async function addNote(run: ImportRun, item: Item, key: ItemKey, text: string) {
  const { tx, caller, now } = run.ctx;
  return insertNote(tx, key, {
    agency_id: caller.agency_id,
    user_id: null,
    author: readAuthor(item['user']) ?? 'Gleap',
    text: text.slice(0, maxNoteLength),
    mentions: [],
    created_at: readDate(item['createdAt'], now),
  });
}

/** Whether the ticket or conversation that was imported is still there. */
async function isThere({ ctx: { tx, caller } }: ImportRun, key: ItemKey): Promise<boolean> {
  const { agency_id } = caller;
  const item =
    key.kind === 'ticket' ? await findTicket(tx, agency_id, key.id) : await findThread(tx, agency_id, key);
  return item !== undefined;
}

/**
 * Imports a message into the conversation of its ticket, or a note. Visitors and team are not notified: it was read where
 * it was written.
 */
export async function importMessage(run: ImportRun, item: Item): Promise<Imported> {
  const ticket = readId(item['ticket']);
  const place = ticket && (await findImported(run, ['ticket', 'conversation', 'featureRequest'], ticket));
  if (!place) return { skipped: 'Import the ticket that it belongs to first.' };
  const text = readBody(item);
  if (text === '') return { skipped: 'It has no text.' };
  if (place.kind !== 'ticket' && place.kind !== 'conversation')
    return { skipped: 'Feature requests have no messages.' };
  const key: ItemKey = { kind: place.kind, id: place.content_id };
  if (!(await isThere(run, key))) return { skipped: 'Its ticket was deleted.' };
  const attachments = Array.isArray(item['attachments']) ? item['attachments'].length : 0;
  const missing = attachments > 0 ? ['Its attachments stay in Gleap.'] : [];
  if (item['isNote'] === true || item['type'] === 'NOTE')
    return { kind: 'message', content_id: await addNote(run, item, key, text), missing };
  const thread = found(await findOrStartThread(run, key));
  return { kind: 'message', content_id: await addMessage(run, item, thread, text), missing };
}
