import type { Client } from '@adlane/contract/account/clients';
import { createDefaultPermissions } from '@adlane/contract/account/permissions';

/** A client of a story. */
export const client: Client = {
  id: 5,
  name: 'Maya Ortiz',
  business_name: 'Brightside Dental',
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@brightside.example',
  phone: '+15552070142',
  niche: 'Dental',
  status: 'active',
  is_hidden: false,
  is_ghl_client: true,
  g_h_id: 'brightside',
  has_adaccount_connected: true,
  live_ads_count: 4,
  leads_count: 128,
  created_at: '2026-08-03T09:00:00.000Z',
  updated_at: '2026-11-12T09:00:00.000Z',
  address: {
    businessName: 'Brightside Dental',
    streetAddress: '12 Harbor Street',
    street: '',
    suite: '',
    city: 'Boston',
    zip: '02110',
    country: 'United States',
  },
  monthly_budget_limit: null,
  monthly_budget_currency: null,
  permissions: { ...createDefaultPermissions(), adlane_all: true },
  email_verified_at: '2026-08-04T09:00:00.000Z',
};

/** A page of clients. */
export const clientPage = {
  data: [
    client,
    { ...client, id: 6, business_name: 'Northwind Fitness', niche: null, live_ads_count: 0, leads_count: 0 },
    { ...client, id: 7, business_name: '', name: 'Noah Berg', status: 'inactive' as const },
  ],
  meta: { page: 1, per_page: 12, total: 3 },
};
