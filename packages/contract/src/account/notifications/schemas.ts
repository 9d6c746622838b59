import * as z from 'zod';
import { TimeOfDay, TimeZone } from '../../fields';

/** Kinds of notifications. */
export const notificationKinds = [
  'ad_status',
  'launch',
  'lead',
  'import',
  'source',
  'niche_request',
  'billing',
  'announcement',
  'ticket',
  'reply',
  'unanswered',
  'mention',
  'assignment',
  'webhook',
  'tracker',
] as const;
/** Kind of a notification. */
export type NotificationKind = (typeof notificationKinds)[number];

/** A notification of one user. */
export const UserNotification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  /** Link within the app, e.g. `/agency/ads/manage`. */
  path: z.string().nullable(),
  read_at: z.string().nullable(),
  created_at: z.string(),
});
export type UserNotification = z.infer<typeof UserNotification>;

/** How a user is notified of a kind of event. */
export const NotificationSetting = z.object({
  kind: z.enum(notificationKinds),
  /** In the list behind the bell. */
  in_app: z.boolean(),
  email: z.boolean(),
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** When a user gets emails about notifications. */
export const EmailTimes = z.object({
  time_zone: TimeZone,
  /** Times between which nothing is emailed; `to` may be on the next day. Null for no such time. */
  quiet_hours: z
    .object({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Please enter another time.' })
    .nullable(),
  /** When the emails of a day are sent as one; null sends each of them. */
  digest_at: TimeOfDay.nullable(),
});
export type EmailTimes = z.infer<typeof EmailTimes>;

/** How and when a user is notified. */
export const NotificationSettings = z.object({
  data: z.array(NotificationSetting),
  email_times: EmailTimes,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Kinds that are also sent by email unless the user switches it off. */
export const emailedByDefault: readonly NotificationKind[] = [
  'ticket',
  'reply',
  'unanswered',
  'mention',
  'assignment',
  'ad_status',
];
