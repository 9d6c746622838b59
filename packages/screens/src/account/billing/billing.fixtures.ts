import { contract } from '@adlane/contract';
import type { Plan, Subscription } from '@adlane/contract/account/billing';
import { mock } from '@adlane/mocks';

const monthly: Plan = {
  id: 1,
  plan_id: 'new_monthly',
  type: 'new_monthly',
  interval: 'month',
  name: 'Agency Unlimited Monthly',
  price: 97_00,
  currency: 'USD',
  locations: 5,
  status: 'active',
};

const forLife: Plan = {
  ...monthly,
  id: 3,
  plan_id: 'new_lifetime',
  type: 'new_lifetime',
  interval: 'lifetime',
  name: 'Agency Unlimited Lifetime',
  price: 1997_00,
  locations: null,
};

/** Plans on sale. */
export const offers: Plan[] = [
  monthly,
  {
    ...monthly,
    id: 2,
    plan_id: 'annual',
    type: 'annual',
    interval: 'annual',
    name: 'Agency Unlimited Annual',
    price: 997_00,
  },
  forLife,
];

/** A subscription that renews. */
export const subscription: Subscription = {
  plan: monthly,
  status: 'active',
  current_period_end: '2026-12-14T00:00:00.000Z',
  cancel_at_period_end: false,
  trial_ends_at: null,
  locations_used: 3,
};

/** A plan that was paid once. */
export const lifetimeSubscription: Subscription = {
  ...subscription,
  plan: forLife,
  current_period_end: null,
};

/** A subscription that has ended. */
export const endedSubscription: Subscription = {
  ...subscription,
  status: 'canceled',
  current_period_end: null,
};

/** Handlers of an agency with this subscription, a card and an invoice. */
export function buildBillingHandlers(stored: Subscription = subscription) {
  return [
    mock(contract.billing.subscription).ok({ subscription: stored }),
    mock(contract.billing.offers).ok({ data: offers }),
    mock(contract.billing.card).ok({ card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2029 } }),
    mock(contract.billing.transactions).ok({
      data: [
        {
          id: 1,
          number: 'ADL-0007',
          description: 'Agency Unlimited Monthly',
          amount: 97_00,
          currency: 'USD',
          status: 'paid',
          invoice_url: 'https://pay.example/invoice/7',
          created_at: '2026-11-14T09:00:00.000Z',
        },
      ],
      meta: { page: 1, per_page: 12, total: 1 },
    }),
  ];
}
