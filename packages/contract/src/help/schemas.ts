import * as z from 'zod';

export const HelpArticleRow = z.object({ id: z.string(), title: z.string(), description: z.string() });

export const HelpArticle = HelpArticleRow.extend({
  collectionId: z.string(),
  /** HTML of a safe subset. */
  html: z.string(),
  updated_at: z.string(),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

export const HelpCollectionRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  articles_count: z.int(),
});

export const HelpCollection = HelpCollectionRow.extend({ articles: z.array(HelpArticleRow) });
export type HelpCollection = z.infer<typeof HelpCollection>;
