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
