import { type Fields, namedFields } from './checkFields';
import { type PriceChange, prorate } from './proration';
import { bill, endSubscription, findChargeFault, type Ledger, settle } from './stripeBilling';
import { badRequest, findOrFail } from './stripeFault';
import { invoiceObject, type Json, subscriptionObject } from './stripeObjects';
import type { StripeCustomer, StripePrice, StripeSubscription } from './stripeState';

type Billed = {
  readonly subscription: StripeSubscription;
  readonly customer: StripeCustomer;
  readonly price: StripePrice;
};

function findBilled({ state }: Ledger, id: string): Billed {
  const subscription = findOrFail(state.subscriptions, 'subscription', id);
  return {
    subscription,
    customer: findOrFail(state.customers, 'customer', subscription.customer),
    price: findOrFail(state.prices, 'price', subscription.price),
  };
}

/** Parses the requested change; `stem` is the name of the items in the fields. */
function parseChange(
  ledger: Ledger,
  { subscription, price }: Billed,
  fields: Fields,
  stem: { readonly items: string; readonly date: string },
): (PriceChange & { readonly to: StripePrice }) | undefined {
  const wanted = fields[`${stem.items}[0][price]`];
  if (wanted === undefined) return undefined;
  if (fields[`${stem.items}[0][id]`] !== subscription.item) {
    throw badRequest(`No such subscription item: '${fields[`${stem.items}[0][id]`] ?? ''}'`, 'items[0][id]');
  }
  const to = findOrFail(ledger.state.prices, 'price', wanted, 'items[0][price]');
  if (to.interval === null) {
    throw badRequest('The price specified is set to `type=one_time`.', 'items[0][price]');
  }
  const sent = fields[stem.date];
  const at = sent === undefined ? ledger.state.now() : new Date(Number(sent) * 1000);
  if (at < subscription.periodStart || at > subscription.periodEnd) {
    throw badRequest('Cannot specify `proration_date` outside of the current period.', 'proration_date');
  }
  return { ...prorate(subscription, price, to, at), to };
}

/** Computes the charge of a price change. */
export function previewInvoice(ledger: Ledger, fields: Fields): Json {
  const billed = findBilled(ledger, fields.subscription ?? '');
  const change = parseChange(ledger, billed, fields, {
    items: 'subscription_details[items]',
    date: 'subscription_details[proration_date]',
  });
  if (!change) throw badRequest('Nothing to preview.');
  const { amountDue } = settle(change.total, billed.customer.balance);
  const invoice = {
    id: null,
    number: null,
    customer: billed.customer.id,
    subscription: billed.subscription.id,
    status: 'open' as const,
    currency: change.to.currency,
    lines: change.lines,
    total: change.total,
    amountDue,
    reason: 'subscription_update' as const,
    paymentIntent: '',
    created: ledger.state.now(),
  };
  return invoiceObject(invoice, ledger.state.baseUrl);
}

/**
 * Changes price, card or cancellation; if the price can't be paid, nothing changes.
 * @throws StripeFault
 */
export function updateSubscription(ledger: Ledger, id: string, fields: Fields): Json {
  const { state, emit } = ledger;
  const billed = findBilled(ledger, id);
  const { subscription, customer } = billed;
  if (subscription.status === 'canceled') {
    throw badRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const change = parseChange(ledger, billed, fields, { items: 'items', date: 'proration_date' });
  const card = fields.default_payment_method;
  if (card !== undefined) findOrFail(state.paymentMethods, 'PaymentMethod', card, 'default_payment_method');
  const fault = change && change.total > 0 ? findChargeFault(ledger, customer, subscription) : undefined;
  if (fault && fields.payment_behavior === 'error_if_incomplete') throw fault;
  if (card !== undefined) subscription.paymentMethod = card;
  subscription.metadata = { ...subscription.metadata, ...namedFields(fields, 'metadata') };
  if (fields.cancel_at_period_end) subscription.cancelAtPeriodEnd = fields.cancel_at_period_end === 'true';
  if (change) {
    const { anchor, periodStart, periodEnd, to, lines } = change;
    Object.assign(subscription, { anchor, periodStart, periodEnd, price: to.id });
    if (fields.proration_behavior === 'always_invoice') {
      const parts = { customer: customer.id, subscription: id, currency: to.currency, lines };
      const invoice = bill(ledger, customer, { ...parts, reason: 'subscription_update' }, !fault);
      subscription.latestInvoice = invoice.id;
    }
  }
  const object = subscriptionObject(state, subscription);
  emit('customer.subscription.updated', object);
  return object;
}

/** @throws StripeFault if it has ended already */
export function cancelSubscription(ledger: Ledger, id: string): Json {
  const subscription = findOrFail(ledger.state.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled')
    throw badRequest(`No such subscription: ${id}`, 'id', 'resource_missing');
  endSubscription(ledger, subscription);
  return subscriptionObject(ledger.state, subscription);
}
