import { eq, lt } from 'drizzle-orm';
import { mailbox_retries } from '../../../db/schema/widget/inboundEmails';
import { asOperator } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import type { MailboxEmail, MailboxOutcome, Ports } from '../../../ports';
import { receiveEmail } from './receiveEmail';

/** Attempts at an email, each after twice the time of the last one: about 17 hours. */
const maxAttempts = 10;
const firstDelayMs = 2 * 60 * 1000;
/** An email that is not seen again within this time was deleted from the mailbox. */
const forgottenAfterMs = 30 * 24 * 60 * 60 * 1000;

type Retry = typeof mailbox_retries.$inferSelect;
export type Retries = ReadonlyMap<string, Retry>;

/** Loads the emails that failed before, by their keys; those that no longer exist are forgotten. */
export async function loadRetries({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<Retries> {
  const forgotten = new Date(clock.now().getTime() - forgottenAfterMs);
  const rows = await asOperator(db, async (tx) => {
    await tx.delete(mailbox_retries).where(lt(mailbox_retries.next_at, forgotten));
    return tx.select().from(mailbox_retries);
  });
  return new Map(rows.map((row) => [row.email_key, row]));
}

/** Receives an email of the mailbox. One that fails is tried less and less often, so that newer ones are received. */
export async function receiveMailboxEmail(
  ports: Ports,
  retries: Retries,
  email: MailboxEmail,
): Promise<MailboxOutcome> {
  const retry = retries.get(email.key);
  if (retry && retry.next_at > ports.clock.now()) return 'waiting';
  if (await isHandled(ports, email)) {
    if (retry) await deleteRetry(ports, email.key);
    return 'received';
  }
  const attempts = (retry?.attempts ?? 0) + 1;
  if (attempts < maxAttempts) {
    await upsertRetry(ports, email.key, attempts);
    return 'failed';
  }
  await deleteRetry(ports, email.key);
  ports.log.warn({ attempts }, 'An email was given up and flagged');
  return 'given up';
}

/** Receives an email; false if it has to be tried again. What is no email never becomes one. */
async function isHandled(ports: Ports, email: MailboxEmail): Promise<boolean> {
  const body = await email.read();
  if (body === null) return true;
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

async function upsertRetry({ db, clock }: Ports, email_key: string, attempts: number): Promise<void> {
  const next = { attempts, next_at: new Date(clock.now().getTime() + firstDelayMs * 2 ** (attempts - 1)) };
  await asOperator(db, (tx) =>
    tx
      .insert(mailbox_retries)
      .values({ email_key, ...next })
      .onConflictDoUpdate({ target: mailbox_retries.email_key, set: next }),
  );
}

async function deleteRetry({ db }: Ports, key: string): Promise<void> {
  await asOperator(db, (tx) => tx.delete(mailbox_retries).where(eq(mailbox_retries.email_key, key)));
}
