import { and, eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';
import type { SubscriberRow } from './queries';

/** Archives or restores an agency. */
export async function updateAgencyStatus(
  tx: Database,
  agencyId: number,
  change: { readonly status: 'active' | 'archived'; readonly updated_at: Date },
): Promise<void> {
  await tx.update(agencies).set(change).where(eq(agencies.id, agencyId));
}

type OwnerValues = Partial<Pick<typeof users.$inferInsert, 'first_name' | 'last_name' | 'phone' | 'niche'>>;

/** Updates an agency and its owner. */
export async function updateSubscriberRow(
  tx: Database,
  { id, group_id }: Pick<SubscriberRow, 'id' | 'group_id'>,
  { business_name, ...owner }: OwnerValues & { readonly business_name?: string | undefined },
  updated_at: Date,
): Promise<void> {
  const named = business_name === undefined ? {} : { business_name };
  await tx
    .update(users)
    .set({ ...owner, ...named, updated_at })
    .where(and(eq(users.agency_id, group_id), eq(users.id, id)));
  if (business_name === undefined) return;
  await tx.update(agencies).set({ name: business_name, updated_at }).where(eq(agencies.id, group_id));
}
