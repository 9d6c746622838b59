import { type UserNotification } from '@adlane/contract/account/notifications';
import { and, eq, isNull } from 'drizzle-orm';
import { notifications } from '../../../db/schema/account/notifications';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { isVisibleTo, toNotification } from './queries';

/** Marks a notification as read. @throws Problem 404 */
export async function markRead(
  { tx, caller, now }: UseCaseContext,
  { id }: { readonly id: number },
): Promise<UserNotification> {
  const own = and(isVisibleTo(caller), eq(notifications.id, id));
  await tx
    .update(notifications)
    .set({ read_at: now })
    .where(and(own, isNull(notifications.read_at)));
  const [row] = await tx.select().from(notifications).where(own);
  return toNotification(found(row));
}

export async function markAllRead({ tx, caller, now }: UseCaseContext): Promise<void> {
  await tx
    .update(notifications)
    .set({ read_at: now })
    .where(and(isVisibleTo(caller), isNull(notifications.read_at)));
}

export async function clearNotifications({ tx, caller, now }: UseCaseContext): Promise<void> {
  await tx.update(notifications).set({ cleared_at: now }).where(isVisibleTo(caller));
}
