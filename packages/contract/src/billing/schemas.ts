import * as z from 'zod';
import { planIntervals, planStatuses, planTypes } from '../constants/plans';
import { ExternalId, Instant, requiredText } from '../fields';

/** A plan on sale (ads §3, Plans). Prices are in the smallest unit of `currency`. */
export const Plan = z.object({
  id: z.int(),
  /** The id that `subscription.data.plan_id` names. */
  plan_id: z.string(),
  type: z.enum(planTypes),
  interval: z.enum(planIntervals),
  name: z.string(),
  price: z.int(),
  currency: z.string(),
  /** Clients that the plan holds; null is no limit. */
  locations: z.int().nullable(),
  status: z.enum(planStatuses),
});
export type Plan = z.infer<typeof Plan>;

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'incomplete'] as const;

/** What an agency has bought. */
export const Subscription = z.object({
  /** At the price that this agency pays. While it tries the product: the plan whose limits the trial has. */
  plan: Plan,
  /** `canceled` once it has ended: reading goes on, the rest asks for a plan (402). */
  status: z.enum(subscriptionStatuses),
  /** End of what is paid; null for lifetime and for what the operator gave. */
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  trial_ends_at: z.string().nullable(),
  locations_used: z.int(),
});
export type Subscription = z.infer<typeof Subscription>;

export const CouponCheck = z.object({
  coupon: requiredText(64),
  plan_id: ExternalId,
});

export const CheckedCoupon = z.object({
  is_valid: z.boolean(),
  coupon: z.string(),
  /** Percent off, where the coupon is a share. */
  percent_off: z.number().nullable(),
  /** Amount off in the smallest unit, where it is a sum. */
  amount_off: z.int().nullable(),
  /** What the plan costs with it. */
  price: z.int(),
  message: z.string().nullable(),
});

export const CheckoutStart = z.object({
  plan_id: ExternalId,
  coupon: requiredText(64).nullable().default(null),
});

export const CheckoutSession = z.object({
  session_id: z.string(),
  /** Stripe's payment page. */
  url: z.string(),
});

export const SetupIntent = z.object({
  client_secret: z.string(),
  /** Stripe's key for browsers. */
  publishable_key: z.string(),
});

/** A stored card, as far as it may be shown. */
export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});
export type Card = z.infer<typeof Card>;

export const transactionStatuses = ['paid', 'open', 'failed', 'refunded'] as const;

export const Transaction = z.object({
  id: z.int(),
  number: z.string(),
  description: z.string(),
  /** Smallest unit of `currency`; negative for a credit. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(transactionStatuses),
  invoice_url: z.string().nullable(),
  created_at: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

/** What changing to a plan would cost now. */
export const PlanChangePreview = z.object({
  plan: Plan,
  /** Charged at once (negative: credited), in the smallest unit of the plan's currency. */
  amount_due: z.int(),
  /** The instant that it was calculated for. */
  effective_at: z.string(),
});

/** How long what a preview said can be taken up, in minutes. */
export const previewMinutes = 60;

export const PlanChange = z.object({
  plan_id: ExternalId,
  /** The preview's `effective_at`: what it showed is what is charged. Now where none is named. */
  effective_at: Instant.optional(),
  /** The preview's `amount_due`: where it would be another one by now, nothing is changed (409). */
  amount_due: z.int().optional(),
});
