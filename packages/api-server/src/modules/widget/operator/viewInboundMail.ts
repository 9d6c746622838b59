import type { InboundMailState } from '@adlane/contract/widget/operator';
import { eq, max } from 'drizzle-orm';
import { inbound_emails, mailbox_checks } from '../../../db/schema/widget/inboundEmails';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { mailboxId } from '../emailReplies/fetchEmails';

/** Returns whether answers by email arrive at this installation. */
export async function viewInboundMail({ db, inboundMail }: Ports): Promise<InboundMailState> {
  const { address, webhookSecret, mailbox } = inboundMail;
  return asOperator(db, async (tx) => {
    const [last] = await tx.select({ received_at: max(inbound_emails.received_at) }).from(inbound_emails);
    const [check] = mailbox
      ? await tx.select().from(mailbox_checks).where(eq(mailbox_checks.id, mailboxId))
      : [];
    return {
      address,
      has_webhook: webhookSecret !== null,
      has_mailbox: mailbox !== undefined,
      checked_at: check?.checked_at.toISOString() ?? null,
      problem: check?.problem ?? null,
      last_received_at: last?.received_at?.toISOString() ?? null,
    };
  });
}
