/** An ad account as the double keeps it. Money is in the smallest unit of the currency. */
export type DemoAdAccount = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly minDailyBudget: number;
};
export type DemoPage = { readonly id: string; readonly name: string; readonly category: string };
export type DemoUser = {
  readonly id: string;
  readonly name: string;
  /** A long-lived user token that the double accepts from the start. */
  readonly token: string;
  readonly accounts: readonly DemoAdAccount[];
  readonly pages: readonly DemoPage[];
};

/** Who exists on the double from the start; the seeded world connects its agencies to these people. */
export const facebookDemo = {
  app: { id: '900100200300', secret: 'facebook-double-secret' },
  users: [
    {
      id: '10150001',
      name: 'Ava Brooks',
      token: 'EAADOUBLEAVABROOKS',
      accounts: [
        {
          id: '1001',
          name: 'Brooks Main',
          currency: 'USD',
          timezone: 'America/New_York',
          minDailyBudget: 100,
        },
        {
          id: '1002',
          name: 'Brooks Europe',
          currency: 'EUR',
          timezone: 'Europe/Berlin',
          minDailyBudget: 100,
        },
      ],
      pages: [
        { id: '2001', name: 'Brightside Dental', category: 'Dentist' },
        { id: '2002', name: 'Harbor Fitness', category: 'Gym' },
      ],
    },
    {
      id: '10150002',
      name: 'Noah Lindqvist',
      token: 'EAADOUBLENOAHLINDQVIST',
      accounts: [
        {
          id: '1101',
          name: 'Lindqvist Ads',
          currency: 'SEK',
          timezone: 'Europe/Stockholm',
          minDailyBudget: 1000,
        },
      ],
      pages: [{ id: '2101', name: 'Solsidan Roofing', category: 'Roofer' }],
    },
  ],
} as const satisfies {
  app: { id: string; secret: string };
  users: readonly [DemoUser, ...DemoUser[]];
};
