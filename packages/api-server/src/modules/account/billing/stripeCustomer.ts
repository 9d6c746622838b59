import type { Plan } from '@adlane/contract/account/billing';
import { checkPrice } from '@adlane/contract/rules';
import type { StripeClient } from '../../../connectors/stripe/stripeClient';
import { StripeId, StripePrices } from '../../../connectors/stripe/stripeShapes';
import { inTenant } from '../../../db/tenant';
import { invalid } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { insertCustomer } from './commands';

export type Payer = {
  readonly agency_id: number;
  /** Stripe's id, if there is one. */
  readonly customer_id: string | undefined;
  readonly email: string;
  readonly name: string;
};

/** Returns the agency's customer id at Stripe and creates the customer if needed. */
export async function ensureCustomer(ports: Ports, stripe: StripeClient, payer: Payer): Promise<string> {
  const { agency_id, customer_id, email, name } = payer;
  if (customer_id !== undefined) return customer_id;
  const { id } = await stripe({
    method: 'POST',
    path: 'customers',
    params: { email, name, metadata: { agency_id } },
    // Parallel calls get the same customer.
    key: `customer/${agency_id}`,
    answer: StripeId,
  });
  return inTenant(ports.db, agency_id, (tx) =>
    insertCustomer(tx, { agency_id, customer_id: id, created_at: ports.clock.now() }),
  );
}

const stripeIntervals = { month: 'month', annual: 'year', lifetime: undefined } as const;

/**
 * Returns the price at Stripe for a plan's current amount and creates it if needed. Another amount is another
 * price.
 * @throws Problem 422 for a price that Stripe can't charge
 */
export async function ensurePrice(stripe: StripeClient, plan: Plan): Promise<string> {
  const problem = checkPrice(plan.price, plan.currency);
  if (problem !== undefined) throw invalid({ plan_id: [problem] });
  const currency = plan.currency.toLowerCase();
  const lookup_key = `adlane_${plan.type}_${currency}_${plan.price}`;
  const find = async () => {
    const params = { lookup_keys: [lookup_key], active: true };
    const { data } = await stripe({ method: 'GET', path: 'prices', params, answer: StripePrices });
    return data[0]?.id;
  };
  const existing = await find();
  if (existing !== undefined) return existing;
  const interval = stripeIntervals[plan.interval];
  const made = await stripe({
    method: 'POST',
    path: 'prices',
    params: {
      currency,
      unit_amount: plan.price,
      lookup_key,
      metadata: { plan_type: plan.type },
      product_data: { name: plan.name },
      recurring: interval && { interval },
    },
    key: lookup_key,
    answer: StripeId,
  });
  return made.id;
}
