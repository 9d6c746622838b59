import { and, eq } from 'drizzle-orm';
import { recordings } from '../../../db/schema/widget/recordings';
import { tickets } from '../../../db/schema/widget/tickets';
import type { Database } from '../../../ports';
import { deleteItemNotifications } from '../../account/team/notifyTeam';
import { deleteItemDeliveries } from '../projects/webhooks/emitWebhookEvent';
import { isTicket, type TicketRecord } from './queries';

export type NewTicket = typeof tickets.$inferInsert;

export async function insertTicket(tx: Database, ticket: NewTicket) {
  const [row] = await tx.insert(tickets).values(ticket).returning();
  return row;
}

/** Deletes a ticket and the rows of its recordings; returns the keys of all its files. */
export async function deleteTicketRows(
  tx: Database,
  {
    agency_id,
    id,
    screenshot_key,
    replay_key,
    resources_key,
  }: Pick<TicketRecord, 'agency_id' | 'id' | 'screenshot_key' | 'replay_key' | 'resources_key'>,
): Promise<string[]> {
  await tx
    .update(tickets)
    .set({ duplicate_of_id: null })
    .where(and(eq(tickets.agency_id, agency_id), eq(tickets.duplicate_of_id, id)));
  const recorded = await tx
    .delete(recordings)
    .where(and(eq(recordings.agency_id, agency_id), eq(recordings.ticket_id, id)))
    .returning({ file_key: recordings.file_key });
  await deleteItemNotifications(tx, agency_id, [{ kind: 'ticket', id }]);
  await deleteItemDeliveries(tx, agency_id, [{ kind: 'ticket', id }]);
  await tx.delete(tickets).where(isTicket(agency_id, id));
  return [screenshot_key, replay_key, resources_key, ...recorded.map(({ file_key }) => file_key)].filter(
    (key) => key !== null,
  );
}

/** Makes a ticket a duplicate of another one, or of none. */
export async function updateOriginal(
  tx: Database,
  agencyId: number,
  id: number,
  duplicate_of_id: number | null,
): Promise<void> {
  await tx.update(tickets).set({ duplicate_of_id }).where(isTicket(agencyId, id));
}

/** Lets a ticket wait for an answer since a time, or for none. */
export async function updateWait(
  tx: Database,
  agencyId: number,
  id: number,
  waiting_since: Date | null,
): Promise<void> {
  await tx.update(tickets).set({ waiting_since }).where(isTicket(agencyId, id));
}

/** Lets the duplicates of a ticket repeat another one. */
export async function updateDuplicates(
  tx: Database,
  agencyId: number,
  fromId: number,
  toId: number,
): Promise<void> {
  await tx
    .update(tickets)
    .set({ duplicate_of_id: toId })
    .where(and(eq(tickets.agency_id, agencyId), eq(tickets.duplicate_of_id, fromId)));
}
