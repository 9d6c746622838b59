import type { PlanType } from '@adlane/contract/constants';

/** A card as Stripe stores it. */
export type StripeCard = {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
};

/** A customer with an active subscription from the start. */
export type DemoSubscriber = {
  readonly email: string;
  readonly customer: string;
  readonly subscription: string;
  readonly item: string;
  readonly paymentMethod: string;
  readonly plan: Extract<PlanType, 'new_monthly' | 'annual'>;
  /** When the first period began; the others follow from it. */
  readonly startedAt: string;
  readonly card: StripeCard;
};

const subscribers: readonly [DemoSubscriber, DemoSubscriber] = [
  {
    email: 'agency@adlane.test',
    customer: 'cus_demoBrooks',
    subscription: 'sub_demoBrooks',
    item: 'si_demoBrooks',
    paymentMethod: 'pm_demoBrooks',
    plan: 'new_monthly',
    startedAt: '2026-07-15T09:00:00.000Z',
    card: { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2029 },
  },
  {
    email: 'second-agency@adlane.test',
    customer: 'cus_demoLindqvist',
    subscription: 'sub_demoLindqvist',
    item: 'si_demoLindqvist',
    paymentMethod: 'pm_demoLindqvist',
    plan: 'annual',
    startedAt: '2026-08-01T09:00:00.000Z',
    card: { brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2028 },
  },
];

/** Data that exists from the start. */
export const stripeDemo = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
  /** The version of the API that the double speaks. */
  version: '2026-07-29.dahlia',
  subscribers,
  promotionCodes: [
    { code: 'SPRING20', percentOff: 20 },
    { code: 'TENNER', amountOff: 1000, currency: 'usd' },
    { code: 'WINTER25', percentOff: 25, expiresAt: '2026-01-31T23:59:59.000Z' },
    { code: 'GONE50', percentOff: 50, isActive: false },
  ],
} as const satisfies { readonly [name: string]: unknown };

/** Id and number of a demo subscriber's invoice, the first one being 0. */
export function demoInvoice({ customer }: DemoSubscriber, index: number): { id: string; number: string } {
  const name = customer.replace('cus_demo', '');
  return {
    id: `in_demo${name}${index + 1}`,
    number: `${name.toUpperCase()}-${String(index + 1).padStart(4, '0')}`,
  };
}
