/** People and accounts that exist from the start. */
export const googleAdsDemo = {
  client: { id: 'google-double-client', secret: 'google-double-secret' },
  user: { id: '108550001000', email: 'ava.brooks@example.com' },
  refreshToken: '1//DOUBLEREFRESH',
  manager: { id: '5550001000', name: 'Brooks Manager' },
  customers: [
    { id: '5550001001', name: 'Brightside Dental', currency: 'USD', timeZone: 'America/New_York' },
    { id: '5550001002', name: 'Harbor Fitness', currency: 'USD', timeZone: 'America/Los_Angeles' },
  ],
} as const;
