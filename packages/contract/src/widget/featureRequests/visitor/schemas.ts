import * as z from 'zod';
import { contentLimits } from '../../../constants/content';
import { requiredText } from '../../../fields';

/** A feature request that visitors can vote for (widget §2.3). */
export const FeatureRequest = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  votes: z.int(),
  /** True if this visitor voted. */
  voted: z.boolean(),
  status: z.enum(['OPEN', 'PLANNED', 'INPROGRESS', 'DONE']),
  /** Number of comments. */
  comments: z.int(),
  created_at: z.string(),
});
export type FeatureRequest = z.infer<typeof FeatureRequest>;

/** A comment on a feature request. Visitors do not learn each other's names. */
export const FeatureComment = z.object({
  id: z.string(),
  from: z.enum(['self', 'visitor', 'team']),
  /** First name of the team member; empty for visitors. */
  name: z.string(),
  text: z.string(),
  created_at: z.string(),
});
export type FeatureComment = z.infer<typeof FeatureComment>;

/** A feature request with its comments, the oldest first. */
export const FeatureRequestThread = FeatureRequest.extend({ thread: z.array(FeatureComment) });
export type FeatureRequestThread = z.infer<typeof FeatureRequestThread>;

/** Comments on a feature request. */
export const FeatureCommentForm = z.object({ text: requiredText(contentLimits.comment) });
