import { mailbox_checks } from '../../../db/schema/widget/inboundEmails';
import { asOperator } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { receiveEmail } from './receiveEmail';

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
  const problem = await mailbox
    .fetchNew((body) => isHandled(ports, body))
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

/** Receives an email; false if it has to be fetched again. What is no email never becomes one. */
async function isHandled(ports: Ports, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await receiveEmail(ports, { type: 'message/rfc822', body });
    return true;
  } catch (error) {
    const isFinal = error instanceof Problem && ['MALFORMED', 'BODY_TOO_LARGE'].includes(error.code);
    const reason = error instanceof Error ? error.message : String(error);
    ports.log.warn({ reason, isFinal }, 'An email could not be received');
    return isFinal;
  }
}
