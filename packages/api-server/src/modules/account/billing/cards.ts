import type { Card, SetupIntent } from '@adlane/contract/account/billing';
import { billingMessages } from '@adlane/contract/constants';
import type * as z from 'zod';
import type { StripeClient } from '../../../connectors/stripe/stripeClient';
import { createStripeClient } from '../../../connectors/stripe/stripeClient';
import { StripeError } from '../../../connectors/stripe/stripeError';
import { StripeId, StripePaymentMethod, StripeSetupIntent } from '../../../connectors/stripe/stripeShapes';
import { found, invalid, Problem } from '../../../http/problem';
import { applyCard } from './applyStripe';
import { isAlive, toCard } from './billingView';
import { createStripe } from './createStripe';
import { type BillingContext, findPayer } from './payer';
import { throwStripeProblem } from './problems/throwStripeProblem';
import { findBilling } from './queries';
import { ensureCustomer } from './stripeCustomer';

/**
 * Creates the intent with which the browser stores a card at Stripe; the card number never reaches this
 * server.
 * @throws Problem 503 without a key for browsers
 */
export async function startCard(call: BillingContext): Promise<z.input<typeof SetupIntent>> {
  const { ports } = call;
  const { publishableKey, scriptUrl } = ports.platforms.stripe;
  if (publishableKey === '') throw new Problem('UNAVAILABLE', billingMessages.unavailable);
  const { payer } = await call.inTenant(findPayer);
  const stripe = createStripe(ports);
  const { client_secret } = await stripe({
    method: 'POST',
    path: 'setup_intents',
    params: {
      customer: await ensureCustomer(ports, stripe, payer),
      usage: 'off_session',
      payment_method_types: ['card'],
    },
    answer: StripeSetupIntent,
  });
  return { client_secret, publishable_key: publishableKey, script_url: scriptUrl };
}

/**
 * Loads a stored card of the customer.
 * @throws Problem 422 for any other card
 */
async function loadOwnCard(
  { ports }: BillingContext,
  customer: string,
  id: string,
): Promise<StripePaymentMethod> {
  const buildUnknownCard = () => invalid({ payment_method: [billingMessages.cardUnknown] });
  // The id becomes part of a URL.
  if (!/^pm_\w+$/.test(id)) throw buildUnknownCard();
  const request: StripeClient = createStripeClient(ports);
  const method = await request({
    method: 'GET',
    path: `payment_methods/${id}`,
    answer: StripePaymentMethod,
  }).catch((error: unknown) => {
    if (error instanceof StripeError && error.isMissing) throw buildUnknownCard();
    return throwStripeProblem(ports.log)(error);
  });
  if (method.customer !== customer || !method.card) throw buildUnknownCard();
  return method;
}

/**
 * Charges another card from now on.
 * @throws Problem 403, 422 for a foreign card, 503
 */
export async function replaceCard(call: BillingContext, { id }: { readonly id: string }): Promise<Card> {
  const { ports, caller } = call;
  const { customer, subscription } = await call.inTenant(findPayer);
  if (!customer) throw invalid({ payment_method: [billingMessages.cardUnknown] });
  const { customer_id } = customer;
  const what = await loadOwnCard(call, customer_id, id);
  const stripe = createStripe(ports);
  await stripe({
    method: 'POST',
    path: `customers/${customer_id}`,
    params: { invoice_settings: { default_payment_method: id } },
    answer: StripeId,
  });
  if (subscription?.subscription_id != null && isAlive(subscription)) {
    const path = `subscriptions/${subscription.subscription_id}`;
    await stripe({ method: 'POST', path, params: { default_payment_method: id }, answer: StripeId });
  }
  return call.inTenant(async ({ tx }) => {
    const { agency_id: agencyId } = caller;
    await applyCard(tx, { agencyId, what, fetchedAt: ports.clock.now() });
    return found(toCard(found(await findBilling(tx, agencyId)).customer));
  });
}
