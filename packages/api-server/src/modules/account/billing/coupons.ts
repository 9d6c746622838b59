import type { CheckedCoupon, Plan } from '@adlane/contract/account/billing';
import { billingMessages } from '@adlane/contract/constants';
import type * as z from 'zod';
import type { StripeClient } from '../../../connectors/stripe/stripeClient';
import { StripePromotionCodes } from '../../../connectors/stripe/stripeShapes';

type Checked = z.infer<typeof CheckedCoupon>;
/** The effect of a coupon on a plan; `promotion_code` is Stripe's id of a valid one. */
export type CouponResult = Checked & { readonly promotion_code: string | null };

type Code = z.infer<typeof StripePromotionCodes>['data'][number];

function priceWith(plan: Plan, { percent_off, amount_off }: Pick<Checked, 'percent_off' | 'amount_off'>) {
  const off = percent_off === null ? (amount_off ?? 0) : Math.round((plan.price * percent_off) / 100);
  return Math.max(0, plan.price - off);
}

function judge(plan: Plan, code: Code | undefined, now: Date): string | undefined {
  const coupon = code?.promotion.coupon;
  if (!code || !coupon) return billingMessages.couponUnknown;
  if (code.expires_at !== null && code.expires_at <= now) return billingMessages.couponExpired;
  if (!code.active || !coupon.valid) return billingMessages.couponUnknown;
  const isOtherCurrency = coupon.currency !== null && coupon.currency !== plan.currency.toLowerCase();
  return isOtherCurrency ? billingMessages.couponCurrency : undefined;
}

/** Looks up a coupon at Stripe. An invalid one is a result, not an error. */
export async function checkCoupon(
  stripe: StripeClient,
  plan: Plan,
  coupon: string,
  now: Date,
): Promise<CouponResult> {
  const { data } = await stripe({
    method: 'GET',
    path: 'promotion_codes',
    params: { code: coupon, expand: ['data.promotion.coupon'] },
    answer: StripePromotionCodes,
  });
  // A code may be reused after its end: the active one counts.
  const code = data.find(({ active }) => active) ?? data[0];
  const fault = judge(plan, code, now);
  if (fault !== undefined) {
    const nothing = { percent_off: null, amount_off: null, promotion_code: null };
    return { is_valid: false, coupon, ...nothing, price: plan.price, message: fault };
  }
  const percent_off = code?.promotion.coupon?.percent_off ?? null;
  const amount_off = code?.promotion.coupon?.amount_off ?? null;
  return {
    is_valid: true,
    coupon: code?.code ?? coupon,
    percent_off,
    amount_off,
    promotion_code: code?.id ?? null,
    price: priceWith(plan, { percent_off, amount_off }),
    message: billingMessages.couponApplied,
  };
}
