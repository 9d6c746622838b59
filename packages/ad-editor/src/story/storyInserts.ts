import { createDefaultBusinessInserts, type SmartInserts } from '@adlane/contract/ads/smartInserts';

/** Smart inserts of an agency whose clients all have a name, and one custom insert. */
export const storyInserts: SmartInserts = {
  business: { ...createDefaultBusinessInserts(), business_name: 'Brightside Dental' },
  custom: [
    {
      id: 1,
      name: 'Offer',
      value: 'a free check-up',
      client_user_id: null,
      templates_count: 1,
      created_at: '2026-10-01T09:00:00.000Z',
      updated_at: '2026-10-01T09:00:00.000Z',
    },
  ],
  values: [
    { name: 'Business Name', value: 'Brightside Dental' },
    { name: 'Offer', value: 'a free check-up' },
  ],
  updated_at: '2026-10-12T09:00:00.000Z',
  longest: [
    { name: 'Business Name', value: 'Brightside Dental' },
    { name: 'Offer', value: 'a free check-up' },
  ],
  headlines: [],
  longHeadlines: [],
  descriptions: [],
};
