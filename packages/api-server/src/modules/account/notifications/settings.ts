import { mayCall } from '@adlane/contract';
import {
  emailedByDefault,
  type NotificationSetting,
  notificationAccess,
  notificationKinds,
} from '@adlane/contract/account/notifications';
import { and, eq, sql } from 'drizzle-orm';
import { notification_settings } from '../../../db/schema/account/notifications';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';

/** Lists how the user is notified of each kind that it may receive. */
export async function listSettings({ tx, caller }: ReadContext): Promise<NotificationSetting[]> {
  const stored = await tx
    .select()
    .from(notification_settings)
    .where(
      and(
        eq(notification_settings.agency_id, caller.agency_id),
        eq(notification_settings.user_id, caller.user_id),
      ),
    );
  return notificationKinds
    .filter((kind) => mayCall(notificationAccess[kind], caller))
    .map((kind) => {
      const row = stored.find((each) => each.kind === kind);
      return { kind, in_app: row?.in_app ?? true, email: row?.email ?? emailedByDefault.includes(kind) };
    });
}

/** Stores the user's choices; kinds that the user may not receive are ignored. */
export async function updateSettings(
  ctx: UseCaseContext,
  settings: readonly NotificationSetting[],
): Promise<NotificationSetting[]> {
  const { tx, caller } = ctx;
  const { agency_id, user_id } = caller;
  const known = new Map(settings.map((setting) => [setting.kind, setting]));
  const own = [...known.values()].filter(({ kind }) => mayCall(notificationAccess[kind], caller));
  if (own.length > 0) {
    await tx
      .insert(notification_settings)
      .values(own.map(({ kind, in_app, email }) => ({ agency_id, user_id, kind, in_app, email })))
      .onConflictDoUpdate({
        target: [notification_settings.agency_id, notification_settings.user_id, notification_settings.kind],
        set: { in_app: sql`excluded.in_app`, email: sql`excluded.email` },
      });
  }
  return listSettings(ctx);
}
