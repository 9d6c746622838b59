import * as z from 'zod';

/** What the user saw in a review and agreed to. */
export const LaunchApproval = z.object({
  /** The review's hash: the launch is refused if its plan has changed since. */
  hash: z.string().max(64),
  /** Whether the user confirmed a budget that the review calls unusual. */
  confirmsUnusualBudget: z.boolean().default(false),
  /** Whether the user confirmed a budget that the review calls above the client's monthly limit. */
  confirmsOverLimit: z.boolean().default(false),
});
export type LaunchApproval = z.infer<typeof LaunchApproval>;
