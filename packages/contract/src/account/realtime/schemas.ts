import * as z from 'zod';
import { OutboundAction } from '../../widget/outbound/visitor/schemas';

/** Path of the dashboard's socket. */
export const liveSocketPath = '/api/v1/realtime/socket';
/**
 * Subprotocol of the socket. The ticket is sent as a second one, `ticket.<ticket>`: URLs are logged,
 * subprotocols are not.
 */
export const liveProtocol = 'adlane.live';
/** Prefix of the socket protocol that carries a one-time ticket. */
export const ticketProtocolPrefix = 'ticket.';
/** Lifetime of a ticket in milliseconds; valid for one connection. */
export const ticketLifetimeMs = 30_000;
/** All resources: messages may have been missed. */
export const everyResource = '*';

/** Single-use ticket for one live connection. */
export const LiveTicket = z.object({ ticket: z.string(), expires_at: z.string() });
export type LiveTicket = z.infer<typeof LiveTicket>;

/** Server message: these resources of the contract changed and should be refetched. */
export const LiveMessage = z.object({ type: z.literal('changed'), resources: z.array(z.string()) });
export type LiveMessage = z.infer<typeof LiveMessage>;

/** Path of the widget's socket (widget §7.1); its query has the visitor, the secret and the SDK key. */
export const visitorSocketPath = '/sdk/realtime';

/** Server message to a page: actions to perform, and the number of unread messages (widget §7.1). */
export const VisitorUpdate = z.object({
  name: z.literal('update'),
  data: z.object({ a: z.array(OutboundAction).optional(), u: z.int().min(0).optional() }),
});
export type VisitorUpdate = z.infer<typeof VisitorUpdate>;
