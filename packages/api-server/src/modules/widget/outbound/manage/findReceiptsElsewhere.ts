import { and, eq, ne, sql } from 'drizzle-orm';
import { outbound_recipients } from '../../../../db/schema/widget/outbound';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { listDevices } from '../../visitors/notifyPerson';
import { isOfPerson } from '../../visitors/samePerson';
import type { Receipt } from './isDue';

/** Returns two receipts of a message as one person's. */
export function joinReceipts(one: Receipt | undefined, other: Receipt | undefined): Receipt | undefined {
  if (!one || !other) return one ?? other;
  return {
    sent_at: one.sent_at > other.sent_at ? one.sent_at : other.sent_at,
    clicked_at: one.clicked_at ?? other.clicked_at,
    answered_at: one.answered_at ?? other.answered_at,
  };
}

/**
 * Finds what the visitor's person received on other devices, by the id of the message. Two devices that ask at once wait
 * for each other, so that only one of them shows a message.
 */
export async function findReceiptsElsewhere({
  tx,
  caller,
}: VisitorContext): Promise<ReadonlyMap<number, Receipt>> {
  const devices = await listDevices(tx, caller);
  if (devices.length < 2) return new Map();
  const { agency_id, visitor_id } = caller;
  const person = `person ${agency_id} ${Math.min(...devices.map((device) => device.visitor_id))}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`);
  const rows = await tx
    .select({
      message_id: outbound_recipients.message_id,
      sent_at: outbound_recipients.sent_at,
      clicked_at: outbound_recipients.clicked_at,
      answered_at: outbound_recipients.answered_at,
    })
    .from(outbound_recipients)
    .where(
      and(
        eq(outbound_recipients.agency_id, agency_id),
        isOfPerson(outbound_recipients.visitor_id, caller),
        ne(outbound_recipients.visitor_id, visitor_id),
      ),
    );
  const elsewhere = new Map<number, Receipt>();
  for (const { message_id, ...receipt } of rows) {
    elsewhere.set(message_id, joinReceipts(elsewhere.get(message_id), receipt) ?? receipt);
  }
  return elsewhere;
}
