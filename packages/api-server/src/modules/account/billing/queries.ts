import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, isNotNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { readPage } from '../../../db/page';
import { agencies } from '../../../db/schema/account/agencies';
import { billing_customers, subscriptions, transactions } from '../../../db/schema/account/billing';
import { clients } from '../../../db/schema/account/clients';
import { searchPattern } from '../../../db/searchPattern';
import type { Database } from '../../../ports';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CustomerRow = typeof billing_customers.$inferSelect;
export type TransactionQuery = ParsedInput<Contract['billing']['transactions']>['query'];

/** Finds an agency with its plan and customer. */
export async function findBilling(tx: Database, agencyId: number) {
  const [row] = await tx
    .select({
      name: agencies.name,
      kind: agencies.kind,
      signedUpAt: agencies.created_at,
      subscription: subscriptions,
      customer: billing_customers,
    })
    .from(agencies)
    .leftJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
    .leftJoin(billing_customers, eq(billing_customers.agency_id, agencies.id))
    .where(eq(agencies.id, agencyId));
  return row;
}

/** Counts the clients that count against the plan: all but deleted ones, hidden or not (ads §9). */
export async function countLocations(tx: Database, agencyId: number): Promise<number> {
  const [row] = await tx
    .select({ used: count() })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), ne(clients.status, 'archived')));
  return row?.used ?? 0;
}

/** Lists archived agencies whose plan Stripe would renew, across all tenants. */
export async function listRenewedArchived(tx: Database, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .innerJoin(subscriptions, eq(subscriptions.agency_id, agencies.id))
    .where(
      and(
        eq(agencies.status, 'archived'),
        isNotNull(subscriptions.subscription_id),
        notInArray(subscriptions.status, ['canceled', 'incomplete']),
        eq(subscriptions.cancel_at_period_end, false),
      ),
    )
    .orderBy(asc(agencies.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Finds and locks the agency's subscription until the transaction ends. */
export async function lockSubscription(tx: Database, agencyId: number): Promise<SubscriptionRow | undefined> {
  // Locks the agency, because there may be no subscription yet.
  await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('update');
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.agency_id, agencyId));
  return row;
}

/** Finds the agency of a Stripe customer, across all tenants. */
export async function findCustomerAgency(tx: Database, customerId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: billing_customers.agency_id })
    .from(billing_customers)
    .where(eq(billing_customers.customer_id, customerId));
  return row?.id;
}

function matching(agencyId: number, { search, status }: TransactionQuery): SQL | undefined {
  const pattern = searchPattern(search ?? '');
  return and(
    eq(transactions.agency_id, agencyId),
    status && eq(transactions.status, status),
    search ? or(ilike(transactions.number, pattern), ilike(transactions.description, pattern)) : undefined,
  );
}

export async function listTransactions(tx: Database, agencyId: number, query: TransactionQuery) {
  const where = matching(agencyId, query);
  const direction = query.order === 'asc' ? asc : desc;
  const sorted = query.sort === 'amount' ? transactions.amount : transactions.created_at;
  return readPage(
    query,
    tx.select().from(transactions).where(where).orderBy(direction(sorted), direction(transactions.id)),
    tx.select({ total: count() }).from(transactions).where(where),
  );
}
