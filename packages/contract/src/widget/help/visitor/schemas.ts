import * as z from 'zod';

/** A help article as lists show it. */
export const HelpArticleRow = z.object({ id: z.string(), title: z.string(), description: z.string() });

/** A help article with its content. */
export const HelpArticle = HelpArticleRow.extend({
  collectionId: z.string(),
  /** HTML of a safe subset. */
  html: z.string(),
  updated_at: z.string(),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

/** A help collection as lists show it. */
export const HelpCollectionRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  articles_count: z.int(),
});

/** A help collection with its articles. */
export const HelpCollection = HelpCollectionRow.extend({ articles: z.array(HelpArticleRow) });
export type HelpCollection = z.infer<typeof HelpCollection>;
