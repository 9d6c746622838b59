import { and, desc, eq, max } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

export function isClientUser(agencyId: number, clientId: number) {
  return and(eq(users.agency_id, agencyId), eq(users.client_id, clientId), eq(users.entity_type, 'Client'));
}

/** Lists a client's users, invited ones first. */
export function listUsers(tx: Database, agencyId: number, clientId: number) {
  return tx
    .select({ id: users.id, status: users.status, email: users.email })
    .from(users)
    .where(isClientUser(agencyId, clientId))
    .orderBy(desc(eq(users.status, 'invited')), users.id);
}

/** Returns when a user of the client verified the email address; null if none did. */
export async function findEmailVerifiedAt(
  tx: Database,
  agencyId: number,
  clientId: number,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(users.email_verified_at) })
    .from(users)
    .where(isClientUser(agencyId, clientId));
  return row?.at ?? null;
}
