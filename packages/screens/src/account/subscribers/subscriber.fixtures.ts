import type { Subscriber, SubscriberDetails } from '@adlane/contract/account/subscribers';

/** A subscriber of a story. */
export const subscriber: Subscriber = {
  id: 4,
  group_id: 2,
  email: 'ava@brooks-growth.example',
  first_name: 'Ava',
  last_name: 'Brooks',
  business_name: 'Brooks Growth',
  phone: '+15552070100',
  niche: 'Dental',
  status: 'active',
  plan_type: 'annual',
  plan_id: 'annual',
  subscription_status: 'active',
  clients_count: 5,
  live_ads_count: 18,
  last_seen_at: '2026-11-22T09:00:00.000Z',
  created_at: '2026-07-26T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

/** The subscriber on its own page. */
export const subscriberDetails: SubscriberDetails = { ...subscriber, trial_ends_at: null, days_left: null };

const withoutPlan = { plan_type: null, plan_id: null, subscription_status: null };

/** A page of subscribers, one per status. */
export const subscriberPage = {
  data: [
    subscriber,
    {
      ...subscriber,
      id: 5,
      business_name: 'Northwind Media and Advertising Partners of New England',
      email: 'someone.with.a.very.long.address@northwind-media-partners.example',
      plan_type: 'new_monthly' as const,
      subscription_status: 'past_due',
    },
    {
      ...subscriber,
      id: 6,
      business_name: 'Larch & Co',
      status: 'canceled' as const,
      plan_type: 'lifetime' as const,
    },
    { ...subscriber, id: 7, business_name: '', status: 'archived' as const, last_seen_at: null },
  ],
  meta: { page: 1, per_page: 12, total: 4 },
};

/** A page of trials: begun, about to end, ended. */
export const trialPage = {
  data: [14, 2, 0].map((days_left) => ({
    ...subscriber,
    ...withoutPlan,
    id: 20 + days_left,
    business_name: `Agency ${days_left}`,
    trial_ends_at: '2026-12-01T09:00:00.000Z',
    days_left,
  })),
  meta: { page: 1, per_page: 12, total: 3 },
};
