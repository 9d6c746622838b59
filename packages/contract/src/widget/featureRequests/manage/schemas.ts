import * as z from 'zod';
import { contentLimits } from '../../../constants/content';
import { optionalText, requiredText } from '../../../fields';
import { FeatureComment, FeatureRequest } from '../visitor/schemas';

/** Statuses of a feature request. */
export const featureRequestStatuses = FeatureRequest.shape.status.options;

/** A feature request as the team sees it. */
export const ProjectFeatureRequest = FeatureRequest.omit({ id: true, voted: true }).extend({
  id: z.int(),
  project_id: z.int(),
  /** The visitor who wrote it; null if the team did. */
  author: z.string().nullable(),
  updated_at: z.string(),
});
export type ProjectFeatureRequest = z.infer<typeof ProjectFeatureRequest>;

/** A comment as the team sees it. */
export const ProjectFeatureComment = FeatureComment.omit({ id: true, from: true }).extend({
  id: z.int(),
  from: z.enum(['visitor', 'team']),
  /** The visitor's or the team member's name. */
  name: z.string(),
});
export type ProjectFeatureComment = z.infer<typeof ProjectFeatureComment>;

/** A feature request with its comments, the oldest first. */
export const ProjectFeatureThread = ProjectFeatureRequest.extend({ thread: z.array(ProjectFeatureComment) });
export type ProjectFeatureThread = z.infer<typeof ProjectFeatureThread>;

/** Creates or replaces a feature request. */
export const FeatureRequestForm = z.object({
  title: requiredText(contentLimits.title),
  description: optionalText(10_000).default(''),
  status: z.enum(featureRequestStatuses).default('OPEN'),
});
