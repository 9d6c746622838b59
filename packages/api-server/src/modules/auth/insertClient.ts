import { client_permissions, clients } from '../../db/schema/clients';
import type { Database } from '../../ports';
import { claimLocation } from '../billing/locations';

/**
 * Adds a client, which follows its agency's default permissions until it is granted its own (ads §6).
 * @throws Problem 402 where the agency's plan holds no further one
 */
export async function insertClient(tx: Database, values: typeof clients.$inferInsert): Promise<number> {
  await claimLocation(tx, values.agency_id);
  const [made] = await tx.insert(clients).values(values).returning({ id: clients.id });
  const client_id = made?.id ?? 0;
  await tx.insert(client_permissions).values({ agency_id: values.agency_id, client_id, is_global: true });
  return client_id;
}
