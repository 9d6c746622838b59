import * as z from 'zod';

// The fields of Stripe's objects that are used; all others are ignored.

const instant = z.int().transform((seconds) => new Date(seconds * 1000));

export const StripeId = z.object({ id: z.string() });

export const StripePrice = z.object({
  id: z.string(),
  unit_amount: z.int().nullable(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
});
export const StripePrices = z.object({ data: z.array(StripePrice) });

export const StripeSession = z.object({
  id: z.string(),
  url: z.string().nullable(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  /** The paid amount, after coupons. */
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type StripeSession = z.infer<typeof StripeSession>;

export const StripeSetupIntent = z.object({ id: z.string(), client_secret: z.string() });

const Card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() });
export const StripePaymentMethod = z.object({
  id: z.string(),
  customer: z.string().nullable(),
  card: Card.optional(),
});
export type StripePaymentMethod = z.infer<typeof StripePaymentMethod>;

/** A customer with its card in place of the card's id. */
export const StripeCustomer = z.object({
  id: z.string(),
  invoice_settings: z.object({ default_payment_method: StripePaymentMethod.nullable() }),
});

const StripeItem = z.object({ id: z.string(), current_period_end: instant, price: StripePrice });

export const StripeSubscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ]),
  cancel_at_period_end: z.boolean(),
  created: instant,
  trial_end: instant.nullable(),
  latest_invoice: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  items: z.object({
    data: z.tuple([StripeItem], StripeItem),
  }),
});
export type StripeSubscription = z.infer<typeof StripeSubscription>;

/** An invoice; the preview of one has neither id nor number. */
export const StripeInvoice = z.object({
  id: z.string().nullish(),
  number: z.string().nullish(),
  customer: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).nullable(),
  total: z.int(),
  amount_due: z.int(),
  /** True once it was tried to have it paid. */
  attempted: z.boolean().default(false),
  currency: z.string(),
  created: instant,
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({ data: z.array(z.object({ description: z.string().nullable(), amount: z.int() })) }),
});
export type StripeInvoice = z.infer<typeof StripeInvoice>;

export const StripeInvoicePayments = z.object({ data: z.array(z.object({ invoice: z.string() })) });

/** Promotion codes with the coupon in place of its id. */
export const StripePromotionCodes = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      active: z.boolean(),
      code: z.string(),
      expires_at: instant.nullable(),
      promotion: z.object({
        coupon: z
          .object({
            percent_off: z.number().nullable(),
            amount_off: z.int().nullable(),
            currency: z.string().nullable(),
            valid: z.boolean(),
          })
          .nullable(),
      }),
    }),
  ),
});

/** An event; the object is loaded separately, so only its ids are read. */
export const StripeEvent = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: instant,
  data: z.object({ object: z.looseObject({ id: z.string().min(1).max(255) }) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;
