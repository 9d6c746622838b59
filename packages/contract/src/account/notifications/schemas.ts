import * as z from 'zod';

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

/** Kinds that are also sent by email unless the user switches it off. */
export const emailedByDefault: readonly NotificationKind[] = [
  'ticket',
  'reply',
  'unanswered',
  'mention',
  'assignment',
  'ad_status',
];
