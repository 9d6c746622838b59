import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailMessage, StoredMail } from '@adlane/api-server';

export type MailOptions = {
  /** `smtp://` or `smtps://` with user and password; without it mails are written to `outboxFolder`. */
  readonly smtpUrl: string | undefined;
  /** Sender address of emails. */
  readonly from: string | undefined;
  readonly outboxFolder: string;
  /** True outside production: the operator may read what was written. */
  readonly isListed?: boolean;
};

/** An email could not be handed over; the text holds codes only, no address. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Emails contain user input: nothing in them may make the server read files or call hosts. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

function buildMessage(message: MailMessage, from: string) {
  const { to, replyTo, thread, subject, text, html } = message;
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    ...closed,
    from: { name: message.fromName, address: from },
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    messageId: `<${message.id}@${domain}>`,
    // No email has this id: each of the thread refers to it, in whatever order they arrive.
    ...(thread !== undefined && { inReplyTo: `<${thread}@${domain}>`, references: `<${thread}@${domain}>` }),
    // Suppresses automatic replies: of servers that follow RFC 3834, and of Exchange, which sends bounces all the same.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
    },
    subject,
    text,
    html,
  };
}

function getErrorCodes(error: unknown): { code: string; status: number } {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'unknown',
    status: typeof responseCode === 'number' ? responseCode : 0,
  };
}

function createSmtpMail(url: string, from: string): Mail {
  return {
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...timeouts, ...closed });
      try {
        await transport.sendMail(buildMessage(message, from));
        return 'sent';
      } catch (error) {
        const { code, status } = getErrorCodes(error);
        // The receiving server has no such mailbox, or never accepts email for it.
        if (code === 'EENVELOPE' && status >= 550 && status < 560) return 'refused';
        throw new MailError(`The mail server refused an email (${code} ${status}).`);
      } finally {
        transport.close();
      }
    },
  };
}

/** Emails that the operator may read in development. */
const listedMails = 100;

const extension = '.eml';
const toFileName = (id: string) => `${id.replace(/[^\w-]/g, '')}${extension}`;

/** The folder is made with the first email. */
function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Writes emails as files that any email program opens. */
function createOutboxMail(folder: string, from: string, isListed: boolean): Mail {
  const latest = new Map<string, StoredMail>();
  function store(message: MailMessage): void {
    latest.delete(message.id);
    latest.set(message.id, { ...message, sentAt: new Date() });
    const [oldest] = latest.keys();
    if (latest.size > listedMails && oldest !== undefined) latest.delete(oldest);
  }
  return {
    ...(isListed ? { listStored: () => [...latest.values()].reverse() } : {}),
    outbox: {
      async listIds() {
        const names = await readdir(folder).catch(ignoreMissing);
        return names.flatMap((name) => (name.endsWith(extension) ? [name.slice(0, -extension.length)] : []));
      },
      async delete(ids) {
        for (const id of ids) {
          latest.delete(id);
          await rm(join(folder, toFileName(id)), { force: true });
        }
      },
    },
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        ...closed,
      });
      const { message: bytes } = await transport.sendMail(buildMessage(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, toFileName(message.id)), bytes as Buffer, { mode: 0o600 });
      if (isListed) store(message);
      return 'sent';
    },
  };
}

/** Creates email over SMTP, or `.eml` files in the outbox folder when no SMTP server is configured. */
export function createMail({ smtpUrl, from, outboxFolder, isListed = false }: MailOptions): Mail {
  if (smtpUrl !== undefined && from !== undefined) return createSmtpMail(smtpUrl, from);
  return createOutboxMail(outboxFolder, from ?? 'adlane@localhost', isListed);
}
