import { findEmailTime } from '@adlane/contract/rules';
import { and, asc, eq, exists, lte } from 'drizzle-orm';
import { notification_times, notifications } from '../../../db/schema/account/notifications';
import { users } from '../../../db/schema/account/users';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { loadAgencyMailBrand } from '../mail/mailBrand';
import { formatDigestId } from '../mail/mailSubject';
import { queueMail } from '../mail/queueMail';
import { type DetailFinders, emailNotification } from './emailNotification';
import type { NotificationRow } from './queries';

/** Maximum users per scheduler tick; the rest waits for the next one. */
const usersAtOnce = 50;
/** Notifications that one email names; the others are counted. */
const maxNamed = 20;

/** Sends the notifications that waited for the end of quiet hours or for the daily email, those of a user as one email. */
export async function sendDigests(ports: Ports, details: DetailFinders): Promise<void> {
  const now = ports.clock.now();
  await asOperator(ports.db, async (tx) => {
    const people = await tx
      .select({ times: notification_times, email: users.email, status: users.status })
      .from(notification_times)
      .innerJoin(
        users,
        and(eq(users.agency_id, notification_times.agency_id), eq(users.id, notification_times.user_id)),
      )
      .where(
        exists(
          tx
            .select({ id: notifications.id })
            .from(notifications)
            .where(
              and(
                eq(notifications.agency_id, notification_times.agency_id),
                eq(notifications.user_id, notification_times.user_id),
                isDueDigest(now),
              ),
            ),
        ),
      )
      .limit(usersAtOnce)
      // One process sends a user's digest: two would each send a part of it.
      .for('update', { of: notification_times, skipLocked: true });
    for (const person of people) await sendDigest(ports, tx, person, details);
  });
}

const isDueDigest = (now: Date) =>
  and(eq(notifications.is_delayed, true), lte(notifications.email_due_at, now));

type Person = {
  readonly times: typeof notification_times.$inferSelect;
  readonly email: string;
  readonly status: string;
};

async function sendDigest(
  ports: Ports,
  tx: Database,
  { times, email, status }: Person,
  details: DetailFinders,
): Promise<void> {
  const { agency_id, user_id } = times;
  const now = ports.clock.now();
  const isOwnDigest = and(
    eq(notifications.agency_id, agency_id),
    eq(notifications.user_id, user_id),
    isDueDigest(now),
  );
  // Quiet hours that were chosen since.
  const sentAt = findEmailTime(times, now, true);
  if (sentAt > now) {
    await tx.update(notifications).set({ email_due_at: sentAt }).where(isOwnDigest);
    return;
  }
  const rows = await tx
    .select()
    .from(notifications)
    .where(isOwnDigest)
    .orderBy(asc(notifications.created_at), asc(notifications.id));
  const isUnread = ({ read_at, cleared_at }: NotificationRow) => read_at === null && cleared_at === null;
  const unread = status === 'active' ? rows.filter(isUnread) : [];
  const [only] = unread;
  if (only && unread.length === 1) await emailNotification(ports, tx, { row: only, to: email, details });
  else if (only) await emailDigest(ports, tx, unread, { agency_id, to: email });
  await tx.update(notifications).set({ email_due_at: null, is_delayed: false }).where(isOwnDigest);
}

async function emailDigest(
  ports: Ports,
  tx: Database,
  rows: readonly NotificationRow[],
  { agency_id, to }: { readonly agency_id: number; readonly to: string },
): Promise<void> {
  const brand = await loadAgencyMailBrand(tx, ports.site, agency_id);
  const named = rows.slice(0, maxNamed);
  const others = rows.length - named.length;
  await queueMail(ports, {
    to,
    brand,
    id: formatDigestId(
      agency_id,
      named.map(({ id }) => id),
    ),
    content: {
      subject: `${rows.length} notifications`,
      lines: [],
      entries: named.map(({ title, body, path }) => ({
        title,
        body,
        url: path === null ? null : `${brand.baseUrl}${path}`,
      })),
      note: `${others > 0 ? `The app has ${others} more. ` : ''}You can choose in your profile when emails are sent, and about which events.`,
    },
  });
}
