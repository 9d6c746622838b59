import type { JobPayloads, MailMessage, Ports } from '../../ports';
import type { MailBrand } from './mailBrand';
import { type MailContent, oneLine, renderMail } from './renderMail';

export type OutgoingMail = {
  readonly to: string;
  readonly brand: MailBrand;
  readonly content: MailContent;
  /** Names the mail where it may be queued twice; a new name where not given. */
  readonly id?: string;
};

/** Puts a mail in line. It is sealed there: links in it hold secrets, which the database must not know. */
export async function queueMail(
  ports: Pick<Ports, 'ids' | 'jobs' | 'secrets'>,
  { to, brand, content, id = ports.ids.token(16) }: OutgoingMail,
): Promise<void> {
  const { replyTo } = brand;
  const fromName = oneLine(brand.senderName);
  const message: MailMessage = { id, to, fromName, replyTo, ...renderMail(brand, content) };
  await ports.jobs.send(
    'mail.send',
    { sealed: await ports.secrets.encrypt(JSON.stringify(message)) },
    { key: id },
  );
}

/** The job behind it: hands one mail over. What fails for a while is thrown, and tried again later. */
export async function sendQueuedMail(
  ports: Pick<Ports, 'log' | 'mail' | 'secrets'>,
  { sealed }: JobPayloads['mail.send'],
): Promise<void> {
  const message: MailMessage = JSON.parse(await ports.secrets.decrypt(sealed));
  const outcome = await ports.mail.send(message);
  if (outcome === 'refused') ports.log.warn({ mail: message.id }, 'A mail was refused by its receiver');
}
