import { and, asc, eq } from 'drizzle-orm';
import { ticket_notes } from '../../../db/schema/widget/inbox';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import type { ItemKey } from './items';

const ofItem = (agencyId: number, { kind, id }: ItemKey) =>
  and(
    eq(ticket_notes.agency_id, agencyId),
    kind === 'ticket' ? eq(ticket_notes.ticket_id, id) : eq(ticket_notes.conversation_id, id),
  );

/** Lists the notes of an item, oldest first. */
export function listNotes(tx: Database, agencyId: number, key: ItemKey) {
  return tx.select().from(ticket_notes).where(ofItem(agencyId, key)).orderBy(asc(ticket_notes.id));
}

type NewNote = Pick<
  typeof ticket_notes.$inferSelect,
  'agency_id' | 'user_id' | 'author' | 'text' | 'mentions' | 'created_at'
>;

/** Adds a note; returns its id. */
export async function insertNote(tx: Database, { kind, id }: ItemKey, note: NewNote): Promise<number> {
  const item = kind === 'ticket' ? { ticket_id: id } : { conversation_id: id };
  const [row] = await tx
    .insert(ticket_notes)
    .values({ ...note, ...item })
    .returning({ id: ticket_notes.id });
  return found(row).id;
}

/** Moves the notes of a ticket to another one. */
export async function moveNotes(tx: Database, agencyId: number, fromId: number, toId: number): Promise<void> {
  await tx
    .update(ticket_notes)
    .set({ ticket_id: toId })
    .where(ofItem(agencyId, { kind: 'ticket', id: fromId }));
}
