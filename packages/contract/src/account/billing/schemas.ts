import * as z from 'zod';
import { planIntervals, planStatuses, planTypes } from '../../constants/plans';
import { ExternalId, Instant, requiredText } from '../../fields';

/** A plan for sale (ads §3, Plans). Prices are in the smallest unit of `currency`. */
export const Plan = z.object({
  id: z.int(),
  /** Id used in `subscription.data.plan_id`. */
  plan_id: z.string(),
  type: z.enum(planTypes),
  interval: z.enum(planIntervals),
  name: z.string(),
  price: z.int(),
  currency: z.string(),
  /** Maximum number of clients; null is unlimited. */
  locations: z.int().nullable(),
  status: z.enum(planStatuses),
});
export type Plan = z.infer<typeof Plan>;

/** Statuses of a subscription, with Stripe's names. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'incomplete'] as const;

/** An agency's subscription. */
export const Subscription = z.object({
  /** At the agency's own price. During a trial: the plan that sets its limits. */
  plan: Plan,
  /** `canceled` once it has ended: reads still work, other calls answer 402. */
  status: z.enum(subscriptionStatuses),
  /** End of the paid period; null for lifetime and for plans granted by the operator. */
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  trial_ends_at: z.string().nullable(),
  locations_used: z.int(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Checks a coupon for a plan. */
export const CouponCheck = z.object({
  coupon: requiredText(64),
  plan_id: ExternalId,
});

/** A valid coupon and the resulting price. */
export const CheckedCoupon = z.object({
  is_valid: z.boolean(),
  coupon: z.string(),
  /** Discount in percent, if the coupon is a share. */
  percent_off: z.number().nullable(),
  /** Discount in the smallest unit, if the coupon is an amount. */
  amount_off: z.int().nullable(),
  /** Price after the discount. */
  price: z.int(),
  message: z.string().nullable(),
});

/** Starts a checkout at Stripe. */
export const CheckoutStart = z.object({
  plan_id: ExternalId,
  coupon: requiredText(64).nullable().default(null),
});

/** A checkout session at Stripe. */
export const CheckoutSession = z.object({
  session_id: z.string(),
  /** Stripe's payment page. */
  url: z.string(),
});

/** Lets Stripe's form store a card. */
export const SetupIntent = z.object({
  client_secret: z.string(),
  /** Stripe's key for browsers. */
  publishable_key: z.string(),
  /** Stripe's script, which shows the form and stores the card. */
  script_url: z.string(),
});

/** A stored card, without its number. */
export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});
export type Card = z.infer<typeof Card>;

/** Statuses of a payment. */
export const transactionStatuses = ['paid', 'open', 'failed', 'refunded'] as const;

/** A payment of the agency. */
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

/** Cost of changing to a plan now. */
export const PlanChangePreview = z.object({
  plan: Plan,
  /** Charged immediately (negative: credited), in the smallest unit of the plan's currency. */
  amount_due: z.int(),
  /** Instant of the calculation. */
  effective_at: z.string(),
});

/** Validity of a preview, in minutes. */
export const previewMinutes = 60;

/** Changes the plan. */
export const PlanChange = z.object({
  plan_id: ExternalId,
  /**
   * `effective_at` of the preview, so that the shown amount is charged.
   *
   * @default now
   */
  effective_at: Instant.optional(),
  /** `amount_due` of the preview; a different amount by now answers 409 and changes nothing. */
  amount_due: z.int().optional(),
});
