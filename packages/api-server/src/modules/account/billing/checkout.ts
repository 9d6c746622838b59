import type { Contract, ParsedInput } from '@adlane/contract';
import type { CheckoutSession } from '@adlane/contract/account/billing';
import { billingMessages, isLifetimePlan } from '@adlane/contract/constants';
import { checkPlanFits } from '@adlane/contract/rules';
import type * as z from 'zod';
import { StripeSession } from '../../../connectors/stripe/stripeShapes';
import { found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { isAlive } from './billingView';
import { closeCheckout } from './closeCheckout';
import { updateCheckout } from './commands';
import { checkCoupon } from './coupons';
import { createStripe } from './createStripe';
import { type BillingContext, findPayer } from './payer';
import { requirePlanOnSale } from './plans';
import { countLocations } from './queries';
import { ensureCustomer, ensurePrice } from './stripeCustomer';

type Form = ParsedInput<Contract['billing']['checkout']>['body'];

/**
 * Reads the buyer, the plan and the payment page that is open.
 * @throws Problem 403, 422
 */
async function readOrder(ctx: UseCaseContext, { ports }: BillingContext, form: Form) {
  const { payer, subscription, customer } = await findPayer(ctx);
  const plan = await requirePlanOnSale(ctx.tx, ports, form.plan_id);
  const isRunning = subscription?.subscription_id != null && isAlive(subscription);
  if (isRunning && !isLifetimePlan(plan.type)) {
    throw invalid({ plan_id: [billingMessages.alreadySubscribed] });
  }
  const fault = checkPlanFits(plan.type, await countLocations(ctx.tx, ctx.caller.agency_id));
  if (fault !== undefined) throw invalid({ plan_id: [fault] });
  return { payer, plan, openPage: customer?.checkout_id ?? null };
}
type Order = Awaited<ReturnType<typeof readOrder>>;

/**
 * Opens a payment page, which no one can pay before its address is returned to the user.
 * @throws Problem 422, 503
 */
async function openPage(
  { ports, caller, idempotencyKey }: BillingContext,
  { payer, plan, openPage: replaced }: Order,
  form: Form,
): Promise<StripeSession> {
  const stripe = createStripe(ports);
  const coupon =
    form.coupon === null ? undefined : await checkCoupon(stripe, plan, form.coupon, ports.clock.now());
  if (coupon && !coupon.is_valid) throw invalid({ coupon: [found(coupon.message)] });
  const customer = await ensureCustomer(ports, stripe, payer);
  const price = await ensurePrice(stripe, plan);
  const metadata = { agency_id: caller.agency_id, plan_type: plan.type };
  const page = `${ports.site.publicUrl()}/agency/my-account/billing`;
  return stripe({
    method: 'POST',
    path: 'checkout/sessions',
    params: {
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: `${page}?payment=done`,
      cancel_url: `${page}?payment=cancelled`,
      metadata,
      discounts: coupon && [{ promotion_code: coupon.promotion_code }],
      // A lifetime plan is paid once, with an invoice like the others.
      ...(isLifetimePlan(plan.type)
        ? { mode: 'payment', invoice_creation: { enabled: true } }
        : { mode: 'subscription', subscription_data: { metadata } }),
    },
    // With the replaced page: a repeat that closes the page of its first attempt needs another one.
    ...(idempotencyKey !== undefined && {
      key: `checkout/${caller.agency_id}/${idempotencyKey}/${replaced ?? 'first'}`,
    }),
    answer: StripeSession,
  });
}

/**
 * Opens Stripe's payment page for a plan. The payment takes effect by Stripe's events. An agency has one page that can be
 * paid: the one before is closed first, and if it was paid, that payment decides.
 * @throws Problem 403 for a lifetime plan, 422, 503
 */
export async function startCheckout(
  call: BillingContext,
  form: Form,
): Promise<z.input<typeof CheckoutSession>> {
  const { ports, caller, inTenant } = call;
  const read = (ctx: UseCaseContext) => readOrder(ctx, call, form);
  let order = await inTenant(read);
  let closed: string | null = null;
  if (order.openPage !== null) {
    closed = order.openPage;
    await closeCheckout(ports, closed);
    order = await inTenant(read);
  }
  const session = await openPage(call, order, form);
  for (;;) {
    const before = order.openPage;
    // Another tab may have replaced the closed page by one that can be paid.
    if (before !== null && before !== closed) await closeCheckout(ports, before);
    closed = before;
    // The order is read after the swap has locked the row: a page that was paid meanwhile has its plan stored by then.
    const swapped = await inTenant(async (ctx) => {
      const isStored = await updateCheckout(ctx.tx, caller.agency_id, { before, after: session.id });
      return { isStored, order: await read(ctx) };
    });
    if (swapped.isStored) return { session_id: session.id, url: found(session.url) };
    // Another tab was faster.
    order = swapped.order;
  }
}
