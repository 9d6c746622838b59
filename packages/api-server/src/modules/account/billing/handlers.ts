import type { Plan } from '@adlane/contract/account/billing';
import { billingMessages, planTypes, successMessages } from '@adlane/contract/constants';
import { pageRange, toPage } from '../../../db/page';
import { asOperator } from '../../../db/tenant';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { found, notFound } from '../../../http/problem';
import { findSubscription, toCard, toTransaction } from './billingView';
import { cancelPlan } from './cancelPlan';
import { replaceCard, startCard } from './cards';
import { changePlan, previewChange } from './changePlan';
import { startCheckout } from './checkout';
import { checkCoupon } from './coupons';
import { createStripe } from './createStripe';
import { type BillingContext, findBillingAccount, findPayer, toPlanHolder } from './payer';
import { listPlans, requirePlanOnSale, savePlanStatus } from './plans';
import { listTransactions } from './queries';

/** Coupon lookups per address. */
const couponGuesses: RateLimit = { name: 'coupon', max: 30, windowMs: 15 * 60 * 1000 };

type PlanFilter = {
  readonly sort?: 'name' | 'price' | undefined;
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly status?: Plan['status'] | undefined;
  readonly type?: Plan['type'] | undefined;
};

function chosenPlans(plans: readonly Plan[], { sort, order, search = '', status, type }: PlanFilter): Plan[] {
  const chosen = plans.filter(
    (plan) =>
      (status === undefined || plan.status === status) &&
      (type === undefined || plan.type === type) &&
      plan.name.toLowerCase().includes(search.toLowerCase()),
  );
  const sign = order === 'asc' ? 1 : -1;
  if (sort === 'price') return chosen.sort((a, b) => sign * (a.price - b.price));
  return sort === 'name' ? chosen.sort((a, b) => sign * a.name.localeCompare(b.name)) : chosen;
}

/** @throws Problem 403 for members, and for a lifetime plan, which has no Billing (ads §6) */
async function requirePayer({ inTenant }: BillingContext): Promise<void> {
  await inTenant(findPayer);
}

export function billingHandlers(): ContractHandlers<'billing'> {
  return {
    offers: async ({ call: { ports } }) => {
      const plans = await asOperator(ports.db, (tx) => listPlans(tx, ports));
      const onSale = plans.filter(({ status }) => status === 'active');
      return { data: onSale.sort((one, other) => one.price - other.price) };
    },
    validateCoupon: async ({ body, call: { ports, ip } }) => {
      await countUse(ports, couponGuesses, ip);
      const plan = await asOperator(ports.db, (tx) => requirePlanOnSale(tx, ports, body.plan_id));
      return checkCoupon(createStripe(ports), plan, body.coupon, ports.clock.now());
    },
    checkout: ({ body, call }) => startCheckout(call, body),
    setupIntent: ({ call }) => startCard(call),
    subscription: async ({ call: { ports, caller, inTenant } }) => ({
      subscription: await inTenant(({ tx }) =>
        findSubscription(tx, ports, caller.agency_id, ports.clock.now()),
      ),
    }),
    cancel: async ({ body, call }) => {
      await requirePayer(call);
      await cancelPlan(toPlanHolder(call), body.reason);
      return { message: successMessages.subscriptionCancelled };
    },
    previewChange: async ({ body, call }) => {
      await requirePayer(call);
      return previewChange(call.ports, call.caller.agency_id, body.plan_id);
    },
    change: async ({ body, call }) => {
      await requirePayer(call);
      const subscription = await changePlan(toPlanHolder(call), body);
      return { message: billingMessages.planChanged, subscription };
    },
    transactions: async ({ query, call }) => {
      const { rows, total } = await call.inTenant(async (ctx) => {
        await findBillingAccount(ctx);
        return listTransactions(ctx.tx, call.caller.agency_id, query);
      });
      return toPage(rows.map(toTransaction), total, query);
    },
    updateCard: async ({ params, body, call }) => {
      if (params.id !== call.caller.agency_id) throw notFound();
      return {
        message: billingMessages.cardUpdated,
        card: await replaceCard(call, { id: body.payment_method }),
      };
    },
    card: async ({ call: { inTenant } }) => {
      const { customer } = await inTenant(findBillingAccount);
      return { card: toCard(customer) };
    },
    plans: async ({ query, call: { ports } }) => {
      const chosen = chosenPlans(await asOperator(ports.db, (tx) => listPlans(tx, ports)), query);
      const { limit, offset } = pageRange(query);
      return toPage(chosen.slice(offset, offset + limit), chosen.length, query);
    },
    updatePlanStatus: ({ params, body, call: { ports, acrossTenants } }) =>
      acrossTenants(async ({ tx }) => {
        const type = found(planTypes[params.id - 1]);
        await savePlanStatus(tx, type, { status: body.status, updated_at: ports.clock.now() });
        return found((await listPlans(tx, ports)).find((plan) => plan.type === type));
      }),
  };
}
