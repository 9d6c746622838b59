import { inTenant } from '../../../db/tenant';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { findReplyTarget, type ReplyTarget } from '../../account/mail/replyAddress';
import { type FileOwner, storeConversationFile } from '../conversations/files';
import { runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { buildEmailKey } from './buildEmailKey';
import { claimEmail } from './commands';
import { joinEmailBody } from './emailBody';
import { type EmailSender, findSender } from './findSender';
import { isKnownEmail } from './queries';
import type { EmailFile, ReceivedEmail } from './ReceivedEmail';
import { storeAnswer } from './storeAnswer';

/** Emails of one person in one thread: a machine that answers itself ends here. */
const emailsPerThread: RateLimit = { name: 'email-thread', max: 30, windowMs: 10 * 60 * 1000 };

/** Bytes of the headers of an email that is too much to read. */
const maxHeaderBytes = 256 * 1024;
const newline = 10;

/** What became of an email, for the log. */
type Outcome = 'stored' | 'noted' | 'known' | 'automatic' | 'not for us' | 'empty' | 'refused';

/**
 * Receives an email: what a visitor or a team member answered is added to its thread, once.
 * @param type content type of the body
 * @throws Problem 400 for what is no email, 413, 429
 */
export async function receiveEmail(
  ports: Ports,
  { type, body }: { readonly type: string; readonly body: Uint8Array },
): Promise<void> {
  const email = await readParts(ports, { type, body });
  const outcome = await storeEmail(ports, email);
  ports.log.info({ outcome }, 'Received an email');
}

type Incoming = { readonly type: string; readonly body: Uint8Array };
/** An email, of which only the headers are known if reading the rest took too long. */
type ReadEmail = ReceivedEmail & { readonly isUnreadable?: true };

const unreadable = 'This email is too large or too complex to be read. Its sender can send a shorter one.';

/** Reads an email; of one that uses up the time or memory of its worker, the headers. */
async function readParts({ untrusted }: Ports, { type, body }: Incoming): Promise<ReadEmail> {
  try {
    return await untrusted.run('webhooks.email', joinEmailBody(type, body), 'emails');
  } catch (error) {
    const isTooMuch = error instanceof Problem && error.code === 'BODY_TOO_LARGE';
    if (!isTooMuch || type !== 'message/rfc822') throw error;
    const headers = await untrusted.run('webhooks.email', joinEmailBody(type, cutHeaders(body)), 'emails');
    return { ...headers, text: unreadable, files: [], missingFiles: 0, isUnreadable: true };
  }
}

/** Returns the headers of an email: the lines before the first empty one. */
function cutHeaders(body: Uint8Array): Uint8Array {
  const isEmptyLine = (at: number) =>
    body[at] === newline && (body[at + 1] === newline || (body[at + 1] === 13 && body[at + 2] === newline));
  const end = body.findIndex((_byte, at) => isEmptyLine(at));
  return body.subarray(0, end < 0 ? maxHeaderBytes : Math.min(end + 1, maxHeaderBytes));
}

async function storeEmail(ports: Ports, email: ReadEmail): Promise<Outcome> {
  if (email.isAutomatic) return 'automatic';
  const target = await findReplyTarget(ports, email.recipients);
  if (!target || email.from === '') return 'not for us';
  if (email.text === '' && email.files.length === 0) return 'empty';
  const { agency_id, item, person_id } = target;
  await countUse(ports, emailsPerThread, [agency_id, item.kind, item.id, person_id].join(' '));
  const now = ports.clock.now();
  const key = buildEmailKey(email.digest, target);
  const known = await inTenant(ports.db, agency_id, async (tx) => ({
    isStored: await isKnownEmail(tx, agency_id, key),
    sender: await findSender(tx, ports, { target, from: email.from, now }),
  }));
  if (known.isStored) return 'known';
  if (!known.sender) return 'refused';
  // The team decides what to do with it: the visitor's own pages show no message that was not read.
  const sender = email.isUnreadable ? { kind: 'stranger' as const, item: known.sender.item } : known.sender;
  return addToThread(ports, { email, target, key, sender });
}

type Addressed = {
  readonly email: ReceivedEmail;
  readonly target: ReplyTarget;
  /** Names the email in this thread. */
  readonly key: string;
  readonly sender: EmailSender;
};

async function addToThread(ports: Ports, { email, target, key, sender }: Addressed): Promise<Outcome> {
  const { agency_id } = target;
  const owner = getFileOwner(sender);
  const files = owner ? await storeFiles(ports, owner, email.files) : [];
  const answer = {
    agency_id,
    from: email.from,
    text: email.text,
    files,
    missingFiles: email.missingFiles + email.files.length - files.length,
    newToken: ports.ids.token(16),
  };
  const call = {
    ports,
    caller: { agency_id },
    inTenant: <T>(work: (ctx: Parameters<typeof storeAnswer>[0]) => Promise<T>) =>
      inTenant(ports.db, agency_id, (tx) => work({ tx, now: ports.clock.now() })),
  };
  return runWithWebhooks(call, async (ctx) => {
    if (!(await claimEmail(ctx.tx, agency_id, key, ctx.now))) return 'known';
    await storeAnswer(ctx, sender, answer);
    return owner ? 'stored' : 'noted';
  });
}

/** Returns who sends the files; undefined for notes, which have none. */
function getFileOwner(sender: EmailSender): FileOwner | undefined {
  if (sender.kind === 'visitor') {
    const { agency_id, visitor_id } = sender.caller;
    return { agency_id, visitor_id, user_id: null };
  }
  if (sender.kind === 'stranger' || sender.use === 'note') return undefined;
  const { agency_id, user_id } = sender.user;
  return { agency_id, visitor_id: null, user_id };
}

/** Stores files like those that are uploaded; without their message they are swept after a day. */
async function storeFiles(ports: Ports, owner: FileOwner, files: readonly EmailFile[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const { name, bytes } of files) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time is in memory twice
    const { token } = await storeConversationFile(ports, owner, {
      name,
      type: '',
      body: new Blob([bytes]).stream(),
    });
    tokens.push(token);
  }
  return tokens;
}
