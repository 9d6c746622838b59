import { StripeSubscription } from '../../../connectors/stripe/stripeShapes';
import { inTenant } from '../../../db/tenant';
import { createStripe } from './createStripe';
import type { PlanHolder } from './PlanHolder';
import { findBilling } from './queries';

/** Metadata of a subscription at Stripe: the key of the request that changed it last. */
const keyField = 'request_key';

/** Returns the metadata that marks a change as that of the request. */
export const markChange = ({ key }: PlanHolder): Record<string, string> =>
  key === undefined ? {} : { [keyField]: key };

/**
 * Finds the subscription if an earlier request under the same key was the one that changed it: the server died before it
 * answered, and what the repeat requests is done and paid already.
 * @throws Problem 503
 */
export async function findOwnChange(holder: PlanHolder): Promise<StripeSubscription | undefined> {
  const { ports, agencyId, key } = holder;
  if (key === undefined) return undefined;
  const account = await inTenant(ports.db, agencyId, (tx) => findBilling(tx, agencyId));
  const id = account?.subscription?.subscription_id;
  if (id == null) return undefined;
  const path = `subscriptions/${id}`;
  const what = await createStripe(ports)({ method: 'GET', path, answer: StripeSubscription });
  return what.metadata[keyField] === key ? what : undefined;
}
