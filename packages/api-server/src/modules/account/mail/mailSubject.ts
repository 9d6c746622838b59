import { and, eq } from 'drizzle-orm';
import { isAmong } from '../../../db/isAmong';
import { notifications } from '../../../db/schema/account/notifications';
import { conversation_messages } from '../../../db/schema/widget/conversations';
import { inTenant } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';

/** The row that an email quotes: a notification of a user, or a team's reply to a visitor. */
export type MailSubject = {
  readonly kind: 'notification' | 'reply';
  readonly agency_id: number;
  readonly id: number;
};

const tables = { notification: notifications, reply: conversation_messages };

/** Returns the id of the email about a row: it names the row, so that the email is deleted with it. */
export function formatMailId({ kind, agency_id, id }: MailSubject): string {
  return `${kind}-${agency_id}-${id}`;
}

/** Returns the id of an email about several notifications. */
export function formatDigestId(agencyId: number, ids: readonly number[]): string {
  return `digest-${agencyId}-${ids.join('_')}`;
}

/** Parses the id of an email about rows; returns none for other emails. */
function parseMailId(mailId: string): MailSubject[] {
  const [, name, agencyId, ids = ''] =
    /^(notification|reply|digest)-(\d{1,10})-(\d{1,10}(?:_\d{1,10})*)$/.exec(mailId) ?? [];
  if (name === undefined) return [];
  const kind = name === 'reply' ? 'reply' : 'notification';
  return ids.split('_').map((id) => ({ kind, agency_id: Number(agencyId), id: Number(id) }));
}

/** Lists the rows of an agency that are gone. */
async function listGone(
  tx: Database,
  agencyId: number,
  subjects: readonly MailSubject[],
): Promise<MailSubject[]> {
  const gone: MailSubject[] = [];
  for (const [kind, table] of Object.entries(tables)) {
    const own = subjects.filter((subject) => subject.kind === kind);
    if (own.length === 0) continue;
    const ids = own.map(({ id }) => id);
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.agency_id, agencyId), isAmong(table.id, ids)));
    const stored = new Set(rows.map(({ id }) => id));
    gone.push(...own.filter(({ id }) => !stored.has(id)));
  }
  return gone;
}

/** Returns whether a row that an email quotes is gone: its person was erased, for example. */
export async function isMailOutdated({ db }: Pick<Ports, 'db'>, mailId: string): Promise<boolean> {
  const subjects = parseMailId(mailId);
  const [first] = subjects;
  if (!first) return false;
  const { agency_id } = first;
  return (await inTenant(db, agency_id, (tx) => listGone(tx, agency_id, subjects))).length > 0;
}

/** Deletes the stored emails of an agency that quote rows which are gone; delivered ones are out of reach. */
export async function deleteOutdatedMails(
  { db, mail }: Pick<Ports, 'db' | 'mail'>,
  agencyId: number,
): Promise<void> {
  if (!mail.outbox) return;
  const mails = (await mail.outbox.listIds())
    .map((id) => ({ id, subjects: parseMailId(id) }))
    .filter(({ subjects }) => subjects[0]?.agency_id === agencyId);
  if (mails.length === 0) return;
  const quoted = mails.flatMap(({ subjects }) => subjects);
  const gone = await inTenant(db, agencyId, (tx) => listGone(tx, agencyId, quoted));
  const names = new Set(gone.map(formatMailId));
  const outdated = mails.filter(({ subjects }) => subjects.some((each) => names.has(formatMailId(each))));
  await mail.outbox.delete(outdated.map(({ id }) => id));
}
