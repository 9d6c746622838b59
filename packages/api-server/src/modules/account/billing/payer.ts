import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { forbidden, found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { requireManager } from '../account/team';
import { isForLife } from './billingView';
import type { PlanHolder } from './PlanHolder';
import { type CustomerRow, findBilling, type SubscriptionRow } from './queries';
import type { Payer } from './stripeCustomer';

/** The context of an agency's billing calls. */
export type BillingContext = CallContext<UserCaller>;
/** The caller's agency. */
export function toPlanHolder({ ports, caller, transact, idempotencyKey: key }: BillingContext): PlanHolder {
  return { ports, agencyId: caller.agency_id, transact, key };
}

export type Account = {
  readonly payer: Payer;
  readonly subscription: SubscriptionRow | null;
  readonly customer: CustomerRow | null;
};

/**
 * Finds the caller's billing account.
 * @throws Problem 403 for a lifetime plan, which has no Billing (ads §6)
 */
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

/**
 * Finds the account for a user who may pay: all team members see the bill, but only owners and admins may
 * change it.
 * @throws Problem 403
 */
export async function findPayer(ctx: UseCaseContext): Promise<Account> {
  await requireManager(ctx);
  return findBillingAccount(ctx);
}
