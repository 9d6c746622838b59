import * as z from 'zod';

/** Who is typing in a conversation now. */
export const InboxTyping = z.object({ visitor: z.boolean() });
export type InboxTyping = z.infer<typeof InboxTyping>;
