import * as z from 'zod';
import { contentLimits, contentStatuses } from '../../../constants/content';
import { Id, optionalText, requiredHtml, requiredText } from '../../../fields';

/** An article as the help center's editor lists it. */
export const ProjectArticleRow = z.object({
  id: z.int(),
  collection_id: z.int(),
  title: z.string(),
  description: z.string(),
  status: z.enum(contentStatuses),
  updated_at: z.string(),
});
export type ProjectArticleRow = z.infer<typeof ProjectArticleRow>;

/** An article with its content: HTML of a safe subset. */
export const ProjectArticle = ProjectArticleRow.extend({ project_id: z.int(), html: z.string() });
export type ProjectArticle = z.infer<typeof ProjectArticle>;

/** A collection with its articles, drafts included, in the order of the help center. */
export const ProjectCollection = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  articles: z.array(ProjectArticleRow),
  updated_at: z.string(),
});
export type ProjectCollection = z.infer<typeof ProjectCollection>;

/** Creates or renames a collection. */
export const CollectionForm = z.object({
  title: requiredText(contentLimits.title),
  description: optionalText(contentLimits.summary).default(''),
});

/** Creates or replaces an article. */
export const ArticleForm = z.object({
  collection_id: Id,
  title: requiredText(contentLimits.title),
  description: optionalText(contentLimits.summary).default(''),
  html: requiredHtml(contentLimits.html),
  status: z.enum(contentStatuses).default('draft'),
});

/** Every collection and article of a project in their new order, articles with their collection. */
export const HelpOrder = z.object({
  project_id: Id,
  collections: z.array(z.object({ id: Id })).max(contentLimits.collections),
  articles: z.array(z.object({ id: Id, collection_id: Id })).max(contentLimits.articles),
});
export type HelpOrder = z.infer<typeof HelpOrder>;
