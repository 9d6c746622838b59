import { and, eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { isUser } from './accountQueries';

export async function insertAgency(tx: Database, values: typeof agencies.$inferInsert): Promise<number> {
  const [made] = await tx.insert(agencies).values(values).returning({ id: agencies.id });
  return made?.id ?? 0;
}

export type NewUser = typeof users.$inferInsert;

/** Adds a user and deletes an invitation of the same tenant to the address. */
export async function insertUser(tx: Database, values: NewUser) {
  await tx
    .delete(users)
    .where(
      and(eq(users.agency_id, values.agency_id), eq(users.email, values.email), eq(users.status, 'invited')),
    );
  const [made] = await tx
    .insert(users)
    .values(values)
    .returning({ id: users.id, agency_id: users.agency_id, password_hash: users.password_hash });
  return made;
}

/** Updates a user. Returns false if it does not exist or has another status than the expected one. */
export async function updateUser(
  tx: Database,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
  status: NonNullable<NewUser['status']>,
  values: Partial<NewUser>,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set(values)
    .where(and(isUser(agency_id, id), eq(users.status, status)))
    .returning({ id: users.id });
  return changed.length > 0;
}
