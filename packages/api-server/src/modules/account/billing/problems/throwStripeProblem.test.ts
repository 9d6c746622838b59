import { billingMessages } from '@adlane/contract/constants';
import { expect, it } from 'vitest';
import { StripeError, type StripeErrorParts } from '../../../../connectors/stripe/stripeError';
import { Problem } from '../../../../http/problem';
import type { Log } from '../../../../ports';
import { throwStripeProblem } from './throwStripeProblem';

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const declined = 'Your card has insufficient funds.';

function refuse(status: number, parts: Partial<StripeErrorParts>): unknown {
  try {
    return throwStripeProblem(log)(new StripeError(status, { type: 'api_error', message: '', ...parts }));
  } catch (error) {
    return error instanceof Problem ? [error.code, error.message] : error;
  }
}

it.each<[string, number, Partial<StripeErrorParts>, string, string]>([
  ['a declined card', 402, { type: 'card_error', message: declined }, 'PAYMENT_REQUIRED', declined],
  [
    'a card refused without a reason',
    402,
    { type: 'card_error' },
    'PAYMENT_REQUIRED',
    billingMessages.paymentFailed,
  ],
  [
    'a card whose holder has to confirm',
    402,
    {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message: 'See `next_action`.',
    },
    'PAYMENT_REQUIRED',
    billingMessages.paymentFailed,
  ],
  [
    'a preview of another second',
    400,
    { param: 'proration_date' },
    'CONFLICT',
    billingMessages.previewOutdated,
  ],
  ['no answer', 0, {}, 'UNAVAILABLE', billingMessages.unavailable],
])('says of %s what the user can do', (_what, status, parts, code, message) => {
  expect(refuse(status, parts)).toEqual([code, message]);
});

it('leaves errors of others as they are', () => {
  const own = new Error('Ours');
  expect(() => throwStripeProblem(log)(own)).toThrow(own);
});
