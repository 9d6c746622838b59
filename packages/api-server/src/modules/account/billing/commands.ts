import { and, eq, isNull } from 'drizzle-orm';
import { billing_customers, subscriptions } from '../../../db/schema/account/billing';
import type { Database } from '../../../ports';

export async function upsertSubscription(
  tx: Database,
  values: typeof subscriptions.$inferInsert,
): Promise<void> {
  const { agency_id: _key, created_at: _createdAt, ...set } = values;
  await tx.insert(subscriptions).values(values).onConflictDoUpdate({ target: subscriptions.agency_id, set });
}

/** Stores the agency's customer id at Stripe; the first one stays. */
export async function insertCustomer(
  tx: Database,
  values: typeof billing_customers.$inferInsert,
): Promise<string> {
  await tx.insert(billing_customers).values(values).onConflictDoNothing();
  const [row] = await tx
    .select({ id: billing_customers.customer_id })
    .from(billing_customers)
    .where(eq(billing_customers.agency_id, values.agency_id));
  return row?.id ?? values.customer_id;
}

export type CheckoutChange = { readonly before: string | null; readonly after: string | null };

/** Replaces the agency's open payment page; false if it is another one by now. */
export async function updateCheckout(
  tx: Database,
  agencyId: number,
  { before, after }: CheckoutChange,
): Promise<boolean> {
  const { agency_id, checkout_id } = billing_customers;
  const isBefore = before === null ? isNull(checkout_id) : eq(checkout_id, before);
  const swapped = await tx
    .update(billing_customers)
    .set({ checkout_id: after })
    .where(and(eq(agency_id, agencyId), isBefore))
    .returning({ agency_id });
  return swapped.length > 0;
}
