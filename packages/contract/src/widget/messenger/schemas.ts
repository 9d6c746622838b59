import * as z from 'zod';
import { Checklist } from '../checklists/visitor/schemas';
import { Conversation } from '../conversations/schemas';
import { HelpArticleRow } from '../help/visitor/schemas';
import { NewsRow } from '../news/visitor/schemas';
import { replyTimes } from '../projects/availability';

/** The home screen of the widget's frame: the sections that the project has, with their latest entries. */
export const MessengerHome = z.object({
  conversations: z.object({
    /** Unread messages of all conversations. */
    unread: z.int(),
    recent: z.array(Conversation.omit({ messages: true, teamTyping: true, helpAnswers: true })),
  }),
  help: z.object({ total: z.int(), articles: z.array(HelpArticleRow) }),
  news: z.object({ total: z.int(), unread: z.int(), recent: z.array(NewsRow) }),
  /** Checklists that the visitor has not completed. */
  checklists: z.object({ total: z.int(), open: z.array(Checklist.omit({ steps: true })) }),
  featureRequests: z.object({ total: z.int() }),
  /** Who answers, and when. */
  team: z.object({
    /** First names of team members who are in the product now. */
    online: z.array(z.string()),
    /** How fast the team usually replies; null if it does not say. */
    replyTime: z.enum(replyTimes).nullable(),
    /** When the team is back; null while it answers. */
    opensAt: z.string().nullable(),
  }),
});
export type MessengerHome = z.infer<typeof MessengerHome>;

/** Kinds of contents that visitors search. */
export const foundKinds = ['article', 'collection', 'news', 'checklist', 'featureRequest'] as const;

/** A content that matches a search. */
export const FoundContent = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  /** Its first lines; empty without any. */
  text: z.string(),
});
export type FoundContent = z.infer<typeof FoundContent>;
