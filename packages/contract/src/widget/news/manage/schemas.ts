import * as z from 'zod';
import { contentLimits, contentStatuses } from '../../../constants/content';
import { OptionalUrlField, optionalText, requiredHtml, requiredText } from '../../../fields';

/** A news article as its editor lists it. */
export const ProjectNewsRow = z.object({
  id: z.int(),
  project_id: z.int(),
  title: z.string(),
  previewText: z.string(),
  /** Empty without a picture. */
  coverImageUrl: z.string(),
  status: z.enum(contentStatuses),
  /** Visitors who opened it. */
  reads_count: z.int(),
  /** How many visitors reacted in each way. */
  reactions: z.object({ sad: z.int(), neutral: z.int(), happy: z.int() }),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ProjectNewsRow = z.infer<typeof ProjectNewsRow>;

/** A news article with its content: HTML of a safe subset. */
export const ProjectNews = ProjectNewsRow.extend({ html: z.string() });
export type ProjectNews = z.infer<typeof ProjectNews>;

/** Creates or replaces a news article. */
export const NewsForm = z.object({
  title: requiredText(contentLimits.title),
  previewText: optionalText(contentLimits.summary).default(''),
  coverImageUrl: OptionalUrlField.default(''),
  html: requiredHtml(contentLimits.html),
  status: z.enum(contentStatuses).default('draft'),
});
