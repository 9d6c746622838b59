import { and, desc, eq, max, ne } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { revokeAccess } from '../access/revokeAccess';

function isClientUser(agencyId: number, clientId: number) {
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

/** Allows or blocks sign-in of a client's users; blocking ends their sessions. */
export async function updateUserStatus(
  tx: Database,
  agencyId: number,
  clientId: number,
  change: { readonly status: 'active' | 'inactive'; readonly updated_at: Date },
): Promise<void> {
  await tx
    .update(users)
    .set(change)
    .where(and(isClientUser(agencyId, clientId), ne(users.status, 'invited')));
  if (change.status !== 'active') await revokeAccess(tx, { agency_id: agencyId, client_id: clientId });
}

/** Deletes a client's users with their sessions. */
export async function deleteUsers(tx: Database, agencyId: number, clientId: number): Promise<void> {
  await revokeAccess(tx, { agency_id: agencyId, client_id: clientId });
  await tx.delete(users).where(isClientUser(agencyId, clientId));
}
