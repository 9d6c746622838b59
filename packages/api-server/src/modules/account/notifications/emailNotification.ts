import type { Database, Ports } from '../../../ports';
import { formatMailThread } from '../mail/formatMailThread';
import { loadAgencyMailBrand } from '../mail/mailBrand';
import { formatMailId } from '../mail/mailSubject';
import { queueMail } from '../mail/queueMail';
import { buildReplyAddress, type ReplyTarget } from '../mail/replyAddress';
import type { NotificationRow } from './queries';

/** What the email about a record says besides its notification. */
export type MailDetails = {
  /** Such as the answers of a lead. */
  readonly lines?: readonly string[];
  /** The whole text of a message; the notification shows its beginning. */
  readonly text?: string;
};

/** Finds the details of a record. */
export type FindDetails = (tx: Database, agencyId: number, id: number) => Promise<MailDetails>;

/** Finds details by the kind of record that an event's key begins with. */
export type DetailFinders = Readonly<Record<string, FindDetails>>;

type NotificationEmail = {
  readonly row: NotificationRow;
  readonly to: string;
  readonly details: DetailFinders;
};

/** Queues the email about one notification; answers to it reach its thread. */
export async function emailNotification(
  ports: Ports,
  tx: Database,
  { row, to, details }: NotificationEmail,
): Promise<void> {
  const { agency_id, id, title, body, path } = row;
  const brand = await loadAgencyMailBrand(tx, ports.site, agency_id);
  const target = findAnswerTarget(row);
  const replyTo = target ? await buildReplyAddress(ports, target) : null;
  const { lines = [], text } = await findDetails(tx, row, details);
  await queueMail(ports, {
    to,
    brand,
    id: formatMailId({ kind: 'notification', agency_id, id }),
    replyTo,
    ...(target && { thread: formatMailThread(target) }),
    content: {
      subject: title,
      ...(text === undefined ? { lines: [body, ...lines] } : { messages: [{ text }], lines }),
      ...(path === null ? {} : { action: { label: 'Open', url: `${brand.baseUrl}${path}` } }),
      note: `${describeAnswers(replyTo === null ? undefined : target)}You can choose in your profile which events are sent by email.`,
    },
  });
}

async function findDetails(
  tx: Database,
  { agency_id, event_key }: NotificationRow,
  details: DetailFinders,
): Promise<MailDetails> {
  const [, kind = '', id] = /^(\w+)\/(\d+)$/.exec(event_key) ?? [];
  const find = Object.hasOwn(details, kind) ? details[kind] : undefined;
  return find ? find(tx, agency_id, Number(id)) : {};
}

/**
 * Finds what an answer to the email becomes: a reply to the visitor of the thread, or a note where a team member wrote
 * to another one.
 */
function findAnswerTarget(row: NotificationRow): ReplyTarget | undefined {
  const [, kind, id] = /\/inbox\/(ticket|conversation)\/(\d+)$/.exec(row.path ?? '') ?? [];
  if (kind !== 'ticket' && kind !== 'conversation') return undefined;
  return {
    use: row.kind === 'mention' ? 'note' : 'reply',
    agency_id: row.agency_id,
    item: { kind, id: Number(id) },
    person_id: row.user_id,
  };
}

function describeAnswers(target: ReplyTarget | undefined): string {
  if (!target) return '';
  return target.use === 'note'
    ? 'Reply to this email to add an internal note. '
    : 'Reply to this email to answer the visitor. ';
}
