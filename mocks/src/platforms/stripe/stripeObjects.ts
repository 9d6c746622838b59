type Fields = Readonly<Record<string, string>>;

/** A checkout session as it is answered when it is new. `created` is in seconds. */
export function checkoutSession(id: string, created: number, fields: Fields): object {
  return {
    id,
    object: 'checkout.session',
    mode: fields.mode,
    status: 'open',
    payment_status: 'unpaid',
    customer: fields.customer ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    success_url: fields.success_url,
    url: `https://checkout.double.test/c/pay/${id}`,
    created,
  };
}

/** A setup intent as it is answered when it is new. `created` is in seconds. */
export function setupIntent(id: string, created: number, fields: Fields): object {
  return {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_double`,
    customer: fields.customer ?? null,
    status: 'requires_payment_method',
    usage: fields.usage ?? 'off_session',
    created,
  };
}
