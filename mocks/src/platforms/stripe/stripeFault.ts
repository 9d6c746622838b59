export type StripeFaultParts = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
};

/** An error of Stripe. Throw it anywhere in the double. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  readonly status: 400 | 401 | 402 | 404 | 409 | 429 | 500;
  readonly parts: StripeFaultParts;

  constructor(status: StripeFault['status'], parts: StripeFaultParts) {
    super(parts.message);
    this.status = status;
    this.parts = parts;
  }
}

/** 400 for an unknown or invalid parameter. */
export function badRequest(message: string, param?: string, code?: string): StripeFault {
  const more = { ...(param === undefined ? {} : { param }), ...(code === undefined ? {} : { code }) };
  return new StripeFault(400, { type: 'invalid_request_error', message, ...more });
}

/**
 * Returns the record with an id.
 * @throws StripeFault 404
 */
export function findOrFail<T>(records: ReadonlyMap<string, T>, kind: string, id: string, param = 'id'): T {
  const value = records.get(id);
  if (value === undefined) {
    const message = `No such ${kind}: '${id}'`;
    throw new StripeFault(param === 'id' ? 404 : 400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message,
      param,
    });
  }
  return value;
}

/** 402: the card was declined, or its bank requires authentication. */
export function cardFault(kind: 'declined' | 'needs_action'): StripeFault {
  if (kind === 'declined') {
    return new StripeFault(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
  return new StripeFault(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action before it can be completed.',
  });
}
