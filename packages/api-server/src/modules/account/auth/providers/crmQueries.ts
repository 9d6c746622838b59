import { and, eq, or } from 'drizzle-orm';
import { agencies } from '../../../../db/schema/account/agencies';
import { clients } from '../../../../db/schema/account/clients';
import { users } from '../../../../db/schema/account/users';
import { sources } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';

/**
 * Lists clients with a location of the CRM, of agencies that have it connected: connecting proves access to
 * the location.
 */
export async function listLocationClients(tx: Database, locationId: string) {
  return tx
    .selectDistinct({ agency_id: clients.agency_id, id: clients.id, business_name: clients.business_name })
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agency_id))
    .innerJoin(
      sources,
      and(
        eq(sources.agency_id, clients.agency_id),
        eq(sources.channel, 'ghl'),
        eq(sources.external_id, locationId),
        eq(sources.status, 'active'),
      ),
    )
    .where(and(eq(clients.g_h_id, locationId), eq(clients.status, 'active'), eq(agencies.status, 'active')))
    .limit(2);
}

/** Lists a client's users that may be the CRM's user: by the CRM's id, or by address. */
export async function listCrmCandidates(
  tx: Database,
  client: { readonly agency_id: number; readonly id: number },
  who: { readonly id: string; readonly email: string },
) {
  return tx
    .select({
      id: users.id,
      agency_id: users.agency_id,
      status: users.status,
      password_hash: users.password_hash,
      email_verified_at: users.email_verified_at,
      crm_user_id: users.crm_user_id,
    })
    .from(users)
    .where(
      and(
        eq(users.agency_id, client.agency_id),
        eq(users.client_id, client.id),
        eq(users.entity_type, 'Client'),
        or(eq(users.crm_user_id, who.id), eq(users.email, who.email)),
      ),
    );
}
