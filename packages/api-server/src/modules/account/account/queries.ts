import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

export const isUser = (agencyId: number, userId: number) =>
  and(eq(users.agency_id, agencyId), eq(users.id, userId));

export async function findPasswordHash(
  tx: Database,
  agencyId: number,
  userId: number,
): Promise<string | undefined> {
  const [row] = await tx.select({ hash: users.password_hash }).from(users).where(isUser(agencyId, userId));
  return row?.hash;
}
