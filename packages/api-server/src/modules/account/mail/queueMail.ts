import type { JobPayloads, MailMessage, Ports } from '../../../ports';
import type { MailBrand } from './mailBrand';
import { isMailOutdated } from './mailSubject';
import { type MailContent, renderMail, toOneLine } from './renderMail';

export type OutgoingMail = {
  readonly to: string;
  readonly brand: MailBrand;
  readonly content: MailContent;
  /**
   * Where answers go.
   * @default the brand's
   */
  readonly replyTo?: string | null;
  /** Names the thread that mail programs show the email in, see `formatMailThread`. */
  readonly thread?: string;
  /**
   * Identifies an email that may be queued twice.
   * @default a new id
   */
  readonly id?: string;
};

/** Queues an email, encrypted, because its links contain secrets that the database must not have. */
export async function queueMail(
  ports: Pick<Ports, 'ids' | 'jobs' | 'secrets'>,
  { to, brand, content, replyTo, thread, id = ports.ids.token(16) }: OutgoingMail,
): Promise<void> {
  const fromName = toOneLine(brand.senderName);
  const answers = { replyTo: replyTo ?? brand.replyTo };
  const message: MailMessage = {
    id,
    to,
    fromName,
    ...answers,
    ...(thread !== undefined && { thread }),
    ...renderMail(brand, content),
  };
  await ports.jobs.send(
    'mail.send',
    { sealed: await ports.secrets.encrypt(JSON.stringify(message)) },
    { key: id },
  );
}

/** Job: sends an email, unless what it quotes was deleted. Throws transient errors, so that the queue retries. */
export async function sendQueuedMail(
  ports: Pick<Ports, 'db' | 'log' | 'mail' | 'secrets'>,
  { sealed }: JobPayloads['mail.send'],
): Promise<void> {
  const message: MailMessage = JSON.parse(await ports.secrets.decrypt(sealed));
  if (await isMailOutdated(ports, message.id)) return;
  const outcome = await ports.mail.send(message);
  if (outcome === 'refused') ports.log.warn({ mail: message.id }, 'A recipient refused an email');
}
