import { and, desc, eq, inArray, max, ne } from 'drizzle-orm';
import { auth_sessions, users } from '../../db/schema/users';
import type { Database } from '../../ports';

function isUserOfClient(agencyId: number, clientId: number) {
  return and(eq(users.agency_id, agencyId), eq(users.client_id, clientId), eq(users.entity_type, 'Client'));
}

/** A client's users, those who were invited first. */
export function listUsers(tx: Database, agencyId: number, clientId: number) {
  return tx
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(isUserOfClient(agencyId, clientId))
    .orderBy(desc(eq(users.status, 'invited')), users.id);
}

/** When a user of the client proved to receive mail at its address; null where none did. */
export async function findEmailVerifiedAt(
  tx: Database,
  agencyId: number,
  clientId: number,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(users.email_verified_at) })
    .from(users)
    .where(isUserOfClient(agencyId, clientId));
  return row?.at ?? null;
}

/** Lets a client's users sign in or keeps them out, which ends their sessions. */
export async function updateUserStatus(
  tx: Database,
  agencyId: number,
  clientId: number,
  change: { readonly status: 'active' | 'inactive'; readonly updated_at: Date },
): Promise<void> {
  const own = and(isUserOfClient(agencyId, clientId), ne(users.status, 'invited'));
  await tx.update(users).set(change).where(own);
  if (change.status === 'active') return;
  const ids = tx.select({ id: users.id }).from(users).where(own);
  await tx
    .delete(auth_sessions)
    .where(and(eq(auth_sessions.agency_id, agencyId), inArray(auth_sessions.user_id, ids)));
}

/** Removes a client's users with their sessions. */
export async function deleteUsers(tx: Database, agencyId: number, clientId: number): Promise<void> {
  await tx.delete(users).where(isUserOfClient(agencyId, clientId));
}
