import { lt } from 'drizzle-orm';
import { inbound_emails } from '../../../db/schema/widget/inboundEmails';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';

/** An email that arrives again within this time is known: providers retry for days, mailboxes are read again. */
const knownForMs = 30 * 24 * 60 * 60 * 1000;

/** Claims an email until the end of the transaction; false if it was stored before. */
export async function claimEmail(
  tx: Database,
  agency_id: number,
  email_key: string,
  received_at: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(inbound_emails)
    .values({ agency_id, email_key, received_at })
    .onConflictDoNothing()
    .returning({ id: inbound_emails.id });
  return claimed.length > 0;
}

/** Deletes the keys of emails that no longer arrive again. */
export async function deleteOldEmailKeys({ db, clock }: Ports): Promise<void> {
  const before = new Date(clock.now().getTime() - knownForMs);
  await asOperator(db, (tx) => tx.delete(inbound_emails).where(lt(inbound_emails.received_at, before)));
}
