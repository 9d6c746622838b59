import type { Launch, LaunchPlan, LaunchStep } from '@adlane/contract/ads/launches';

function step(
  key: string,
  title: string,
  status: LaunchStep['status'],
  error: string | null = null,
): LaunchStep {
  return {
    key,
    title,
    status,
    method: 'POST',
    path: `act_1001/${key}s`,
    request: { name: 'ADL Dental: Spring Check-up', status: 'PAUSED' },
    external_id: status === 'done' ? '120330000000001' : null,
    error,
  };
}

/** What a launch creates. */
export const storyPlan: LaunchPlan = {
  campaign: 'ADL Dental: Spring Check-up',
  isCampaignNew: true,
  campaignBudget: null,
  adSets: [
    {
      name: 'Ad set 1',
      isNew: true,
      budget: 2500,
      ads: [
        {
          adText: ['A calm first visit, a clear plan and no surprises on the bill.'],
          headlines: ['A Spring Check-up'],
          subHeadlines: ['Book in one minute.'],
          mediaIds: [900],
        },
        {
          adText: ['Your teeth carry you through life. Give them an hour this spring.'],
          headlines: ['Your First Visit Is Free'],
          subHeadlines: [],
          mediaIds: [900],
        },
      ],
    },
  ],
  audience: 'People from 25 to 65+; with one of: Dental care, Family',
  places: ['Boston, Massachusetts'],
  excludedPlaces: [],
  countries: ['US'],
  leadForm: 'Contact in One Minute',
  spend: { daily: 2500, total: null },
};

/** What a launch does not send. */
export const storyLeftOut = [
  'Video feeds on Facebook: Facebook closed video feeds with version 24 of its Marketing API.',
];

/** What follows from the choice of a post. */
export const storyLeftOutByChoice = [
  'The texts, media, link and button of the template: the ad is the post as it is on the page.',
];

/** The requests of a launch that has not begun. */
export const storySteps: readonly LaunchStep[] = [
  step('campaign', 'Create the campaign', 'pending'),
  step('adset', 'Create ad set 1', 'pending'),
  step('ad', 'Create ad 1', 'pending'),
];

/** Why a launch failed at Facebook. */
export const storyFailure = {
  code: 'TECHNICAL_PERMISSION_ERROR',
  message: 'You have no right to use this page.',
} as const;

/** A launch in a state; its steps follow from it. */
export function storyLaunch(status: Launch['status'], failure?: Pick<Launch, 'code' | 'message'>): Launch {
  const second = status === 'launched' ? 'done' : status === 'failed' ? 'failed' : 'sent';
  return {
    id: 9,
    template_id: 7,
    ad_id: status === 'launched' ? 1 : null,
    platform: 'facebook',
    status,
    code: null,
    message: null,
    was_resumed: false,
    ...failure,
    steps: [
      step('campaign', 'Create the campaign', 'done'),
      step('adset', 'Create ad set 1', second, failure?.message ?? null),
      step('ad', 'Create ad 1', status === 'launched' ? 'done' : 'pending'),
    ],
    created_at: '2026-11-02T09:00:00.000Z',
    updated_at: '2026-11-02T09:00:00.000Z',
  };
}
