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
