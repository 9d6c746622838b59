import * as z from 'zod';
import { OutboundAction } from '../../widget/outbound/visitor/schemas';

/** Single-use ticket for one live connection. */
export const LiveTicket = z.object({ ticket: z.string(), expires_at: z.string() });
export type LiveTicket = z.infer<typeof LiveTicket>;

/** Server message: these resources of the contract changed and should be refetched. */
export const LiveMessage = z.object({ type: z.literal('changed'), resources: z.array(z.string()) });
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Server message to a page: actions to perform, and the number of unread messages (widget §7.1). */
export const VisitorUpdate = z.object({
  name: z.literal('update'),
  data: z.object({ a: z.array(OutboundAction).optional(), u: z.int().min(0).optional() }),
});
export type VisitorUpdate = z.infer<typeof VisitorUpdate>;
