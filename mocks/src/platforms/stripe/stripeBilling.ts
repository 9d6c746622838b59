import { addIntervals } from './billingPeriod';
import { cardFault, type StripeFault } from './stripeFault';
import { invoiceObject, subscriptionObject } from './stripeObjects';
import type {
  StripeCustomer,
  StripeInvoice,
  StripePrice,
  StripePromotionCode,
  StripeState,
  StripeSubscription,
} from './stripeState';

export type Emit = (type: string, object: Readonly<Record<string, unknown>>) => void;
export type Ledger = { readonly state: StripeState; readonly emit: Emit };

/** Endings of card numbers that Stripe's test mode declines, or that require authentication. */
const refusedCards: Readonly<Record<string, 'declined' | 'needs_action'>> = {
  '0341': 'declined',
  '3184': 'needs_action',
};

/** Returns why the customer's card can't be charged; undefined if it can. */
export function findChargeFault(
  { state }: Ledger,
  customer: StripeCustomer,
  subscription?: StripeSubscription,
): StripeFault | undefined {
  const id = subscription?.paymentMethod ?? customer.paymentMethod;
  const method = id === null ? undefined : state.paymentMethods.get(id);
  if (!method) return cardFault('declined');
  const kind = refusedCards[method.card.last4];
  return kind && cardFault(kind);
}

export type NewInvoice = Pick<StripeInvoice, 'customer' | 'subscription' | 'lines' | 'currency' | 'reason'>;

/** Computes the amount due after the customer's credit, and the remaining balance. */
export function settle(total: number, balance: number): { amountDue: number; balance: number } {
  if (total < 0) return { amountDue: 0, balance: balance + total };
  const used = Math.min(total, Math.max(0, -balance));
  return { amountDue: total - used, balance: balance + used };
}

/** Creates an invoice and pays it, or leaves it open if the card fails. */
export function bill(
  ledger: Ledger,
  customer: StripeCustomer,
  parts: NewInvoice,
  isPaid: boolean,
): StripeInvoice {
  const { state, emit } = ledger;
  const total = parts.lines.reduce((sum, { amount }) => sum + amount, 0);
  const { amountDue, balance } = settle(total, customer.balance);
  customer.balance = balance;
  const id = state.id('in');
  const invoice: StripeInvoice = {
    ...parts,
    id,
    number: `DOUBLE-${String(state.invoices.size + 1).padStart(4, '0')}`,
    status: isPaid ? 'paid' : 'open',
    total,
    amountDue,
    paymentIntent: state.id('pi'),
    created: state.now(),
  };
  state.invoices.set(id, invoice);
  if (isPaid && amountDue > 0) {
    const charge = state.id('ch');
    const { paymentIntent } = invoice;
    state.charges.set(charge, {
      id: charge,
      customer: customer.id,
      paymentIntent,
      amount: amountDue,
      isRefunded: false,
    });
  }
  emit('invoice.finalized', invoiceObject({ ...invoice, status: 'open' }, state.baseUrl));
  emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(invoice, state.baseUrl));
  return invoice;
}

/** Builds the invoice lines of a price, with the discount of a code. */
export function buildLines(price: StripePrice, code?: StripePromotionCode): NewInvoice['lines'] {
  const full = { description: `1 × ${price.name}`, amount: price.unit_amount, proration: false };
  if (!code) return [full];
  const off = code.percentOff === null ? (code.amountOff ?? 0) : (price.unit_amount * code.percentOff) / 100;
  const amount = -Math.min(price.unit_amount, Math.round(off));
  return [full, { description: `Discount ${code.code}`, amount, proration: false }];
}

/** Starts a subscription with a paid first period. */
export function startSubscription(
  ledger: Ledger,
  customer: StripeCustomer,
  parts: {
    readonly price: StripePrice;
    readonly metadata: Readonly<Record<string, string>>;
    readonly code?: StripePromotionCode | undefined;
  },
): StripeSubscription {
  const { state, emit } = ledger;
  const now = state.now();
  const subscription: StripeSubscription = {
    id: state.id('sub'),
    item: state.id('si'),
    customer: customer.id,
    price: parts.price.id,
    status: 'active',
    anchor: now,
    periodStart: now,
    periodEnd: addIntervals(now, parts.price.interval ?? 'month', 1),
    cancelAtPeriodEnd: false,
    endedAt: null,
    paymentMethod: null,
    metadata: parts.metadata,
    latestInvoice: null,
    created: now,
  };
  state.subscriptions.set(subscription.id, subscription);
  emit('customer.subscription.created', subscriptionObject(state, subscription));
  const { id } = bill(
    ledger,
    customer,
    {
      customer: customer.id,
      subscription: subscription.id,
      currency: parts.price.currency,
      lines: buildLines(parts.price, parts.code),
      reason: 'subscription_create',
    },
    true,
  );
  subscription.latestInvoice = id;
  return subscription;
}

/** Ends a subscription at once. */
export function endSubscription({ state, emit }: Ledger, subscription: StripeSubscription): void {
  subscription.status = 'canceled';
  subscription.endedAt = state.now();
  emit('customer.subscription.deleted', subscriptionObject(state, subscription));
}

/**
 * Processes what is due at the clock's time: canceled subscriptions end, a failing card makes them past due.
 */
export function renewDue(ledger: Ledger): void {
  const { state } = ledger;
  for (const subscription of state.subscriptions.values()) {
    while (subscription.status === 'active' && subscription.periodEnd <= state.now()) {
      if (subscription.cancelAtPeriodEnd) endSubscription(ledger, subscription);
      else renew(ledger, subscription);
    }
  }
}

function renew(ledger: Ledger, subscription: StripeSubscription): void {
  const { state, emit } = ledger;
  const customer = state.customers.get(subscription.customer);
  const price = state.prices.get(subscription.price);
  if (!customer || !price) return;
  const interval = price.interval ?? 'month';
  subscription.periodStart = subscription.periodEnd;
  let count = 1;
  while (addIntervals(subscription.anchor, interval, count) <= subscription.periodStart) count += 1;
  subscription.periodEnd = addIntervals(subscription.anchor, interval, count);
  const isPaid = findChargeFault(ledger, customer, subscription) === undefined;
  const invoice = bill(
    ledger,
    customer,
    {
      customer: customer.id,
      subscription: subscription.id,
      currency: price.currency,
      lines: buildLines(price),
      reason: 'subscription_cycle',
    },
    isPaid,
  );
  subscription.latestInvoice = invoice.id;
  subscription.status = isPaid ? 'active' : 'past_due';
  emit('customer.subscription.updated', subscriptionObject(state, subscription));
}
