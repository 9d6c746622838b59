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

/** Path of the widget's socket (widget §7.1); its query has the visitor, the secret and the SDK key. */
export const visitorSocketPath = '/sdk/realtime';
