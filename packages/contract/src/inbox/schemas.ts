import * as z from 'zod';
import { ConversationMessage } from '../conversations/schemas';
import { TicketContact } from '../tickets/schemas';

/** Statuses of a conversation for the team. A visitor's message opens a closed one again. */
export const conversationStatuses = ['OPEN', 'CLOSED'] as const;

/** A conversation in the team's list. */
export const InboxRow = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(conversationStatuses),
  /** The last message, shortened. */
  last_text: z.string(),
  /** The visitor's messages that no team member has read. */
  unread: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  visitor_name: z.string(),
  updated_at: z.string(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** A conversation with its messages, oldest first, and its visitor. */
export const InboxConversation = InboxRow.extend({
  /** True while a bot answers; a reply of the team ends it. */
  has_bot: z.boolean(),
  messages: z.array(ConversationMessage),
  contact: TicketContact,
});
export type InboxConversation = z.infer<typeof InboxConversation>;
