import * as z from 'zod';
import { maxSearchLength } from '../../constants/lists';
import { Day, Id, Instant, queryId } from '../../fields';
import { ConversationMessage } from '../conversations/schemas';
import {
  TicketContact,
  TicketNote,
  TicketPerson,
  tagChanges,
  ticketPriorities,
  ticketStatuses,
} from '../tickets/schemas';

/** What the inbox has: reports of the widget, and conversations that visitors started. */
export const inboxKinds = ['ticket', 'conversation'] as const;
/** Kind of an item. */
export type InboxKind = (typeof inboxKinds)[number];

/** What the inbox can be sorted by; those whose visitor does not wait come after the others. */
export const inboxSorts = ['updated_at', 'created_at', 'priority', 'waiting_since'] as const;

/** Items of a list or a saved view are counted up to this many after the beginning of the page. */
export const maxInboxCount = 100;

/** Maximum items of one bulk change. */
export const maxInboxChanges = 100;

/** A ticket or a conversation in the team's list. */
export const InboxRow = z.object({
  kind: z.enum(inboxKinds),
  id: z.int(),
  title: z.string(),
  /** Kind of report, e.g. `BUG`; null for conversations. */
  type: z.string().nullable(),
  /** The survey that the visitor answered with it; null for other conversations and for tickets. */
  survey_id: z.int().nullable(),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  tags: z.array(z.string()),
  assignee: TicketPerson.nullable(),
  /** Hidden from the inbox until then. */
  snoozed_until: z.string().nullable(),
  /** Since when the visitor waits for an answer; null once there is one, or if it is closed. */
  waiting_since: z.string().nullable(),
  /** The last message, shortened. */
  last_text: z.string(),
  /** What the visitor sent that no team member has read. */
  unread: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  /** Null for tickets of a site's own server. */
  contact_id: z.int().nullable(),
  contact_name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** A message as the team reads it. */
export const InboxMessage = ConversationMessage.extend({
  /** True if it arrived as an answer to an email. */
  by_email: z.boolean(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** A ticket or a conversation with its messages and notes, oldest first, and its visitor. */
export const InboxThread = InboxRow.extend({
  /** True while a bot answers; a reply of the team ends it. */
  has_bot: z.boolean(),
  /** When the visitor last read the team's messages, or wrote. */
  visitor_read_at: z.string().nullable(),
  messages: z.array(InboxMessage),
  notes: z.array(TicketNote),
  contact: TicketContact.nullable(),
});
export type InboxThread = z.infer<typeof InboxThread>;

/** Filters of the inbox. */
export const inboxFilterShape = {
  kind: z.enum(inboxKinds).optional(),
  /** Kind of report, e.g. `BUG`. */
  type: z.string().max(50).optional(),
  status: z.enum(ticketStatuses).optional(),
  priority: z.enum(ticketPriorities).optional(),
  project_id: queryId.optional(),
  /** A user's id, `me`, or `none` for unassigned. */
  assignee: z
    .string()
    .regex(/^(me|none|[1-9]\d{0,8})$/)
    .optional(),
  tag: z.string().max(100).optional(),
  /** Last changed on or after this day. */
  from: Day.optional(),
  /** Includes the day itself. */
  to: Day.optional(),
  /**
   * `unread`: not read by the team; `snoozed`: hidden now; `mentioned`: a note mentions the caller;
   * `surveys`: answers to surveys; `waiting`: the visitor waits for an answer.
   */
  only: z.enum(['unread', 'snoozed', 'mentioned', 'surveys', 'waiting']).optional(),
};

/** Search and filters of the inbox. */
export const InboxFilter = z.object({
  ...inboxFilterShape,
  search: z.string().trim().max(maxSearchLength).optional(),
});
export type InboxFilter = z.infer<typeof InboxFilter>;

/** Parses search and filters of the inbox from a query, as the URL and saved views have it; invalid values are left out. */
export function readInboxFilter(query: string): InboxFilter {
  const params = new URLSearchParams(query);
  const valid = Object.entries(InboxFilter.shape).flatMap(([name, field]) => {
    const value = params.get(name);
    return value && field.safeParse(value).success ? [[name, value]] : [];
  });
  return InboxFilter.parse(Object.fromEntries(valid));
}

/** Changes of one item; what is not named stays. */
export const InboxChange = z.object({
  kind: z.enum(inboxKinds),
  id: Id,
  status: z.enum(ticketStatuses).optional(),
  priority: z.enum(ticketPriorities).optional(),
  ...tagChanges,
  assignee_id: Id.nullable().optional(),
  snoozed_until: Instant.nullable().optional(),
  is_unread: z.boolean().optional(),
});
export type InboxChange = z.infer<typeof InboxChange>;
