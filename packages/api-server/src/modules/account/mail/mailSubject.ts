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

/** Parses the id of an email about a row; undefined for other emails. */
export function parseMailId(mailId: string): MailSubject | undefined {
  const [, kind, agencyId, id] = /^(notification|reply)-(\d{1,10})-(\d{1,10})$/.exec(mailId) ?? [];
  if (kind !== 'notification' && kind !== 'reply') return undefined;
  return { kind, agency_id: Number(agencyId), id: Number(id) };
}

/** Lists the emails of an agency whose rows are gone. */
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

/** Returns whether the row that an email quotes is gone: its person was erased, for example. */
export async function isMailOutdated({ db }: Pick<Ports, 'db'>, mailId: string): Promise<boolean> {
  const subject = parseMailId(mailId);
  if (!subject) return false;
  const { agency_id } = subject;
  return (await inTenant(db, agency_id, (tx) => listGone(tx, agency_id, [subject]))).length > 0;
}

/** Deletes the stored emails of an agency whose rows are gone; delivered ones are out of reach. */
export async function deleteOutdatedMails(
  { db, mail }: Pick<Ports, 'db' | 'mail'>,
  agencyId: number,
): Promise<void> {
  if (!mail.outbox) return;
  const subjects = (await mail.outbox.listIds())
    .map(parseMailId)
    .filter((subject) => subject?.agency_id === agencyId)
    .filter((subject) => subject !== undefined);
  if (subjects.length === 0) return;
  const gone = await inTenant(db, agencyId, (tx) => listGone(tx, agencyId, subjects));
  await mail.outbox.delete(gone.map(formatMailId));
}
