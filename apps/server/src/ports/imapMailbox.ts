import type { Log, Mailbox, MailboxOutcome } from '@adlane/api-server';
import { maxEmailBytes } from '@adlane/contract/constants';
import type { ImapFlow } from 'imapflow';

/** The mailbox can't be read; the text holds codes only, no address and no password. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Emails that are fetched over one connection; the rest waits for the next one. */
const fetchedAtOnce = 50;
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

async function connect(url: string): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new Client({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // A password never leaves this machine in clear.
    ...(!secure && !loopback.has(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    ...timeouts,
  });
  // The error of a lost connection is that of the command in flight, too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Finds the code of the server's answer, or of the connection. */
function findCode(error: unknown): string {
  const { serverResponseCode, authenticationFailed, mailboxMissing, code } = Object(error) as Readonly<
    Record<string, unknown>
  >;
  if (authenticationFailed === true) return 'the user name or password was refused';
  // Dovecot gives no code.
  if (mailboxMissing === true) return 'there is no folder of this name';
  return [serverResponseCode, code].find((value) => typeof value === 'string') ?? 'unknown error';
}

/**
 * Throws if the connection was lost: a command that it interrupts is answered with `false`, as if an email had been
 * deleted.
 */
function demandConnection(client: ImapFlow): void {
  if (!client.usable) throw Object.assign(new Error('The connection was lost.'), { code: 'NoConnection' });
}

type Receive = Parameters<Mailbox['fetchNew']>[0];

/** What a person who opens the mailbox sees of an email that was tried. */
const flags: Readonly<Record<MailboxOutcome, readonly string[]>> = {
  received: ['\\Seen'],
  failed: [],
  waiting: [],
  'given up': ['\\Seen', '\\Flagged'],
};

async function fetchFrom(client: ImapFlow, log: Log, receive: Receive): Promise<void> {
  const uids = (await client.search({ seen: false }, { uid: true })) || [];
  demandConnection(client);
  const validity = client.mailbox ? client.mailbox.uidValidity : '';
  let fetched = 0;
  for (const uid of uids) {
    if (fetched === fetchedAtOnce) return;
    const at = String(uid);
    const outcome = await receive({ key: `${validity}-${at}`, read: () => read(client, log, at) });
    if (outcome !== 'waiting') fetched += 1;
    if (flags[outcome].length > 0) await client.messageFlagsAdd(at, [...flags[outcome]], { uid: true });
    demandConnection(client);
  }
}

async function read(client: ImapFlow, log: Log, at: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await client.fetchOne(at, { size: true }, { uid: true });
  demandConnection(client);
  if (!found) return null;
  if ((found.size ?? 0) > maxEmailBytes) {
    log.warn({ bytes: found.size }, 'An email is larger than the limit');
    return null;
  }
  const message = await client.fetchOne(at, { source: true }, { uid: true });
  demandConnection(client);
  return message && message.source ? new Uint8Array(message.source) : null;
}

/**
 * Creates access to a mailbox by IMAP. Each call is one connection, so that any number of processes and restarts leave
 * none behind.
 * @param url `imaps://user:password@host/mailbox`; `imap://` requires STARTTLS, except on this machine
 */
export function createImapMailbox(url: string, log: Log): Mailbox {
  const name = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
  return {
    async fetchNew(receive) {
      let client: ImapFlow | undefined;
      try {
        client = await connect(url);
        const lock = await client.getMailboxLock(name);
        try {
          await fetchFrom(client, log, receive);
        } finally {
          lock.release();
        }
        await client.logout();
      } catch (error) {
        throw new MailboxError(`The mailbox can't be read: ${findCode(error)}.`);
      } finally {
        client?.close();
      }
    },
  };
}
