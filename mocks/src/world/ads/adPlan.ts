import type { AdState } from '@adlane/contract/ads/ads';

/** A demo ad. Days count back from now; a negative start is in the future. */
export type PlannedAd = {
  /** Name of its template. */
  readonly template: string;
  /** Index of the agency's client that it is for. */
  readonly client: 0 | 1 | 2;
  readonly status: AdState;
  readonly startedDaysAgo: number;
  /** Daily budget in whole units of the account's currency. */
  readonly budget: number;
};

/** The ads of the two demo agencies. */
export const adPlan: readonly [readonly PlannedAd[], readonly PlannedAd[]] = [
  [
    { template: 'Dental: New Patient Exam', client: 0, status: 'active', startedDaysAgo: 84, budget: 40 },
    { template: 'Dental: Teeth Whitening', client: 0, status: 'learning', startedDaysAgo: 3, budget: 25 },
    { template: 'Fitness: Six Week Challenge', client: 1, status: 'active', startedDaysAgo: 71, budget: 60 },
    { template: 'Fitness: Free First Class', client: 1, status: 'paused', startedDaysAgo: 92, budget: 20 },
    { template: 'Real Estate: Home Valuation', client: 2, status: 'active', startedDaysAgo: 78, budget: 75 },
    {
      template: 'Real Estate: New Listings First',
      client: 2,
      status: 'attention needed',
      startedDaysAgo: 12,
      budget: 30,
    },
    {
      template: 'Auto Repair: Oil Change Special',
      client: 1,
      status: 'in review',
      startedDaysAgo: 0,
      budget: 15,
    },
    {
      template: 'Auto Repair: Free Brake Check',
      client: 1,
      status: 'scheduled',
      startedDaysAgo: -4,
      budget: 15,
    },
  ],
  [
    {
      template: 'Roofing: Free Roof Inspection',
      client: 0,
      status: 'active',
      startedDaysAgo: 80,
      budget: 400,
    },
    {
      template: 'Roofing: Roof Replacement Financing',
      client: 0,
      status: 'active',
      startedDaysAgo: 73,
      budget: 650,
    },
    {
      template: 'Chiropractic: First Visit Special',
      client: 1,
      status: 'active',
      startedDaysAgo: 75,
      budget: 300,
    },
    {
      template: 'Chiropractic: Desk Neck Check',
      client: 1,
      status: 'video review',
      startedDaysAgo: 0,
      budget: 150,
    },
    { template: 'Med Spa: Glow Facial', client: 2, status: 'paused', startedDaysAgo: 100, budget: 250 },
  ],
];
