import * as z from 'zod';

/** A feature request that visitors can vote for (widget §2.3). */
export const FeatureRequest = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  votes: z.int(),
  /** True if this visitor voted. */
  voted: z.boolean(),
  status: z.enum(['OPEN', 'PLANNED', 'INPROGRESS', 'DONE']),
  created_at: z.string(),
});
export type FeatureRequest = z.infer<typeof FeatureRequest>;
