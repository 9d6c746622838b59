import { eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { client_permissions } from '../../../db/schema/account/clients';
import type { Database } from '../../../ports';
import { type Flags } from './queries';

export async function updateDefaultFlags(
  tx: Database,
  agencyId: number,
  flags: Flags,
  now: Date,
): Promise<void> {
  await tx
    .update(agencies)
    .set({ default_permissions: flags, updated_at: now })
    .where(eq(agencies.id, agencyId));
}

/** Updates the given flags of a client and leaves the others. */
export async function upsertClientFlags(
  tx: Database,
  agencyId: number,
  clientId: number,
  flags: Flags,
): Promise<void> {
  await tx
    .insert(client_permissions)
    .values({ ...flags, agency_id: agencyId, client_id: clientId })
    .onConflictDoUpdate({ target: [client_permissions.agency_id, client_permissions.client_id], set: flags });
}
