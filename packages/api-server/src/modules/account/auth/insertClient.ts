import { client_permissions, clients } from '../../../db/schema/account/clients';
import type { Database } from '../../../ports';
import { claimLocation } from '../billing/locations';

/**
 * Adds a client with its agency's default permissions, which apply until it gets permissions of itself (ads
 * §6).
 * @throws Problem 402 if the agency's plan has no room for another client
 */
export async function insertClient(tx: Database, values: typeof clients.$inferInsert): Promise<number> {
  await claimLocation(tx, values.agency_id);
  const [made] = await tx.insert(clients).values(values).returning({ id: clients.id });
  const client_id = made?.id ?? 0;
  await tx.insert(client_permissions).values({ agency_id: values.agency_id, client_id, is_global: true });
  return client_id;
}
