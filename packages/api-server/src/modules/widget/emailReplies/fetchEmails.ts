import { mailbox_checks } from '../../../db/schema/widget/inboundEmails';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { loadRetries, receiveMailboxEmail } from './receiveMailboxEmail';

/** The only row of the table. */
export const mailboxId = 1;

/** Queues the job that reads the mailbox, where there is one. */
export async function requestMailFetch({ inboundMail, jobs }: Ports): Promise<void> {
  if (inboundMail.mailbox) await jobs.send('mail.fetch', {}, { key: 'mailbox' });
}

/** Job: receives the new emails of the mailbox and stores whether it could be read. */
export async function fetchEmails(ports: Ports): Promise<void> {
  const { mailbox } = ports.inboundMail;
  if (!mailbox) return;
  const retries = await loadRetries(ports);
  const problem = await mailbox
    .fetchNew((email) => receiveMailboxEmail(ports, retries, email))
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  if (problem !== null) ports.log.warn({ reason: problem }, 'The mailbox could not be read');
  const check = { checked_at: ports.clock.now(), problem };
  await asOperator(ports.db, (tx) =>
    tx
      .insert(mailbox_checks)
      .values({ id: mailboxId, ...check })
      .onConflictDoUpdate({ target: mailbox_checks.id, set: check }),
  );
}
