import type { ClientRow } from '@adlane/contract/account/clients';

/** Returns a client of the agency, as lists show it. */
export function storyClient(id: number, business_name: string): ClientRow {
  return {
    id,
    name: 'Ada Park',
    business_name,
    first_name: 'Ada',
    last_name: 'Park',
    email: `client${id}@example.com`,
    phone: '',
    niche: 'Dental',
    status: 'active',
    is_hidden: false,
    is_ghl_client: false,
    g_h_id: null,
    has_adaccount_connected: true,
    live_ads_count: 0,
    leads_count: 0,
    created_at: '2026-10-01T09:00:00.000Z',
    updated_at: '2026-10-01T09:00:00.000Z',
  };
}
