import type { AdState } from '@adlane/contract/ads/ads';
import type { DemoCampaign } from '../../../platforms';

/** A demo ad on Google. Days count back from now. */
export type PlannedGoogleAd = {
  readonly name: string;
  readonly campaignType: DemoCampaign['campaignType'];
  /** Index of the agency's client that it is for. */
  readonly client: 0 | 1 | 2;
  readonly status: AdState;
  readonly startedDaysAgo: number;
  /** Daily budget in whole units. */
  readonly budget: number;
};

/** Template that gets a Google ad. */
export const googleTemplateName = 'Dental: New Patient Exam';

export const googlePlan: readonly PlannedGoogleAd[] = [
  {
    name: 'ADL New patients',
    campaignType: 'PERFORMANCE_MAX',
    client: 0,
    status: 'active',
    startedDaysAgo: 27,
    budget: 45,
  },
  {
    name: 'ADL Dentist search',
    campaignType: 'SEARCH',
    client: 0,
    status: 'attention needed',
    startedDaysAgo: 14,
    budget: 30,
  },
  {
    name: 'ADL Trial class',
    campaignType: 'SEARCH',
    client: 1,
    status: 'paused',
    startedDaysAgo: 36,
    budget: 20,
  },
];
