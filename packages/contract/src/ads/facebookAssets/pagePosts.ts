import * as z from 'zod';

/** Id of a post of a page as Facebook writes it: `{page}_{post}`. */
export const PagePostId = z.string().regex(/^\d{1,32}_\d{1,32}$/);

/** A published post of a page. */
export const PagePost = z.object({
  id: z.string(),
  /** Empty for a post without a text. */
  message: z.string(),
  picture_url: z.string().nullable(),
  permalink_url: z.string().nullable(),
  /** ISO 8601. */
  created_at: z.string(),
  reactions: z.int(),
  comments: z.int(),
  shares: z.int(),
  /** Website that a click opens; null where the post leads to none. */
  link: z.string().nullable(),
  /** Facebook's type of its button, e.g. `MESSAGE_PAGE`; null without one. */
  button: z.string().nullable(),
  /** Whether Facebook allows promoting it; `checkPromotedPost` says what else is needed. */
  is_eligible: z.boolean(),
});
export type PagePost = z.infer<typeof PagePost>;

/** A post as an ad that promotes it shows it. */
export const PromotedPost = PagePost.pick({
  id: true,
  message: true,
  picture_url: true,
  permalink_url: true,
});
export type PromotedPost = z.infer<typeof PromotedPost>;

/** Some posts of a page. Facebook counts none, so there is no total. */
export const PagePostList = z.object({
  data: z.array(PagePost),
  /** Where the next ones start; null at the end. A search reads a limited number of posts at once and may find none. */
  after: z.string().nullable(),
});
export type PagePostList = z.infer<typeof PagePostList>;
