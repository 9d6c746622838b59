import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import { isUser } from './queries';

export type PasswordChange = { readonly from: string; readonly to: string; readonly now: Date };

/** Replaces a password hash; returns false if the stored hash has changed. */
export async function updatePasswordHash(
  tx: Database,
  agencyId: number,
  userId: number,
  { from, to, now }: PasswordChange,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ password_hash: to, updated_at: now })
    .where(and(isUser(agencyId, userId), eq(users.password_hash, from)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export type ProfileValues = Partial<
  Pick<
    typeof users.$inferInsert,
    'first_name' | 'last_name' | 'phone' | 'location' | 'business_name' | 'niche' | 'onboarding_step'
  >
>;

export async function updateProfileRow(
  tx: Database,
  agencyId: number,
  userId: number,
  values: ProfileValues & { readonly updated_at: Date },
): Promise<void> {
  await tx.update(users).set(values).where(isUser(agencyId, userId));
}
