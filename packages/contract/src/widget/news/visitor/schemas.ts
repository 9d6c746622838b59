import * as z from 'zod';

/** A news article as lists show it. */
export const NewsRow = z.object({
  id: z.string(),
  title: z.string(),
  previewText: z.string(),
  coverImageUrl: z.string().nullable(),
  /** True until the visitor opens it. */
  isUnread: z.boolean(),
  created_at: z.string(),
});

/** What visitors think of news. */
export const newsReactions = ['sad', 'neutral', 'happy'] as const;
/** What a visitor thinks of news. */
export type NewsReaction = (typeof newsReactions)[number];

/** A news article (widget §2.3); `html` is a safe subset. */
export const NewsArticle = NewsRow.extend({
  html: z.string(),
  /** The visitor's reaction; null without one. */
  reaction: z.enum(newsReactions).nullable(),
});
export type NewsArticle = z.infer<typeof NewsArticle>;
