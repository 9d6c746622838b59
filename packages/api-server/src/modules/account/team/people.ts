import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

/** The name of a joined user, else its email address. */
export const personName = sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email})`;

/** Lists the tenant's own users, without its clients'. */
export function listPeople(tx: Database, agencyId: number) {
  return tx
    .select({ id: users.id, name: personName })
    .from(users)
    .where(and(eq(users.agency_id, agencyId), ne(users.entity_type, 'Client'), eq(users.status, 'active')))
    .orderBy(asc(personName), asc(users.id));
}

/** Finds a user's name. */
export async function findPersonName(tx: Database, agencyId: number, userId: number): Promise<string> {
  const [row] = await tx
    .select({ name: personName })
    .from(users)
    .where(and(eq(users.agency_id, agencyId), eq(users.id, userId)));
  return row?.name ?? 'A team member';
}
