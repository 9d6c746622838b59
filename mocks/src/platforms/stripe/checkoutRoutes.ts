import { html } from 'hono/html';
import { renderDoublePage } from '../renderDoublePage';
import { type Fields, namedFields } from './checkFields';
import { formatStripeAmount } from './currencies';
import { bill, buildLines, type Ledger, startSubscription } from './stripeBilling';
import type { StripeCard } from './stripeDemo';
import { badRequest, findOrFail } from './stripeFault';
import { customerObject, isUsable, paymentMethodObject, sessionObject } from './stripeObjects';
import type { StripePaymentMethod, StripePromotionCode, StripeSession } from './stripeState';

function usableCode(state: Ledger['state'], id: string): StripePromotionCode {
  const param = 'discounts[0][promotion_code]';
  const code = findOrFail(state.promotionCodes, 'promotion code', id, param);
  if (!isUsable(code, state.now())) throw badRequest('This promotion code is expired.', param);
  return code;
}

/**
 * Creates a payment page for one price.
 * @throws StripeFault
 */
export function createSession({ state }: Ledger, fields: Fields): StripeSession {
  const price = findOrFail(
    state.prices,
    'price',
    fields['line_items[0][price]'] ?? '',
    'line_items[0][price]',
  );
  const mode = fields.mode === 'payment' ? 'payment' : 'subscription';
  if ((price.interval === null) !== (mode === 'payment')) {
    throw badRequest(
      mode === 'payment'
        ? 'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.'
        : 'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  findOrFail(state.customers, 'customer', fields.customer ?? '', 'customer');
  const promotionCode = fields['discounts[0][promotion_code]'] ?? null;
  const code = promotionCode === null ? undefined : usableCode(state, promotionCode);
  const session: StripeSession = {
    id: state.id('cs_test'),
    mode,
    customer: fields.customer ?? '',
    price: price.id,
    promotionCode,
    amountTotal: buildLines(price, code).reduce((sum, { amount }) => sum + amount, 0),
    currency: price.currency,
    metadata: namedFields(fields, 'metadata'),
    subscriptionMetadata: namedFields(fields, 'subscription_data[metadata]'),
    successUrl: fields.success_url ?? '',
    cancelUrl: fields.cancel_url ?? null,
    status: 'open',
    subscription: null,
    invoice: null,
    created: state.now(),
  };
  state.sessions.set(session.id, session);
  return session;
}

/** Stores a card for a customer and charges it from now on, as Stripe's pages do. */
export function storeCard(
  { state, emit }: Ledger,
  customerId: string,
  card: StripeCard,
): StripePaymentMethod {
  const method = { id: state.id('pm'), customer: customerId, card };
  state.paymentMethods.set(method.id, method);
  emit('payment_method.attached', paymentMethodObject(method));
  return method;
}

/**
 * Pays a session on its page.
 * @throws StripeFault if the session is not open
 */
export function paySession(ledger: Ledger, id: string, card: StripeCard): StripeSession {
  const { state, emit } = ledger;
  const session = findOrFail(state.sessions, 'checkout.session', id);
  if (session.status !== 'open') throw badRequest('This Checkout Session is not open any more.');
  const customer = findOrFail(state.customers, 'customer', session.customer);
  const price = findOrFail(state.prices, 'price', session.price);
  const code = session.promotionCode === null ? undefined : state.promotionCodes.get(session.promotionCode);
  customer.paymentMethod = storeCard(ledger, customer.id, card).id;
  emit('customer.updated', customerObject(state, customer));
  if (session.mode === 'subscription') {
    const subscription = startSubscription(ledger, customer, {
      price,
      code,
      metadata: session.subscriptionMetadata,
    });
    session.subscription = subscription.id;
    session.invoice = subscription.latestInvoice;
  } else {
    const parts = { customer: customer.id, subscription: null, currency: price.currency };
    const invoice = bill(
      ledger,
      customer,
      { ...parts, lines: buildLines(price, code), reason: 'manual' },
      true,
    );
    session.invoice = invoice.id;
  }
  session.status = 'complete';
  emit('checkout.session.completed', sessionObject(session, ''));
  return session;
}

/**
 * Expires a session, so that it can't be paid any more.
 * @throws StripeFault if the session is not open
 */
export function expireSession({ state, emit }: Ledger, id: string): StripeSession {
  const session = findOrFail(state.sessions, 'checkout.session', id);
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = 'expired';
  emit('checkout.session.expired', sessionObject(session, ''));
  return session;
}

/** Renders the payment page with the item and a button that pays with the test card. */
export function paymentPage({ state }: Ledger, id: string) {
  const session = findOrFail(state.sessions, 'checkout.session', id);
  const price = findOrFail(state.prices, 'price', session.price);
  const back = session.cancelUrl === null ? '' : html`<p><a href="${session.cancelUrl}">Back</a></p>`;
  return renderDoublePage({
    platform: 'Stripe',
    title: price.name,
    lead: `${formatStripeAmount(session.amountTotal, session.currency)}, paid with the test card.`,
    content: html`<form method="post"><button>Pay</button></form>
      ${back}`,
  });
}

/**
 * Renders an invoice with its items and what was paid.
 * @throws StripeFault
 */
export function invoicePage({ state }: Ledger, id: string) {
  const { number, created, customer, currency, lines, total, status } = findOrFail(
    state.invoices,
    'invoice',
    id,
  );
  const format = (amount: number) => formatStripeAmount(amount, currency);
  const { email } = findOrFail(state.customers, 'customer', customer);
  return renderDoublePage({
    platform: 'Stripe',
    title: `Invoice ${number}`,
    lead: `${created.toISOString().slice(0, 10)} · ${email} · ${status}`,
    content: html`<table>
      ${lines.map(({ description, amount }) => html`<tr><td>${description}</td><td>${format(amount)}</td></tr>`)}
      <tr><th scope="row">Total</th><td>${format(total)}</td></tr>
    </table>`,
  });
}
