import * as z from 'zod';
import { noUserIds } from '../constants/widget';
import { VisitorUpdate } from '../realtime/schemas';

/** Longest value of a visitor's field, in characters; refused in the SDK and on the server. */
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

export const SessionStart = z.object({
  lang: z.string().max(35).optional(),
  /** Asks for the project's configuration too, in the language named here: a page then makes one call instead of two. */
  config: z.boolean().optional(),
});
export type SessionStart = z.infer<typeof SessionStart>;

/** Longest name of an event, in UTF-16 units; of a longer one the rest is cut off, as a batch must not be lost over it. */
const maxEventNameLength = 255;

/** One event of the stream (widget §3.5). */
export const StreamEvent = z.object({
  name: z.string().overwrite((name) => name.slice(0, maxEventNameLength).replace(/\p{Surrogate}$/u, '')),
  date: z.string(),
  data: z.unknown().optional(),
});
export type StreamEvent = z.infer<typeof StreamEvent>;

export const SessionPing = z.object({
  /** Seconds since the session started on the page. */
  time: z.number(),
  events: z.array(StreamEvent).max(500),
  opened: z.boolean(),
  type: z.string(),
  sdkVersion: z.string(),
  /** False on a page whose socket does not get through: the answer carries what the socket would have said. */
  ws: z.boolean(),
});
export type SessionPing = z.infer<typeof SessionPing>;

/** What waits for the visitor, where the page has no socket and the widget is closed; else nothing (widget §7.1). */
export const SessionPong = VisitorUpdate.shape.data;
export type SessionPong = z.infer<typeof SessionPong>;

/** A text; pages hand in numbers where their ids and phone numbers are some, and installed clients pass them on. */
const textOrNumber = z.union([field, z.number().transform(String)]);
/** A number; pages hand it in as text, too. */
const numberOrText = z.union([
  z.number(),
  z
    .string()
    .max(maxVisitorFieldLength)
    .regex(/^\s*-?\d+(\.\d+)?\s*$/)
    .transform(Number),
]);
/** Kept among the custom data as it came, so that a page which sends it again is told the same. */
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

/** Who the visitor is; custom data lies flat beside the known fields (widget §7). */
export const SessionIdentify = z.looseObject({
  ...visitorFields,
  /** Names somebody: what a page makes of a missing id by mistake, such as `null`, does not. */
  userId: z
    .union([z.string().min(1).max(maxVisitorFieldLength), z.number().transform(String)])
    .refine(hasUserId, 'This names nobody.'),
  /** HMAC-SHA-256 of `userId`, as text, with the project's secret, in hex. */
  userHash: z.string().max(128).nullish(),
});
export type SessionIdentify = z.infer<typeof SessionIdentify>;

/** Fields of the contact to change; custom data is a map of its own here (widget §7). */
export const SessionUpdate = z.object({
  data: z.looseObject({ ...visitorFields, customData: z.record(z.string(), z.unknown()).optional() }),
  type: z.string().max(20),
  sdkVersion: z.string().max(20),
  ws: z.boolean(),
});
export type SessionUpdate = z.infer<typeof SessionUpdate>;
