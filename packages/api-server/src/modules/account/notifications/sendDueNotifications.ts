import { findEmailTime } from '@adlane/contract/rules';
import { and, asc, eq, lte } from 'drizzle-orm';
import { notification_times, notifications } from '../../../db/schema/account/notifications';
import { users } from '../../../db/schema/account/users';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { type DetailFinders, emailNotification } from './emailNotification';

/** Maximum notifications per scheduler tick; the rest waits for the next one. */
const sentAtOnce = 200;

/**
 * Sends due notifications by email, unless their users read them before. In a user's quiet hours, or where one email a
 * day is chosen, they wait for `sendDigests`.
 */
export async function sendDueNotifications(ports: Ports, details: DetailFinders = {}): Promise<void> {
  const now = ports.clock.now();
  await asOperator(ports.db, async (tx) => {
    const due = await tx
      .select({ row: notifications, times: notification_times, email: users.email, status: users.status })
      .from(notifications)
      .innerJoin(
        users,
        and(eq(users.agency_id, notifications.agency_id), eq(users.id, notifications.user_id)),
      )
      .leftJoin(
        notification_times,
        and(
          eq(notification_times.agency_id, notifications.agency_id),
          eq(notification_times.user_id, notifications.user_id),
        ),
      )
      .where(and(lte(notifications.email_due_at, now), eq(notifications.is_delayed, false)))
      .orderBy(asc(notifications.email_due_at))
      .limit(sentAtOnce)
      .for('update', { of: notifications, skipLocked: true });
    for (const { row, times, email, status } of due) {
      const isWanted = row.read_at === null && row.cleared_at === null && status === 'active';
      const sentAt = times ? findEmailTime(times, now, false) : now;
      const isDelayed = isWanted && sentAt > now;
      if (isWanted && !isDelayed) await emailNotification(ports, tx, { row, to: email, details });
      await tx
        .update(notifications)
        .set({ email_due_at: isDelayed ? sentAt : null, is_delayed: isDelayed })
        .where(and(eq(notifications.agency_id, row.agency_id), eq(notifications.id, row.id)));
    }
  });
}
