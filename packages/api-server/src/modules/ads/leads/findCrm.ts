import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { clients } from '../../../db/schema/account/clients';
import { sources } from '../../../db/schema/ads/sources';
import type { Database } from '../../../ports';
import type { SourceRow } from '../sources/queries';

/**
 * Finds the CRM for a client's leads: the client's connection, else the agency's connection to the client's
 * location, else the agency's location. Another client's location never gets them.
 * @param clientId null for leads without a client, which go to the agency's location
 */
export async function findCrm(
  tx: Database,
  agencyId: number,
  clientId: number | null,
): Promise<SourceRow | undefined> {
  const crms = await tx
    .select()
    .from(sources)
    .where(
      and(
        eq(sources.agency_id, agencyId),
        eq(sources.channel, 'ghl'),
        eq(sources.status, 'active'),
        isNotNull(sources.sealed_token),
      ),
    )
    .orderBy(sources.id);
  const locations = await tx
    .select({ id: clients.id, g_h_id: clients.g_h_id })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), isNotNull(clients.g_h_id), sql`${clients.g_h_id} <> ''`));
  const own = clientId === null ? undefined : crms.find(({ client_id }) => client_id === clientId);
  if (own) return own;
  const agencys = crms.filter(({ client_id }) => client_id === null);
  const location = locations.find(({ id }) => id === clientId)?.g_h_id;
  const isClients = ({ external_id }: SourceRow) => locations.some(({ g_h_id }) => g_h_id === external_id);
  return (
    agencys.find(({ external_id }) => external_id === location) ?? agencys.find((crm) => !isClients(crm))
  );
}
