import * as z from 'zod';

/** An email that a server in development stored instead of delivering it. */
export const StoredMail = z.object({
  id: z.string(),
  to: z.string(),
  from_name: z.string(),
  subject: z.string(),
  /** Plain text; may contain the secret of a link. */
  text: z.string(),
  sent_at: z.string(),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** Whether answers by email arrive at an installation. */
export const InboundMailState = z.object({
  /** The address that reply addresses extend; null if answers are not received. */
  address: z.string().nullable(),
  has_webhook: z.boolean(),
  has_mailbox: z.boolean(),
  /** When the mailbox was last read, or was tried to. */
  checked_at: z.string().nullable(),
  /** Why it could not be read; null if it could. */
  problem: z.string().nullable(),
  /** When the last answer was stored in a thread. */
  last_received_at: z.string().nullable(),
});
export type InboundMailState = z.infer<typeof InboundMailState>;
