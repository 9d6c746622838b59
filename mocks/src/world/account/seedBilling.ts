import { billing_customers, subscriptions, transactions } from '@adlane/api-server/schema';
import { planTerms } from '@adlane/contract/constants';
import { demoInvoice, periodsUntil, stripeDemo } from '../../platforms';
import type { SeedContext } from '../SeedContext';
import type { WorldAgency } from './agencies';

/** Inserts the agency's plan, card and payments, identical to those at the Stripe double. */
export async function seedBilling({ tx, agencyId, now }: SeedContext, agency: WorldAgency): Promise<void> {
  const subscriber = stripeDemo.subscribers.find(({ email }) => email === agency.owner.email);
  if (!subscriber) return;
  const { card, customer, subscription, plan } = subscriber;
  const { name, price, interval } = planTerms[plan];
  const startedAt = new Date(subscriber.startedAt);
  const periods = periodsUntil(startedAt, interval === 'annual' ? 'year' : 'month', now);
  await tx.insert(billing_customers).values({
    agency_id: agencyId,
    customer_id: customer,
    payment_method_id: subscriber.paymentMethod,
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.exp_month,
    card_exp_year: card.exp_year,
    card_asked_at: startedAt,
    created_at: startedAt,
  });
  await tx.insert(subscriptions).values({
    agency_id: agencyId,
    plan_type: plan,
    status: 'active',
    amount: price,
    currency: 'USD',
    subscription_id: subscription,
    item_id: subscriber.item,
    current_period_end: periods.at(-1)?.end ?? now,
    asked_at: startedAt,
    created_at: startedAt,
    updated_at: startedAt,
  });
  await tx.insert(transactions).values(
    periods.map(({ start }, index) => {
      const { id, number } = demoInvoice(subscriber, index);
      return {
        agency_id: agencyId,
        invoice_id: id,
        number,
        description: name,
        amount: price,
        currency: 'USD',
        status: 'paid' as const,
        asked_at: start,
        created_at: start,
      };
    }),
  );
}
