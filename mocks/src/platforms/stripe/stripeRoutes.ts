import type { Context } from 'hono';
import { type Fields, namedFields, type StripeCall } from './checkFields';
import { createSession, expireSession } from './checkoutRoutes';
import { checkUnitAmount } from './currencies';
import type { Ledger } from './stripeBilling';
import { badRequest, findOrFail } from './stripeFault';
import {
  chargeObject,
  customerObject,
  invoiceObject,
  type Json,
  paymentMethodObject,
  priceObject,
  promotionCodeObject,
  sessionObject,
  setupIntentObject,
  subscriptionObject,
  toList,
} from './stripeObjects';
import type { StripeCustomer, StripePrice } from './stripeState';
import { cancelSubscription, previewInvoice, updateSubscription } from './subscriptionRoutes';

/**
 * Answers one call after its fields were checked.
 * @throws StripeFault
 */
export type Answer = (fields: Fields, call: Context) => Json;
export type StripeRoute = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly name: StripeCall;
  readonly work: Answer;
};

const getId = (call: Context): string => call.req.param('id') ?? '';

function createPrice({ state }: Ledger, fields: Fields): StripePrice {
  const lookup_key = fields.lookup_key ?? null;
  if (lookup_key !== null && [...state.prices.values()].some((price) => price.lookup_key === lookup_key)) {
    throw badRequest(`A price (\`price_…\`) already uses that lookup key.`, 'lookup_key');
  }
  const interval = fields['recurring[interval]'];
  if (interval !== undefined && interval !== 'month' && interval !== 'year') {
    throw badRequest('The double knows months and years only.', 'recurring[interval]');
  }
  checkUnitAmount(Number(fields.unit_amount), fields.currency ?? '');
  const price: StripePrice = {
    id: state.id('price'),
    product: state.id('prod'),
    name: fields['product_data[name]'] ?? '',
    lookup_key,
    currency: fields.currency ?? '',
    unit_amount: Number(fields.unit_amount),
    interval: interval ?? null,
    metadata: namedFields(fields, 'metadata'),
  };
  state.prices.set(price.id, price);
  return price;
}

function createCustomer({ state }: Ledger, fields: Fields): StripeCustomer {
  const customer: StripeCustomer = {
    id: state.id('cus'),
    email: fields.email ?? '',
    name: fields.name ?? '',
    metadata: namedFields(fields, 'metadata'),
    paymentMethod: null,
    balance: 0,
    created: state.now(),
  };
  state.customers.set(customer.id, customer);
  return customer;
}

function updateCustomer(ledger: Ledger, id: string, fields: Fields): Json {
  const { state, emit } = ledger;
  const customer = findOrFail(state.customers, 'customer', id);
  const card = fields['invoice_settings[default_payment_method]'];
  if (card !== undefined) {
    const method = findOrFail(
      state.paymentMethods,
      'PaymentMethod',
      card,
      'invoice_settings[default_payment_method]',
    );
    if (method.customer !== id) {
      throw badRequest('The customer does not have a payment method with the ID that was given.');
    }
    customer.paymentMethod = card;
  }
  customer.email = fields.email ?? customer.email;
  customer.name = fields.name ?? customer.name;
  const object = customerObject(state, customer);
  emit('customer.updated', object);
  return object;
}

function attach({ state, emit }: Ledger, id: string, fields: Fields): Json {
  const method = findOrFail(state.paymentMethods, 'PaymentMethod', id);
  findOrFail(state.customers, 'customer', fields.customer ?? '', 'customer');
  if (method.customer !== null && method.customer !== fields.customer) {
    throw badRequest('The payment method you provided has already been attached to a customer.');
  }
  method.customer = fields.customer ?? null;
  emit('payment_method.attached', paymentMethodObject(method));
  return paymentMethodObject(method);
}

function listPromotionCodes({ state }: Ledger, fields: Fields): Json {
  const now = state.now();
  const isExpanded = fields['expand[0]'] === 'data.promotion.coupon';
  const data = [...state.promotionCodes.values()]
    .filter(({ code }) => fields.code === undefined || code.toLowerCase() === fields.code.toLowerCase())
    .map((code) => promotionCodeObject(code, now, isExpanded))
    .filter(({ active }) => fields.active === undefined || String(active) === fields.active);
  return toList('/v1/promotion_codes', data);
}

function listInvoicePayments({ state }: Ledger, fields: Fields): Json {
  const wanted = fields['payment[payment_intent]'];
  const data = [...state.invoices.values()]
    .filter(({ paymentIntent }) => paymentIntent === wanted)
    .map(({ id, paymentIntent }) => ({
      id: id.replace('in_', 'inpay_'),
      object: 'invoice_payment',
      invoice: id,
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      status: 'paid',
    }));
  return toList('/v1/invoice_payments', data);
}

