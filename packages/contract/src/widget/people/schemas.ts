import * as z from 'zod';

/** Shortest and longest time after which data of visitors is deleted, in days. */
export const retentionLimits = { min: 1, max: 3650 } as const;

const days = z.int().min(retentionLimits.min).max(retentionLimits.max).nullable();

/** How long a project stores data of its visitors, in days; null stores it until it is deleted. */
export const Retention = z.object({
  /** Tickets with their files, conversations and visitors, since their last activity. */
  retention_days: days,
  /** Screenshots and replays of tickets. */
  replay_days: days,
});
export type Retention = z.infer<typeof Retention>;

/** A visitor who is known or has written. */
export const Person = z.object({
  id: z.int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The site's own id of the user; null for guests. */
  userId: z.string().nullable(),
  tickets: z.int(),
  last_seen_at: z.string(),
});
export type Person = z.infer<typeof Person>;

/** Rows of one kind, as they are stored. */
const Rows = z.array(z.record(z.string(), z.unknown()));

/** All data of a person: of each of their devices, with the same user id or email. */
export const PersonExport = z.object({
  contacts: Rows,
  events: Rows,
  /** With the page and the replay; recordings are listed by their URL. */
  tickets: Rows,
  conversations: Rows,
  messages: Rows,
  surveyAnswers: Rows,
  featureRequests: Rows,
  outbound: Rows,
});
export type PersonExport = z.infer<typeof PersonExport>;
