import { and, eq, ne } from 'drizzle-orm';
import { clients } from '../../../db/schema/account/clients';
import { found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import { getOwnerClient, visibleClients } from './visibility';

/**
 * Returns the client a call is about: the one it names, a client itself, or null for the agency. @throws
 * Problem 404 if the caller cannot see the named client
 */
export async function findOwnClient(
  { tx, caller }: ReadContext,
  named: number | null | undefined,
): Promise<number | null> {
  const id = named ?? getOwnerClient(caller);
  if (id === null) return null;
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.agency_id, caller.agency_id),
        eq(clients.id, id),
        ne(clients.status, 'archived'),
        visibleClients(caller),
      ),
    );
  return found(client).id;
}
