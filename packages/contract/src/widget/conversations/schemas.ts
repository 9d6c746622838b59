import * as z from 'zod';
import { uploadFormBytes } from '../../constants/uploads';

/** Maximum length of a conversation message, in characters. */
export const maxMessageLength = 10_000;

/** Maximum size of a file in a message, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;
/** Maximum files of a message. */
export const maxMessageFiles = 10;
/** After the last key stroke a person counts as typing for this long, in milliseconds. */
export const typingMs = 8000;

/** A file of a message. */
export const ConversationFile = z.object({
  token: z.string(),
  name: z.string(),
  /** Detected from the content; `application/octet-stream` for unknown ones. */
  type: z.string(),
  bytes: z.int(),
});
export type ConversationFile = z.infer<typeof ConversationFile>;

/** The shape of both calls that store a file for a message. */
export const fileUpload = {
  bodyType: 'multipart',
  body: z.object({ file: z.file() }),
  response: ConversationFile,
  status: 201,
  maxBodyBytes: maxFileBytes + uploadFormBytes,
} as const;

/** An article of the help center that a bot's message quotes. */
export const AnswerSource = z.object({
  /** Id of the article; it may have been unpublished since. */
  id: z.string(),
  title: z.string(),
  /** Words of the article, unchanged. */
  quote: z.string(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/**
 * What a bot's message says besides an answer, for clients to show in their user's language: it quotes articles, has
 * found none, or a person takes over.
 */
export const botNotices = ['found', 'unanswered', 'handedOver'] as const;
export type BotNotice = (typeof botNotices)[number];

/** A message of a conversation (widget §2.3). */
export const ConversationMessage = z.object({
  id: z.string(),
  from: z.enum(['visitor', 'operator', 'bot']),
  senderName: z.string(),
  text: z.string(),
  /** Answers that a bot offers; the visitor sends one of them or writes freely. */
  choices: z.array(z.string()),
  files: z.array(ConversationFile),
  /** Articles that a bot's answer is taken from. */
  sources: z.array(AnswerSource),
  /** Shown in place of the text, which says the same in English. */
  notice: z.enum(botNotices).nullable(),
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
  /** Whether a team member is typing. */
  teamTyping: z.boolean(),
  /**
   * Whether questions are answered from the help center: `ready`, or `searching` until an answer to the last one
   * arrives. Null once a person takes over, and in projects without these answers.
   */
  helpAnswers: z.enum(['ready', 'searching']).nullable(),
  messages: z.array(ConversationMessage),
});
export type Conversation = z.infer<typeof Conversation>;
