import { planTerms } from '@adlane/contract/constants';
import type { DoubleClock } from '../clock';
import { periodsUntil, type StripeInterval } from './billingPeriod';
import { type DemoSubscriber, demoInvoice, type StripeCard, stripeDemo } from './stripeDemo';

export type Metadata = Readonly<Record<string, string>>;
export type StripePrice = {
  readonly id: string;
  readonly product: string;
  readonly name: string;
  readonly lookup_key: string | null;
  readonly currency: string;
  readonly unit_amount: number;
  readonly interval: StripeInterval | null;
  readonly metadata: Metadata;
};
export type StripeCustomer = {
  readonly id: string;
  email: string;
  name: string;
  metadata: Metadata;
  paymentMethod: string | null;
  /** Negative: a credit toward the next invoices. */
  balance: number;
  readonly created: Date;
};
export type StripePaymentMethod = { readonly id: string; customer: string | null; readonly card: StripeCard };
export type StripeSubscription = {
  readonly id: string;
  readonly item: string;
  readonly customer: string;
  price: string;
  status: 'active' | 'past_due' | 'canceled';
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  paymentMethod: string | null;
  metadata: Metadata;
  latestInvoice: string | null;
  readonly created: Date;
};
export type StripeLine = {
  readonly description: string;
  readonly amount: number;
  readonly proration: boolean;
};
export type StripeInvoice = {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly subscription: string | null;
  status: 'open' | 'paid' | 'void';
  readonly currency: string;
  readonly lines: readonly StripeLine[];
  readonly total: number;
  readonly amountDue: number;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  readonly paymentIntent: string;
  readonly created: Date;
};
export type StripeCharge = {
  readonly id: string;
  readonly customer: string;
  readonly paymentIntent: string;
  readonly amount: number;
  isRefunded: boolean;
};
export type StripeSession = {
  readonly id: string;
  readonly mode: 'payment' | 'subscription';
  readonly customer: string;
  readonly price: string;
  readonly promotionCode: string | null;
  readonly amountTotal: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  invoice: string | null;
  readonly created: Date;
};
export type StripeSetupIntent = {
  readonly id: string;
  readonly customer: string;
  paymentMethod: string | null;
  readonly created: Date;
};
export type StripePromotionCode = {
  readonly id: string;
  readonly code: string;
  readonly isActive: boolean;
  readonly expiresAt: Date | null;
  readonly percentOff: number | null;
  readonly amountOff: number | null;
  readonly currency: string | null;
};
export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly object: Readonly<Record<string, unknown>>;
};

/** The answer to a call with an idempotency key, and the call itself. */
export type KeyedAnswer = {
  readonly digest: string;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
};

export type StripeState = ReturnType<typeof createStripeState>;

/**
 * Creates the state of the double: the demo's customers with their subscriptions, and what callers create.
 */
export function createStripeState(clock: DoubleClock) {
  let lastId = 0;
  // Ids include the start time: clients that store data across a restart never see an id twice.
  const born = clock.now().getTime().toString(36);
  const state = {
    /** Where the double is reached, as the latest call names it: its pages are below it. */
    baseUrl: '',
    now: () => clock.now(),
    /** Creates an id such as `sub_doublemhi2x1`. */
    id: (prefix: string) => `${prefix}_double${born}${(lastId += 1)}`,
    prices: new Map<string, StripePrice>(),
    customers: new Map<string, StripeCustomer>(),
    paymentMethods: new Map<string, StripePaymentMethod>(),
    subscriptions: new Map<string, StripeSubscription>(),
    invoices: new Map<string, StripeInvoice>(),
    /** Charges by id, with their payment and whether it was refunded. */
    charges: new Map<string, StripeCharge>(),
    sessions: new Map<string, StripeSession>(),
    setupIntents: new Map<string, StripeSetupIntent>(),
    promotionCodes: new Map<string, StripePromotionCode>(),
    events: [] as StripeEvent[],
    /** Answers by `Idempotency-Key`. */
    answers: new Map<string, KeyedAnswer>(),
  };
  for (const subscriber of stripeDemo.subscribers) addSubscriber(state, subscriber);
  for (const entry of stripeDemo.promotionCodes) {
    const id = `promo_${entry.code.toLowerCase()}`;
    state.promotionCodes.set(id, {
      id,
      code: entry.code,
      isActive: !('isActive' in entry),
      expiresAt: 'expiresAt' in entry ? new Date(entry.expiresAt) : null,
      percentOff: 'percentOff' in entry ? entry.percentOff : null,
      amountOff: 'amountOff' in entry ? entry.amountOff : null,
      currency: 'currency' in entry ? entry.currency : null,
    });
  }
  return state;
}

function addSubscriber(
  state: Pick<
    StripeState,
    'now' | 'prices' | 'customers' | 'paymentMethods' | 'subscriptions' | 'invoices' | 'charges'
  >,
  subscriber: DemoSubscriber,
): void {
  const { customer, plan, card, paymentMethod, subscription } = subscriber;
  const terms = planTerms[plan];
  const interval = terms.interval === 'annual' ? 'year' : 'month';
  const created = new Date(subscriber.startedAt);
  const price = `price_demo_${plan}`;
  state.prices.set(price, {
    id: price,
    product: `prod_demo_${plan}`,
    name: terms.name,
    lookup_key: `adlane_${plan}_usd_${terms.price}`,
    currency: 'usd',
    unit_amount: terms.price,
    interval,
    metadata: { plan_type: plan },
  });
  state.paymentMethods.set(paymentMethod, { id: paymentMethod, customer, card });
  state.customers.set(customer, {
    id: customer,
    email: subscriber.email,
    name: '',
    metadata: {},
    paymentMethod,
    balance: 0,
    created,
  });
  const periods = periodsUntil(created, interval, state.now());
  const ids = periods.map((_period, index) => demoInvoice(subscriber, index));
  periods.forEach(({ start }, index) => {
    const { id, number } = demoInvoice(subscriber, index);
    const paymentIntent = id.replace('in_', 'pi_');
    state.invoices.set(id, {
      id,
      number,
      customer,
      subscription,
      status: 'paid',
      currency: 'usd',
      lines: [{ description: `1 × ${terms.name}`, amount: terms.price, proration: false }],
      total: terms.price,
      amountDue: terms.price,
      reason: index === 0 ? 'subscription_create' : 'subscription_cycle',
      paymentIntent,
      created: start,
    });
    const charge = id.replace('in_', 'ch_');
    state.charges.set(charge, {
      id: charge,
      customer,
      paymentIntent,
      amount: terms.price,
      isRefunded: false,
    });
  });
  const running = periods.at(-1);
  state.subscriptions.set(subscription, {
    id: subscription,
    item: subscriber.item,
    customer,
    price,
    status: 'active',
    anchor: created,
    periodStart: running?.start ?? created,
    periodEnd: running?.end ?? created,
    cancelAtPeriodEnd: false,
    endedAt: null,
    paymentMethod: null,
    metadata: {},
    latestInvoice: ids.at(-1)?.id ?? null,
    created,
  });
}
