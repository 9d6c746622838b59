import type {
  StripeCharge,
  StripeCustomer,
  StripeEvent,
  StripeInvoice,
  StripePaymentMethod,
  StripePrice,
  StripePromotionCode,
  StripeSession,
  StripeSetupIntent,
  StripeState,
  StripeSubscription,
} from './stripeState';

export type Json = Readonly<Record<string, unknown>>;

/** Converts a time to seconds since 1970, as Stripe does. */
export function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

export function toList(url: string, data: readonly Json[]): Json {
  return { object: 'list', data, has_more: false, url };
}

export function priceObject(price: StripePrice): Json {
  return {
    id: price.id,
    object: 'price',
    active: true,
    currency: price.currency,
    lookup_key: price.lookup_key,
    metadata: price.metadata,
    product: price.product,
    recurring: price.interval && { interval: price.interval, interval_count: 1, usage_type: 'licensed' },
    type: price.interval ? 'recurring' : 'one_time',
    unit_amount: price.unit_amount,
  };
}

export function paymentMethodObject({ id, customer, card }: StripePaymentMethod): Json {
  return { id, object: 'payment_method', type: 'card', customer, card };
}

/** `isExpanded`: includes the card in place of its id. */
export function customerObject(state: StripeState, customer: StripeCustomer, isExpanded = false): Json {
  const method = customer.paymentMethod && state.paymentMethods.get(customer.paymentMethod);
  return {
    id: customer.id,
    object: 'customer',
    balance: customer.balance,
    created: toSeconds(customer.created),
    email: customer.email,
    name: customer.name,
    metadata: customer.metadata,
    invoice_settings: {
      default_payment_method: isExpanded && method ? paymentMethodObject(method) : customer.paymentMethod,
    },
  };
}

export function subscriptionObject(state: StripeState, subscription: StripeSubscription): Json {
  const price = state.prices.get(subscription.price);
  const item = {
    id: subscription.item,
    object: 'subscription_item',
    // Periods belong to the items since 2025-03-31.basil.
    current_period_start: toSeconds(subscription.periodStart),
    current_period_end: toSeconds(subscription.periodEnd),
    price: price && priceObject(price),
    quantity: 1,
    subscription: subscription.id,
  };
  return {
    id: subscription.id,
    object: 'subscription',
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    created: toSeconds(subscription.created),
    currency: price?.currency,
    customer: subscription.customer,
    default_payment_method: subscription.paymentMethod,
    ended_at: subscription.endedAt && toSeconds(subscription.endedAt),
    items: toList(`/v1/subscription_items?subscription=${subscription.id}`, [item]),
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    status: subscription.status,
    trial_end: null,
  };
}

export function chargeObject({ id, customer, paymentIntent, amount, isRefunded }: StripeCharge): Json {
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: isRefunded ? amount : 0,
    customer,
    payment_intent: paymentIntent,
    refunded: isRefunded,
  };
}

/** Returns an invoice; with a null id, a preview. Its page is below the double's base URL. */
export function invoiceObject(
  invoice: Omit<StripeInvoice, 'id' | 'number'> & { id: string | null; number: string | null },
  baseUrl: string,
): Json {
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.amountDue,
    amount_paid: invoice.status === 'paid' ? invoice.amountDue : 0,
    attempted: invoice.id !== null,
    amount_remaining: invoice.status === 'paid' ? 0 : invoice.amountDue,
    billing_reason: invoice.reason,
    created: toSeconds(invoice.created),
    currency: invoice.currency,
    customer: invoice.customer,
    hosted_invoice_url: invoice.id && `${baseUrl}/invoice/${invoice.id}`,
    lines: toList(
      `/v1/invoices/${invoice.id ?? 'upcoming'}/lines`,
      invoice.lines.map(({ description, amount }) => ({ object: 'line_item', description, amount })),
    ),
    number: invoice.number,
    parent: invoice.subscription && {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription },
    },
    status: invoice.status,
    total: invoice.total,
  };
}

export function sessionObject(session: StripeSession, pageUrl: string): Json {
  return {
    amount_total: session.amountTotal,
    currency: session.currency,
    id: session.id,
    object: 'checkout.session',
    cancel_url: session.cancelUrl,
    created: toSeconds(session.created),
    customer: session.customer,
    invoice: session.invoice,
    metadata: session.metadata,
    mode: session.mode,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === 'open' ? pageUrl : null,
  };
}

export function setupIntentObject({ id, customer, paymentMethod, created }: StripeSetupIntent): Json {
  return {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_double`,
    created: toSeconds(created),
    customer,
    payment_method: paymentMethod,
    status: paymentMethod ? 'succeeded' : 'requires_payment_method',
    usage: 'off_session',
  };
}

/** Returns whether a code may be used; an expired one is not active. */
export function isUsable({ isActive, expiresAt }: StripePromotionCode, now: Date): boolean {
  return isActive && (expiresAt === null || now < expiresAt);
}

/** `isExpanded`: includes the coupon in place of its id. */
export function promotionCodeObject(code: StripePromotionCode, now: Date, isExpanded: boolean): Json {
  const active = isUsable(code, now);
  const couponId = code.code.toLowerCase();
  const coupon = {
    id: couponId,
    object: 'coupon',
    amount_off: code.amountOff,
    currency: code.currency,
    duration: 'once',
    percent_off: code.percentOff,
    valid: active,
  };
  return {
    id: code.id,
    object: 'promotion_code',
    active,
    code: code.code,
    expires_at: code.expiresAt && toSeconds(code.expiresAt),
    promotion: { type: 'coupon', coupon: isExpanded ? coupon : couponId },
  };
}

/** Returns an event as Stripe delivers it. */
export function eventObject({ id, type, created, object }: StripeEvent, apiVersion: string): Json {
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created: toSeconds(created),
    data: { object },
    livemode: false,
    type,
  };
}
