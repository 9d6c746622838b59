import { billingMessages } from '@adlane/contract/constants';
import { StripeError } from '../../../../connectors/stripe/stripeError';
import { conflict, Problem } from '../../../../http/problem';
import type { Log } from '../../../../ports';

/**
 * Converts a Stripe error into the user's message: for a declined card Stripe's explanation, which is written
 * for the card's owner; otherwise only that it failed. Pass it to `catch`.
 */
export function throwStripeProblem(log: Log): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof StripeError)) throw error;
    const { type, code, param } = error.parts;
    log.warn({ status: error.status, type, code, param }, 'Stripe refused a call');
    if (error.isCard) {
      const needsHolder = code === 'subscription_payment_intent_requires_action';
      throw new Problem(
        'PAYMENT_REQUIRED',
        needsHolder ? billingMessages.paymentFailed : error.parts.message || billingMessages.paymentFailed,
      );
    }
    if (param === 'proration_date') throw conflict(billingMessages.previewOutdated);
    throw new Problem('UNAVAILABLE', billingMessages.unavailable);
  };
}
