import * as z from 'zod';
import { VisitorUpdate } from '../../account/realtime/schemas';
import { noUserIds } from '../../constants/widget/widget';

/** Maximum length of a visitor's field, in characters; enforced by the SDK and the server. */
export const maxVisitorFieldLength = 255;

const field = z.string().max(maxVisitorFieldLength);

/** A widget visitor (widget §3.1). `gleapHash` is the visitor's secret. */
export const VisitorSession = z.looseObject({
  gleapId: z.string().min(1),
  gleapHash: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  userId: z.string().optional(),
  phone: z.string().optional(),
  value: z.number().optional(),
  lang: z.string().optional(),
  customData: z.record(z.string(), z.unknown()).optional(),
});
export type VisitorSession = z.infer<typeof VisitorSession>;

/** Starts or continues a visitor's session (widget §4.1). */
export const SessionStart = z.object({
  lang: z.string().max(35).optional(),
  /** Language of the project's configuration to include: saves the page a second call. */
  config: z.boolean().optional(),
});
export type SessionStart = z.infer<typeof SessionStart>;

/**
 * Maximum length of an event name, in UTF-16 units; longer ones are truncated, so that the batch is not lost.
 */
const maxEventNameLength = 255;

/** One event of the stream (widget §3.5). */
export const StreamEvent = z.object({
  name: z.string().overwrite((name) => name.slice(0, maxEventNameLength).replace(/\p{Surrogate}$/u, '')),
  date: z.string(),
  data: z.unknown().optional(),
});
export type StreamEvent = z.infer<typeof StreamEvent>;

/** Sends a visitor's events (widget §4.7). */
export const SessionPing = z.object({
  /** Seconds since the session started on the page. */
  time: z.number(),
  events: z.array(StreamEvent).max(500),
  opened: z.boolean(),
  type: z.string(),
  sdkVersion: z.string(),
  /** False if the page's socket is blocked: the response then has the socket's messages. */
  ws: z.boolean(),
});
export type SessionPing = z.infer<typeof SessionPing>;

/**
 * Pending actions of the visitor, if the page has no socket and the widget is closed (widget §7.1). `tooltips` is true if
 * the events or the team may have changed which tooltips the visitor sees: the page requests them again.
 */
export const SessionPong = VisitorUpdate.shape.data.extend({ tooltips: z.boolean().optional() });
export type SessionPong = z.infer<typeof SessionPong>;

/** A text; numbers, which pages use for ids and phone numbers, are converted. */
const textOrNumber = z.union([field, z.number().transform(String)]);
/** A number; numeric texts are accepted too. */
const numberOrText = z.union([
  z.number(),
  z
    .string()
    .max(maxVisitorFieldLength)
    .regex(/^\s*-?\d+(\.\d+)?\s*$/)
    .transform(Number),
]);
/** Stored in custom data unchanged, so that resending it compares equal. */
const asItCame = z.union([field, z.number()]);

const visitorFields = {
  name: textOrNumber.nullish(),
  email: textOrNumber.nullish(),
  phone: textOrNumber.nullish(),
  value: numberOrText.nullish(),
  lang: z.string().max(35).nullish(),
  companyId: asItCame.nullish(),
  companyName: asItCame.nullish(),
  sla: asItCame.nullish(),
  plan: asItCame.nullish(),
  createdAt: asItCame.nullish(),
};

function hasUserId(userId: string): boolean {
  const id = userId.trim().toLowerCase();
  return id !== '' && !noUserIds.includes(id);
}

/** Identity of the visitor; custom data is flat beside the known fields (widget §7). */
export const SessionIdentify = z.looseObject({
  ...visitorFields,
  /** The user's id; values that mean no id, such as `null`, are ignored. */
  userId: z
    .union([z.string().min(1).max(maxVisitorFieldLength), z.number().transform(String)])
    .refine(hasUserId, 'The user id is missing.'),
  /** HMAC-SHA-256 of `userId`, as text, with the project's secret, in hex. */
  userHash: z.string().max(128).nullish(),
});
export type SessionIdentify = z.infer<typeof SessionIdentify>;

/** Fields of the contact to change; custom data is a separate map here (widget §7). */
export const SessionUpdate = z.object({
  data: z.looseObject({ ...visitorFields, customData: z.record(z.string(), z.unknown()).optional() }),
  type: z.string().max(20),
  sdkVersion: z.string().max(20),
  ws: z.boolean(),
});
export type SessionUpdate = z.infer<typeof SessionUpdate>;
