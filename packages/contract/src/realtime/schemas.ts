import * as z from 'zod';
import { OutboundAction } from '../outbound/schemas';

/** Where the dashboard's live connection is opened. */
export const liveSocketPath = '/api/v1/realtime/socket';
/** Its subprotocol. The ticket goes as a second one, `ticket.<ticket>`: addresses end up in logs, these don't. */
export const liveProtocol = 'adlane.live';
export const ticketProtocolPrefix = 'ticket.';
/** Milliseconds in which a ticket has to be used; it is good for one connection. */
export const ticketLifetimeMs = 30_000;
/** Stands for every resource: something may have been missed. */
export const everyResource = '*';

/** Permit to open one live connection. */
export const LiveTicket = z.object({ ticket: z.string(), expires_at: z.string() });
export type LiveTicket = z.infer<typeof LiveTicket>;

/** What the server says: these resources of the contract changed, read them again. */
export const LiveMessage = z.object({ type: z.literal('changed'), resources: z.array(z.string()) });
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Where a page's widget listens (widget §7.1); its query names the visitor, the secret and the SDK key. */
export const visitorSocketPath = '/sdk/realtime';

/** What the server says to a page: actions to perform, and the number of unread messages (widget §7.1). */
export const VisitorUpdate = z.object({
  name: z.literal('update'),
  data: z.object({ a: z.array(OutboundAction).optional(), u: z.int().min(0).optional() }),
});
export type VisitorUpdate = z.infer<typeof VisitorUpdate>;
