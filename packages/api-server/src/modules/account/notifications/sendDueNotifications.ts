import { and, asc, eq, lte } from 'drizzle-orm';
import { notifications } from '../../../db/schema/account/notifications';
import { users } from '../../../db/schema/account/users';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { formatMailThread } from '../mail/formatMailThread';
import { loadAgencyMailBrand } from '../mail/mailBrand';
import { formatMailId } from '../mail/mailSubject';
import { queueMail } from '../mail/queueMail';
import { buildReplyAddress, type ReplyTarget } from '../mail/replyAddress';

/** Maximum notifications per scheduler tick; the rest waits for the next one. */
const sentAtOnce = 200;

/** Lists what the email about a record says besides its notification, such as the answers of a lead. */
export type ListDetails = (tx: Database, agencyId: number, id: number) => Promise<readonly string[]>;

/**
 * Sends due notifications by email, unless their users read them before.
 * @param details by the kind of record that an event's key begins with
 */
export async function sendDueNotifications(
  ports: Ports,
  details: Readonly<Record<string, ListDetails>> = {},
): Promise<void> {
  await asOperator(ports.db, async (tx) => {
    const due = await tx
      .select({ row: notifications, email: users.email, status: users.status })
      .from(notifications)
      .innerJoin(
        users,
        and(eq(users.agency_id, notifications.agency_id), eq(users.id, notifications.user_id)),
      )
      .where(lte(notifications.email_due_at, ports.clock.now()))
      .orderBy(asc(notifications.email_due_at))
      .limit(sentAtOnce)
      .for('update', { of: notifications, skipLocked: true });
    for (const { row, email, status } of due) {
      const { agency_id, id, title, body, path } = row;
      if (row.read_at === null && row.cleared_at === null && status === 'active') {
        const brand = await loadAgencyMailBrand(tx, ports.site, agency_id);
        const target = findAnswerTarget(row);
        const replyTo = target ? await buildReplyAddress(ports, target) : null;
        await queueMail(ports, {
          to: email,
          brand,
          id: formatMailId({ kind: 'notification', agency_id, id }),
          replyTo,
          ...(target && { thread: formatMailThread(target) }),
          content: {
            subject: title,
            lines: [body, ...(await listDetails(tx, row, details))],
            ...(path === null ? {} : { action: { label: 'Open', url: `${brand.baseUrl}${path}` } }),
            note: `${describeAnswers(replyTo === null ? undefined : target)}You can choose in your profile which events are sent by email.`,
          },
        });
      }
      await tx
        .update(notifications)
        .set({ email_due_at: null })
        .where(and(eq(notifications.agency_id, agency_id), eq(notifications.id, id)));
    }
  });
}

async function listDetails(
  tx: Database,
  { agency_id, event_key }: typeof notifications.$inferSelect,
  details: Readonly<Record<string, ListDetails>>,
): Promise<readonly string[]> {
  const [, kind = '', id] = /^(\w+)\/(\d+)$/.exec(event_key) ?? [];
  const list = Object.hasOwn(details, kind) ? details[kind] : undefined;
  return list ? list(tx, agency_id, Number(id)) : [];
}

/**
 * Finds what an answer to the email becomes: a reply to the visitor of the thread, or a note where a team member wrote
 * to another one.
 */
function findAnswerTarget(row: typeof notifications.$inferSelect): ReplyTarget | undefined {
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
