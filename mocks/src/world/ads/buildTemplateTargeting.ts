import type { Template } from '@adlane/contract/ads/templates';
import { defaultPlacements } from '@adlane/contract/constants';
import type { Offer } from './offers/Offer';

type Targeting = Template['templateTargeting'];

/** Facebook interests by niche. */
const interestsOfNiche: Readonly<Record<string, Targeting['detailedTargeting']['interests']>> = {
  Dental: [{ id: '6003107902433', name: 'Dentistry', type: 'interests' }],
  Fitness: [
    { id: '6003277229371', name: 'Physical fitness', type: 'interests' },
    { id: '6003384248805', name: 'Fitness and wellness', type: 'interests' },
  ],
  Landscaping: [{ id: '6003132926214', name: 'Gardening', type: 'interests' }],
  'Auto Repair': [{ id: '6003176678152', name: 'Automobiles', type: 'interests' }],
};

/** Builds audience, placements and schedule of an offer (ads §3): the defaults and its niche's interests. */
export function buildTemplateTargeting({ niche }: Offer): Targeting {
  return {
    gender: 'both',
    minAge: 18,
    maxAge: 65,
    radius: 25,
    distanceUnit: 'mile',
    doCreativeOptimize: false,
    detailedTargeting: { interests: interestsOfNiche[niche] ?? [], demographics: [], behaviors: [] },
    startTime: null,
    endTime: null,
    placement: 'Automatic',
    specialAdCategory: niche === 'Real Estate' ? 'HOUSING' : 'NONE',
    platform: Object.fromEntries(
      Object.entries(defaultPlacements).map(([name, places]) => [name, [...places]]),
    ),
    location: {},
    mobilePlacement: {
      user_device: [],
      user_os: [],
      excluded_user_device: [],
      wireless_carrier: [],
      fe_os_manage: { os: 'all', minOS: '', maxOS: '' },
    },
    devicePlacement: { devices: ['mobile', 'desktop'], fe_device_type: 'all' },
    locales: [],
    utmTags: { utm_source: 'facebook', utm_medium: 'paid_social', utm_campaign: '', utm_content: '' },
    isMultiAdvertiser: true,
    billingEvent: 'IMPRESSIONS',
    messagingApps: { messenger: true, instagram: false },
  };
}
