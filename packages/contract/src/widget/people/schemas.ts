import * as z from 'zod';
import { TicketRow } from '../tickets/schemas';

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
  /** True if the site proved the user id: the row is all devices that did. */
  is_proven: z.boolean(),
  tickets: z.int(),
  last_seen_at: z.string(),
});
export type Person = z.infer<typeof Person>;

/** What another contact, or a ticket, claims to share with a person. */
export const matchReasons = ['user_id', 'email', 'reported_by'] as const;

/** A contact that claims the user id or the email of another one, without a proof that it is the same person. */
export const PossibleMatch = Person.extend({ reasons: z.array(z.enum(matchReasons)) });
export type PossibleMatch = z.infer<typeof PossibleMatch>;

/** Maximum contacts, and tickets, that may be the same person, and of each that one export or erasure includes. */
export const maxPossibleMatches = 100;

/** What may belong to a person, the latest first; the user decides on each. */
export const PossibleMatches = z.object({
  contacts: z.array(PossibleMatch),
  /** Tickets without a visitor that name the person's email as the sender. */
  tickets: z.array(TicketRow.pick({ id: true, title: true, created_at: true })),
});
export type PossibleMatches = z.infer<typeof PossibleMatches>;

/** Rows of one kind, as they are stored. */
const Rows = z.array(z.record(z.string(), z.unknown()));

/** All data of a person, of each proven device, and of the possible matches that were chosen. */
export const PersonExport = z.object({
  contacts: Rows,
  events: Rows,
  /** With the page and the replay; recordings are listed by their URL. */
  tickets: Rows,
  conversations: Rows,
  messages: Rows,
  surveyAnswers: Rows,
  featureRequests: Rows,
  featureComments: Rows,
  outbound: Rows,
});
export type PersonExport = z.infer<typeof PersonExport>;
