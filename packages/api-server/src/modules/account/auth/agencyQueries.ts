import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { clients } from '../../../db/schema/account/clients';
import { media } from '../../../db/schema/ads/media';
import type { Database } from '../../../ports';
import { brandColumns, isLogo } from '../mail/queries';

const shown = { id: agencies.id, ...brandColumns, is_client_signup_open: agencies.is_client_signup_open };

const isOpen = and(eq(agencies.kind, 'agency'), eq(agencies.status, 'active'));

/**
 * Lists the agencies behind the address of a client area: by the agency's own token, else by a client's
 * location in the CRM. Several agencies may have clients of a location; the oldest one comes first.
 */
export async function listAgenciesByToken(tx: Database, token: string) {
  const own = await tx
    .select(shown)
    .from(agencies)
    .leftJoin(media, isLogo)
    .where(and(eq(agencies.client_token, token), isOpen));
  if (own.length > 0) return own;
  return tx
    .select(shown)
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agency_id))
    .leftJoin(media, isLogo)
    .where(and(eq(clients.g_h_id, token), eq(clients.status, 'active'), isOpen))
    .orderBy(asc(clients.created_at), asc(clients.agency_id))
    .limit(20);
}

/** Finds the agency with this verified host name. */
export async function findAgencyByHost(tx: Database, host: string) {
  const [row] = await tx
    .select(shown)
    .from(agencies)
    .leftJoin(media, isLogo)
    .where(and(eq(agencies.whiteLabelUrl, host), isNotNull(agencies.white_label_verified_at), isOpen));
  return row;
}
