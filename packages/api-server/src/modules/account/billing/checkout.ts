import type { Contract, ParsedInput } from '@adlane/contract';
import type { CheckoutSession } from '@adlane/contract/account/billing';
import { billingMessages, isLifetimePlan } from '@adlane/contract/constants';
import { checkPlanFits } from '@adlane/contract/rules';
import type * as z from 'zod';
import { StripeSession } from '../../../connectors/stripe/stripeShapes';
import { found, invalid } from '../../../http/problem';
import { isAlive } from './billingView';
import { checkCoupon } from './coupons';
import { createStripe } from './createStripe';
import { type BillingContext, findPayer } from './payer';
import { requirePlanOnSale } from './plans';
import { countLocations } from './queries';
import { ensureCustomer, ensurePrice } from './stripeCustomer';

type Form = ParsedInput<Contract['billing']['checkout']>['body'];

/**
 * Reads the buyer and the plan.
 * @throws Problem 403, 422
 */
function readOrder({ inTenant, caller, ports }: BillingContext, form: Form) {
  return inTenant(async (ctx) => {
    const { payer, subscription } = await findPayer(ctx);
    const plan = await requirePlanOnSale(ctx.tx, ports, form.plan_id);
    const isRunning = subscription?.subscription_id != null && isAlive(subscription);
    if (isRunning && !isLifetimePlan(plan.type)) {
      throw invalid({ plan_id: [billingMessages.alreadySubscribed] });
    }
    const fault = checkPlanFits(plan.type, await countLocations(ctx.tx, caller.agency_id));
    if (fault !== undefined) throw invalid({ plan_id: [fault] });
    return { payer, plan };
  });
}

/**
 * Opens Stripe's payment page for a plan. The payment takes effect by Stripe's events.
 * @throws Problem 403 for a lifetime plan, 422, 503
 */
export async function startCheckout(
  call: BillingContext,
  form: Form,
): Promise<z.input<typeof CheckoutSession>> {
  const { ports, caller, idempotencyKey } = call;
  const { payer, plan } = await readOrder(call, form);
  const stripe = createStripe(ports);
  const coupon =
    form.coupon === null ? undefined : await checkCoupon(stripe, plan, form.coupon, ports.clock.now());
  if (coupon && !coupon.is_valid) throw invalid({ coupon: [found(coupon.message)] });
  const customer = await ensureCustomer(ports, stripe, payer);
  const price = await ensurePrice(stripe, plan);
  const metadata = { agency_id: caller.agency_id, plan_type: plan.type };
  const page = `${ports.site.publicUrl()}/agency/my-account/billing`;
  const session = await stripe({
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
    ...(idempotencyKey !== undefined && { key: `checkout/${caller.agency_id}/${idempotencyKey}` }),
    answer: StripeSession,
  });
  return { session_id: session.id, url: found(session.url) };
}
