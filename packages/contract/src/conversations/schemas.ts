import * as z from 'zod';

/** Maximum length of a conversation message, in characters. */
export const maxMessageLength = 10_000;

/** A message of a conversation (widget §2.3). */
export const ConversationMessage = z.object({
  id: z.string(),
  from: z.enum(['visitor', 'operator', 'bot']),
  senderName: z.string(),
  text: z.string(),
  /** Answers that a bot offers; the visitor sends one of them or writes freely. */
  choices: z.array(z.string()),
  created_at: z.string(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** A visitor's conversation, named by its share token (widget §2.3). */
export const Conversation = z.object({
  shareToken: z.string(),
  title: z.string(),
  /** The last message. */
  lastText: z.string(),
  unread: z.int(),
  updated_at: z.string(),
  messages: z.array(ConversationMessage),
});
export type Conversation = z.infer<typeof Conversation>;
