/** An ad account of the double. Money is in Meta's unit of the currency. */
export type DemoAdAccount = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  readonly minDailyBudget: number;
};
export type DemoPage = { readonly id: string; readonly name: string; readonly category: string };
export type DemoBusiness = {
  readonly id: string;
  readonly name: string;
  /** Ids of owned and shared ad accounts. */
  readonly accounts: readonly string[];
  readonly clientAccounts: readonly string[];
  readonly pages: readonly string[];
  readonly clientPages: readonly string[];
};
export type DemoUser = {
  readonly id: string;
  readonly name: string;
  /** A long-lived user token that the double accepts from the start. */
  readonly token: string;
  readonly accounts: readonly DemoAdAccount[];
  readonly pages: readonly DemoPage[];
  readonly businesses: readonly DemoBusiness[];
};

/** People, accounts and pages that exist from the start; the seeded world connects its agencies to them. */
export const facebookDemo = {
  app: { id: '900100200300', secret: 'facebook-double-secret' },
  webhookVerifyToken: 'facebook-double-verify',
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
      businesses: [
        {
          id: '3001',
          name: 'Brooks Growth',
          accounts: ['1001'],
          clientAccounts: ['1002'],
          pages: ['2001'],
          clientPages: ['2002'],
        },
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
      businesses: [
        {
          id: '3101',
          name: 'Lindqvist Media',
          accounts: ['1101'],
          clientAccounts: [],
          pages: ['2101'],
          clientPages: [],
        },
      ],
    },
  ],
} as const satisfies {
  app: { id: string; secret: string };
  webhookVerifyToken: string;
  users: readonly [DemoUser, ...DemoUser[]];
};
