import { billingMessages } from '@adlane/contract/constants';
import { createStripeClient, type StripeClient } from '../../../connectors/stripe/stripeClient';
import { Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { throwStripeProblem } from './problems/throwStripeProblem';

/**
 * Creates a Stripe client whose errors are shown to the user.
 * @throws Problem 402, 503
 */
export function createStripe(ports: Ports): StripeClient {
  if (ports.platforms.stripe.secretKey === '') {
    throw new Problem('UNAVAILABLE', billingMessages.unavailable);
  }
  const client = createStripeClient(ports);
  return (call) => client(call).catch(throwStripeProblem(ports.log));
}
