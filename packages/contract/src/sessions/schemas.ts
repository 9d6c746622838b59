import * as z from 'zod';

/** Longest value of a visitor's field, in characters; refused in the SDK and on the server. */
export const maxVisitorFieldLength = 255;

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

export const SessionStart = z.object({ lang: z.string().max(35).optional() });
export type SessionStart = z.infer<typeof SessionStart>;

/** One event of the stream (widget §3.5). */
export const StreamEvent = z.object({
  name: z.string().max(255),
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
  ws: z.boolean(),
});
export type SessionPing = z.infer<typeof SessionPing>;
