import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports';

type Project = { readonly agency_id: number; readonly project_id: number };

/**
 * Locks who is a user of a project until the transaction ends: of two devices that prove the same user at once, the
 * second finds the first. Lock it before any visitor.
 */
export async function lockPerson(
  tx: Database,
  { agency_id, project_id }: Project,
  userId: string,
): Promise<void> {
  const user = `user ${agency_id} ${project_id} ${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${user}, 0))`);
}
