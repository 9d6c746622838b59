import * as z from 'zod';
import { requiredText, UrlField } from '../../../fields';
import { ProjectTracker, trackerKinds } from '../../projects/trackers/schemas';

/** Maximum length of an issue's description in characters. */
export const maxIssueText = 5000;

/** States of a linked issue: `PENDING` until it is created or found there, `FAILED` if it can't be. */
export const issueStatuses = ['PENDING', 'OPEN', 'DONE', 'FAILED'] as const;

/** An issue of a tracker that is linked with a ticket. */
export const TicketIssue = z.object({
  id: z.int(),
  ticket_id: z.int(),
  /** Null once the tracker is disconnected. */
  tracker_id: z.int().nullable(),
  kind: z.enum(trackerKinds),
  /** Its name there, such as `#12` or `ENG-7`; null while it is pending. */
  label: z.string().nullable(),
  url: z.string().nullable(),
  title: z.string(),
  status: z.enum(issueStatuses),
  /** The status in the tracker's own words, e.g. `In Progress`. */
  status_name: z.string().nullable(),
  /** Why it failed, or why its status is not up to date. */
  error: z.string().nullable(),
  /** When its status was last read. */
  checked_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type TicketIssue = z.infer<typeof TicketIssue>;

/** A tracker in which a ticket's issue can be created. */
export const TrackerChoice = ProjectTracker.pick({
  id: true,
  kind: true,
  target: true,
  target_name: true,
  problem: true,
});
export type TrackerChoice = z.infer<typeof TrackerChoice>;

/** A new issue. */
export const NewTicketIssue = z.object({
  title: requiredText(200),
  description: z.string().trim().max(maxIssueText).default(''),
  /** Adds page, browser, last steps and errors of the console. */
  has_details: z.boolean().default(true),
});
export type NewTicketIssue = z.infer<typeof NewTicketIssue>;

/** A ticket's issues, the trackers of its project, and the draft of a new issue. */
export const TicketIssues = z.object({
  data: z.array(TicketIssue),
  trackers: z.array(TrackerChoice),
  draft: z.object({ title: z.string(), description: z.string() }),
});
export type TicketIssues = z.infer<typeof TicketIssues>;

/** The address of an existing issue. */
export const IssueAddress = z.object({ url: UrlField });
export type IssueAddress = z.infer<typeof IssueAddress>;
