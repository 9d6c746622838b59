import { createStripeClient } from '../../../connectors/stripe/stripeClient';
import { StripeError } from '../../../connectors/stripe/stripeError';
import { StripeSession } from '../../../connectors/stripe/stripeShapes';
import type { Ports } from '../../../ports';
import { throwStripeProblem } from './problems/throwStripeProblem';
import { syncSession } from './syncStripe';

/**
 * Closes a payment page, so that it can't be paid any more. If it is paid already, the payment is stored.
 * @throws Problem 503
 */
export async function closeCheckout(ports: Ports, id: string): Promise<void> {
  const stripe = createStripeClient(ports);
  const path = `checkout/sessions/${id}`;
  const read = () => stripe({ method: 'GET', path, answer: StripeSession });
  const expire = () =>
    stripe({ method: 'POST', path: `${path}/expire`, answer: StripeSession }).catch(
      async (error: unknown) => {
        // Paid in between, or expired by an attempt whose answer was lost.
        const session = await read();
        if (session.status === 'open') throw error;
        return session;
      },
    );
  const close = async () => {
    const session = await read();
    const { status } = session.status === 'open' ? await expire() : session;
    if (status === 'complete') await syncSession({ ports, stripe }, id);
  };
  await close().catch((error: unknown) => {
    // Of another Stripe account, or deleted: there is no page to pay.
    if (!(error instanceof StripeError) || !error.isMissing) throwStripeProblem(ports.log)(error);
  });
}
