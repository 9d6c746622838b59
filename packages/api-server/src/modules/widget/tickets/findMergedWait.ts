import type { Database } from '../../../ports';
import { listMessages } from '../conversations/queries';
import { findThread } from '../inbox/threads';
import type { TicketRecord } from './queries';

/**
 * Finds since when the visitor of two tickets waits once they are merged: since the first message that no answer
 * followed. An answer in the merged ticket answers the other one, too, if both are of one visitor.
 */
export async function findMergedWait(
  tx: Database,
  merged: TicketRecord,
  target: TicketRecord,
): Promise<Date | null> {
  const waits = [
    await findTargetWait(tx, merged, target),
    merged.status === 'DONE' ? null : merged.waiting_since,
  ].filter((since) => since !== null);
  return waits.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

async function findTargetWait(
  tx: Database,
  merged: TicketRecord,
  { waiting_since, ...target }: TicketRecord,
): Promise<Date | null> {
  if (waiting_since === null || merged.visitor_id !== target.visitor_id) return waiting_since;
  const answers = (await listTicketMessages(tx, merged)).filter(({ sender }) => sender !== 'visitor');
  const answeredAt = answers.at(-1)?.created_at;
  if (answeredAt === undefined || answeredAt <= waiting_since) return waiting_since;
  const later = (await listTicketMessages(tx, target)).find(
    ({ sender, created_at }) => sender === 'visitor' && created_at > answeredAt,
  );
  return later?.created_at ?? null;
}

async function listTicketMessages(tx: Database, { agency_id, id }: Pick<TicketRecord, 'agency_id' | 'id'>) {
  const thread = await findThread(tx, agency_id, { kind: 'ticket', id });
  return thread ? listMessages(tx, thread) : [];
}
