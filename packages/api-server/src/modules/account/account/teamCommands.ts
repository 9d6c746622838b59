import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { inTeam } from './teamQueries';

export async function updateMemberRow(
  tx: Database,
  agencyId: number,
  id: number,
  values: Partial<Pick<typeof users.$inferInsert, 'team_role' | 'first_name' | 'last_name' | 'updated_at'>>,
): Promise<void> {
  await tx
    .update(users)
    .set(values)
    .where(and(inTeam(agencyId), eq(users.id, id)));
}

/** Deletes a member with their sessions and links. */
export async function deleteMemberRow(tx: Database, agencyId: number, id: number): Promise<void> {
  await tx.delete(users).where(and(inTeam(agencyId), eq(users.id, id)));
}
