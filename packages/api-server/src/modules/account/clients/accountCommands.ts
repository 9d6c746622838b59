import { and, ne } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { revokeAccess } from '../access/revokeAccess';
import { isClientUser } from './accountQueries';

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
