import * as z from 'zod';

/** Maximum failed calls that a report of the ads app names. */
export const maxFailedCalls = 10;

const shortText = z.string().max(100);

/** A call of the ads app that failed. It has no query, body or token. */
export const FailedCall = z.object({
  method: z.string().max(10),
  path: z.string().max(300),
  /** Null without an answer. */
  status: z.int().min(100).max(599).nullable(),
  /** The server's name of the request, as its log has it. */
  request_id: shortText.nullable(),
  /** ISO instant. */
  at: shortText,
});
export type FailedCall = z.infer<typeof FailedCall>;

/** What a user of the ads app was doing, in the custom data `work` of a report. Anyone can send anything there. */
export const WorkContext = z.object({
  agency: z.string().max(300),
  /** True if the agency has no plan yet. */
  is_trial: z.boolean(),
  /** Path of the page, in which `…` replaces what is no word and no id. */
  page: z.string().max(300),
  template_id: z.int().positive().nullable(),
  /** The launched ad. */
  ad_id: z.int().positive().nullable(),
  /** The latest first. */
  failed_calls: z.array(FailedCall).max(maxFailedCalls),
});
export type WorkContext = z.infer<typeof WorkContext>;
