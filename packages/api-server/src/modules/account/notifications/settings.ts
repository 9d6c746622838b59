import { type Contract, mayCall, type ParsedInput } from '@adlane/contract';
import {
  type EmailTimes,
  emailedByDefault,
  type NotificationSetting,
  type NotificationSettings,
  notificationAccess,
  notificationKinds,
} from '@adlane/contract/account/notifications';
import { findEmailTime } from '@adlane/contract/rules';
import { and, eq, sql } from 'drizzle-orm';
import {
  notification_settings,
  notification_times,
  notifications,
} from '../../../db/schema/account/notifications';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';

/** Lists how the user is notified of each kind that it may receive. */
async function listSettings({ tx, caller }: ReadContext): Promise<NotificationSetting[]> {
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

/** Emails of a user who chose no times. */
const atOnce: EmailTimes = { time_zone: 'UTC', quiet_hours: null, digest_at: null };

async function findEmailTimes({ tx, caller }: ReadContext): Promise<EmailTimes> {
  const [row] = await tx
    .select({
      time_zone: notification_times.time_zone,
      quiet_hours: notification_times.quiet_hours,
      digest_at: notification_times.digest_at,
    })
    .from(notification_times)
    .where(
      and(eq(notification_times.agency_id, caller.agency_id), eq(notification_times.user_id, caller.user_id)),
    );
  return row ?? atOnce;
}

/** Returns how and when the user is notified. */
export async function viewSettings(ctx: ReadContext): Promise<NotificationSettings> {
  return { data: await listSettings(ctx), email_times: await findEmailTimes(ctx) };
}

type Change = ParsedInput<Contract['notifications']['updateSettings']>['body'];

/** Stores the user's choices; kinds that the user may not receive are ignored. */
export async function updateSettings(
  ctx: UseCaseContext,
  { settings, email_times }: Change,
): Promise<NotificationSettings> {
  await upsertSettings(ctx, settings);
  if (email_times) await upsertEmailTimes(ctx, email_times);
  return viewSettings(ctx);
}

async function upsertSettings(
  { tx, caller }: UseCaseContext,
  settings: readonly NotificationSetting[],
): Promise<void> {
  const { agency_id, user_id } = caller;
  const known = new Map(settings.map((setting) => [setting.kind, setting]));
  const own = [...known.values()].filter(({ kind }) => mayCall(notificationAccess[kind], caller));
  if (own.length === 0) return;
  await tx
    .insert(notification_settings)
    .values(own.map(({ kind, in_app, email }) => ({ agency_id, user_id, kind, in_app, email })))
    .onConflictDoUpdate({
      target: [notification_settings.agency_id, notification_settings.user_id, notification_settings.kind],
      set: { in_app: sql`excluded.in_app`, email: sql`excluded.email` },
    });
}

/** Emails that wait are sent by the new times. */
async function upsertEmailTimes({ tx, caller, now }: UseCaseContext, times: EmailTimes): Promise<void> {
  const { agency_id, user_id } = caller;
  await tx
    .insert(notification_times)
    .values({ agency_id, user_id, ...times })
    .onConflictDoUpdate({ target: [notification_times.agency_id, notification_times.user_id], set: times });
  await tx
    .update(notifications)
    .set({ email_due_at: findEmailTime(times, now, false) })
    .where(
      and(
        eq(notifications.agency_id, agency_id),
        eq(notifications.user_id, user_id),
        eq(notifications.is_delayed, true),
      ),
    );
}
