import type { GoHighLevelClient } from './goHighLevelClient';
import { NotesAnswer } from './shapes';

/**
 * Adds a note to a contact, unless it has one of the same text: safe to repeat.
 * @throws GoHighLevelError
 */
export async function addContactNote(
  client: GoHighLevelClient,
  contactId: string,
  body: string,
): Promise<void> {
  const path = `/contacts/${encodeURIComponent(contactId)}/notes`;
  const { notes } = NotesAnswer.parse(await client({ method: 'GET', path }));
  if (notes.some((note) => toComparable(note.body) === toComparable(body))) return;
  await client({ method: 'POST', path, body: { body } });
}

/** Notes may come back with markup and other spaces. */
function toComparable(text: string): string {
  return text.replaceAll(/<[^>]*>|&\w+;|[^\p{L}\p{N}]/gu, '');
}
