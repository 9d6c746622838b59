import { type LiveTicket, ticketLifetimeMs } from '@adlane/contract/account/realtime';
import { and, eq, lte } from 'drizzle-orm';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { socket_tickets } from '../../../db/schema/account/notifications';
import { asOperator } from '../../../db/tenant';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { Ports } from '../../../ports';
import { findCallerBySession } from '../auth/findCaller';

/** Issues a ticket for one live connection, valid for 30 seconds; the bearer token itself never opens one. */
export async function issueTicket({ ports, caller, inTenant }: CallContext<UserCaller>): Promise<LiveTicket> {
  const ticket = ports.ids.token();
  const token_hash = sha256Hex(ticket);
  const now = ports.clock.now();
  const expires_at = new Date(now.getTime() + ticketLifetimeMs);
  const { agency_id, session_id } = caller;
  await inTenant(async ({ tx }) => {
    await tx
      .delete(socket_tickets)
      .where(and(eq(socket_tickets.agency_id, agency_id), lte(socket_tickets.expires_at, now)));
    await tx.insert(socket_tickets).values({ agency_id, session_id, token_hash, expires_at });
  });
  return { ticket, expires_at: expires_at.toISOString() };
}

/** The session that a ticket was issued to, and when. */
export type RedeemedTicket = { readonly caller: UserCaller; readonly issuedAt: Date };

/** Redeems a ticket once; returns the caller of its session while that is valid. */
export async function redeemTicket(
  ports: Pick<Ports, 'db' | 'clock'>,
  ticket: string,
): Promise<RedeemedTicket | undefined> {
  const token_hash = sha256Hex(ticket);
  const now = ports.clock.now();
  const [taken] = await asOperator(ports.db, (tx) =>
    tx.delete(socket_tickets).where(eq(socket_tickets.token_hash, token_hash)).returning(),
  );
  if (!taken || taken.expires_at <= now) return undefined;
  const caller = await findCallerBySession(ports.db, taken, now);
  return caller && { caller, issuedAt: new Date(taken.expires_at.getTime() - ticketLifetimeMs) };
}
