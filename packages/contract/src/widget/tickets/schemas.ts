import * as z from 'zod';
import { requiredText } from '../../fields';

/** Maximum ticket body in bytes: a 15,000-node page with its replay is about 6 MB. */
export const maxTicketBytes = 32 * 1024 * 1024;

/** Priorities of a ticket. */
export const ticketPriorities = ['LOW', 'MEDIUM', 'HIGH'] as const;

/** An entry of the page's console. */
export const ConsoleLogEntry = z.looseObject({ log: z.string(), date: z.string(), priority: z.string() });
export type ConsoleLogEntry = z.infer<typeof ConsoleLogEntry>;

/** A captured request (widget §3.6). */
export const NetworkLogEntry = z.looseObject({
  url: z.string(),
  type: z.string(),
  date: z.string(),
  duration: z.number().optional(),
  success: z.boolean().optional(),
  initiatorType: z.string().optional(),
  request: z.looseObject({ payload: z.unknown().optional(), headers: z.unknown().optional() }).optional(),
  response: z
    .looseObject({
      status: z.number().optional(),
      statusText: z.string().optional(),
      responseText: z.string().optional(),
    })
    .optional(),
});
export type NetworkLogEntry = z.infer<typeof NetworkLogEntry>;

/** Screenshot of the page as HTML (widget §3.3). */
export const ScreenshotData = z.looseObject({
  html: z.string(),
  baseUrl: z.string(),
  width: z.number(),
  height: z.number(),
  isMobile: z.boolean(),
  x: z.number(),
  y: z.number(),
});
export type ScreenshotData = z.infer<typeof ScreenshotData>;

/** Recorded events of the page (widget §3.7). */
export const WebReplay = z.looseObject({
  startDate: z.union([z.string(), z.number()]),
  events: z.array(z.looseObject({ type: z.number(), timestamp: z.number(), data: z.unknown() })),
  baseUrl: z.string(),
  width: z.number(),
  height: z.number(),
  isMobile: z.boolean(),
  type: z.literal('rrweb'),
});
export type WebReplay = z.infer<typeof WebReplay>;

/**
 * Images, fonts and style sheets of other addresses that a ticket's page names, by their absolute address: the text of a style
 * sheet, the data URL of anything else.
 */
export const TicketResources = z.record(z.string(), z.string());
export type TicketResources = z.infer<typeof TicketResources>;

const LogEvent = z.looseObject({ name: z.string(), date: z.string(), data: z.unknown().optional() });

/** Replaces an unreadable log entry: hosts may add anything, and it must not cost the report. */
const unreadable = '<unreadable>';

/** Ticket sent by the widget (widget §3.3). Absent fields get the specification's defaults. */
export const TicketPayload = z.looseObject({
  type: z.string().max(50).default('BUG'),
  priority: z.enum(ticketPriorities).default('LOW'),
  customData: z.record(z.string(), z.unknown()).default({}),
  metaData: z.record(z.string(), z.unknown()).default({}),
  consoleLog: z
    .array(ConsoleLogEntry.catch({ log: unreadable, date: '', priority: 'INFO' }))
    .max(500)
    .default([]),
  /** At most 70 captured requests; an installed 13.9 client adds those that its host attached. */
  networkLogs: z
    .array(NetworkLogEntry.catch({ url: unreadable, type: '', date: '' }))
    .max(500)
    .default([]),
  customEventLog: z
    .array(LogEvent.catch({ name: unreadable, date: '' }))
    .max(500)
    .default([]),
  formData: z.record(z.string(), z.unknown()).default({}),
  isSilent: z.boolean().default(false),
  outbound: z.string().nullish(),
  screenshotData: ScreenshotData.nullish(),
  webReplay: WebReplay.nullish(),
  screenRecordingUrl: z.string().nullish(),
  spamToken: z.string().nullish(),
  tags: z.array(z.string().max(100)).max(50).optional(),
});
export type TicketPayload = z.input<typeof TicketPayload>;

/** Maximum tags of a ticket. */
export const maxTicketTags = 50;
const tags = z.array(requiredText(100)).max(maxTicketTags).optional();
/** How a call changes tags: another user's tags stay if only what changes is named. */
export const tagChanges = {
  /** Replaces all tags. */
  tags,
  /** Added to the stored tags. */
  add_tags: tags,
  /** Removed from the stored tags. */
  remove_tags: tags,
};
/** Maximum length of an internal note in characters. */
export const maxNoteLength = 5000;

/** A user to whom a ticket can be assigned. */
export const TicketPerson = z.object({ id: z.int(), name: z.string() });
export type TicketPerson = z.infer<typeof TicketPerson>;

/** Statuses of a ticket. */
export const ticketStatuses = ['OPEN', 'INPROGRESS', 'DONE'] as const;

/** A ticket in a list. */
export const TicketRow = z.object({
  id: z.int(),
  type: z.string(),
  priority: z.enum(ticketPriorities),
  status: z.enum(ticketStatuses),
  title: z.string(),
  reportedBy: z.string().nullable(),
  currentUrl: z.string().nullable(),
  project_id: z.int(),
  project_name: z.string(),
  tags: z.array(z.string()),
  assignee: TicketPerson.nullable(),
  hasScreenshot: z.boolean(),
  hasReplay: z.boolean(),
  /** True if a screen recording is stored here (`tickets.recording`). */
  hasRecording: z.boolean(),
  isSilent: z.boolean(),
  created_at: z.string(),
});
export type TicketRow = z.infer<typeof TicketRow>;

/** The visitor who sent a ticket. */
export const TicketContact = z.object({
  id: z.int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The site's own id of the user; null for guests. */
  userId: z.string().nullable(),
  value: z.number().nullable(),
  lang: z.string().nullable(),
  customData: z.record(z.string(), z.unknown()),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type TicketContact = z.infer<typeof TicketContact>;

/** An internal note of the team. */
export const TicketNote = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string(),
  created_at: z.string(),
});
export type TicketNote = z.infer<typeof TicketNote>;

/** Another ticket, to link to. */
export const RelatedTicket = TicketRow.pick({ id: true, title: true, status: true, created_at: true });
export type RelatedTicket = z.infer<typeof RelatedTicket>;

/**
 * A ticket; its large parts are fetched separately (`tickets.screenshot`, `tickets.replay`,
 * `tickets.resources`).
 */
export const Ticket = TicketRow.extend({
  /** True once images, fonts or style sheets of the page were fetched from other hosts. */
  hasResources: z.boolean(),
  formData: z.record(z.string(), z.unknown()),
  customData: z.record(z.string(), z.unknown()),
  metaData: z.record(z.string(), z.unknown()),
  consoleLog: z.array(ConsoleLogEntry),
  networkLogs: z.array(NetworkLogEntry),
  customEventLog: z.array(LogEvent),
  /** URL of a recording that the visitor's widget stored elsewhere. */
  screenRecordingUrl: z.string().nullable(),
  /** Null for tickets of a site's own server. */
  contact: TicketContact.nullable(),
  /** The visitor's latest other tickets. */
  other_tickets: z.array(RelatedTicket),
  /** The ticket that this one repeats. */
  duplicate_of: RelatedTicket.nullable(),
  /** Tickets that repeat this one. */
  duplicates: z.array(RelatedTicket),
});
export type Ticket = z.infer<typeof Ticket>;
