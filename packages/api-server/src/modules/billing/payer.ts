import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import { forbidden, found } from '../../http/problem';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { requireManager } from '../account/team';
import { isForLife } from './billingView';
import { type CustomerRow, findBilling, type SubscriptionRow } from './queries';
import type { Payer } from './stripeCustomer';

/** An agency that deals with its bill. */
export type BillingContext = CallContext<UserCaller>;
export type Account = {
  readonly payer: Payer;
  readonly subscription: SubscriptionRow | null;
  readonly customer: CustomerRow | null;
};

/** The caller's account. @throws Problem 403 where the plan is for life: there is no Billing then (ads §6) */
export async function findBillingAccount(ctx: UseCaseContext): Promise<Account> {
  const {
    tx,
    caller: { agency_id, user_id },
  } = ctx;
  const { name, subscription, customer } = found(await findBilling(tx, agency_id));
  if (isForLife(subscription)) throw forbidden();
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.agency_id, agency_id), eq(users.id, user_id)));
  const { email } = found(user);
  return { payer: { agency_id, customer_id: customer?.customer_id, email, name }, subscription, customer };
}

/** The same for whoever pays: members of a team see the bill, its owners and admins decide on it. @throws Problem 403 */
export async function findPayer(ctx: UseCaseContext): Promise<Account> {
  await requireManager(ctx);
  return findBillingAccount(ctx);
}