function catalogueRoutes(ledger: Ledger): StripeRoute[] {
  const { state } = ledger;
  const listPrices = (fields: Fields) => {
    const keys = Object.values(namedFields(fields, 'lookup_keys'));
    const data = [...state.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key ?? ''));
    return toList('/v1/prices', data.map(priceObject));
  };
  return [
    { method: 'GET', path: '/v1/prices', name: 'GET prices', work: listPrices },
    {
      method: 'POST',
      path: '/v1/prices',
      name: 'POST prices',
      work: (fields) => priceObject(createPrice(ledger, fields)),
    },
    {
      method: 'GET',
      path: '/v1/promotion_codes',
      name: 'GET promotion_codes',
      work: (fields) => listPromotionCodes(ledger, fields),
    },
  ];
}

function customerRoutes(ledger: Ledger): StripeRoute[] {
  const { state } = ledger;
  return [
    {
      method: 'POST',
      path: '/v1/customers',
      name: 'POST customers',
      work: (fields) => customerObject(state, createCustomer(ledger, fields)),
    },
    {
      method: 'GET',
      path: '/v1/customers/:id',
      name: 'GET customer',
      work: (fields, call) =>
        customerObject(
          state,
          findOrFail(state.customers, 'customer', getId(call)),
          fields['expand[0]'] === 'invoice_settings.default_payment_method',
        ),
    },
    {
      method: 'POST',
      path: '/v1/customers/:id',
      name: 'POST customer',
      work: (fields, call) => updateCustomer(ledger, getId(call), fields),
    },
    {
      method: 'POST',
      path: '/v1/setup_intents',
      name: 'POST setup_intents',
      work: (fields) => {
        const { id: customer } = findOrFail(state.customers, 'customer', fields.customer ?? '', 'customer');
        const intent = { id: state.id('seti'), customer, paymentMethod: null, created: state.now() };
        state.setupIntents.set(intent.id, intent);
        return setupIntentObject(intent);
      },
    },
    {
      method: 'GET',
      path: '/v1/payment_methods/:id',
      name: 'GET payment_method',
      work: (_fields, call) =>
        paymentMethodObject(findOrFail(state.paymentMethods, 'PaymentMethod', getId(call))),
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/attach',
      name: 'POST attach',
      work: (fields, call) => attach(ledger, getId(call), fields),
    },
  ];
}

function subscriptionRoutes(ledger: Ledger): StripeRoute[] {
  const { state } = ledger;
  const path = '/v1/subscriptions/:id';
  return [
    {
      method: 'GET',
      path,
      name: 'GET subscription',
      work: (_fields, call) =>
        subscriptionObject(state, findOrFail(state.subscriptions, 'subscription', getId(call))),
    },
    {
      method: 'POST',
      path,
      name: 'POST subscription',
      work: (fields, call) => updateSubscription(ledger, getId(call), fields),
    },
    {
      method: 'DELETE',
      path,
      name: 'DELETE subscription',
      work: (_fields, call) => cancelSubscription(ledger, getId(call)),
    },
  ];
}

function paymentRoutes(ledger: Ledger): StripeRoute[] {
  const { state } = ledger;
  const buildCheckoutUrl = (id: string) => `${state.baseUrl}/checkout/pay/${id}`;
  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      name: 'POST sessions',
      work: (fields) => {
        const session = createSession(ledger, fields);
        return sessionObject(session, buildCheckoutUrl(session.id));
      },
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      name: 'GET session',
      work: (_fields, call) =>
        sessionObject(
          findOrFail(state.sessions, 'checkout.session', getId(call)),
          buildCheckoutUrl(getId(call)),
        ),
    },
    {
      method: 'POST',
      path: '/v1/checkout/sessions/:id/expire',
      name: 'POST expire',
      work: (_fields, call) => sessionObject(expireSession(ledger, getId(call)), ''),
    },
    {
      method: 'POST',
      path: '/v1/invoices/create_preview',
      name: 'POST invoices/create_preview',
      work: (fields) => previewInvoice(ledger, fields),
    },
    {
      method: 'GET',
      path: '/v1/invoices/:id',
      name: 'GET invoice',
      work: (_fields, call) =>
        invoiceObject(findOrFail(state.invoices, 'invoice', getId(call)), state.baseUrl),
    },
    {
      method: 'GET',
      path: '/v1/charges/:id',
      name: 'GET charge',
      work: (_fields, call) => chargeObject(findOrFail(state.charges, 'charge', getId(call))),
    },
    {
      method: 'GET',
      path: '/v1/invoice_payments',
      name: 'GET invoice_payments',
      work: (fields) => listInvoicePayments(ledger, fields),
    },
  ];
}

/** Lists the routes of the double. */
export function buildRoutes(ledger: Ledger): readonly StripeRoute[] {
  return [
    ...catalogueRoutes(ledger),
    ...customerRoutes(ledger),
    ...subscriptionRoutes(ledger),
    ...paymentRoutes(ledger),
  ];
}
