import type { Launch, ResubmitDraft } from '@adlane/contract/ads/launches';
import type { Media } from '@adlane/contract/ads/media';
import { createDefaultTemplateContent, createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { ad } from './ad.fixtures';

const write = (title: string, words: readonly string[]) =>
  words.map((value, index) => ({
    id: index + 1,
    title: `${title} ${index + 1}`,
    value,
    isDefault: index === 0,
  }));

/** A plain picture of one color. */
function picture(color: string): string {
  const size = 'width="1200" height="628"';
  return `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" ${size}%3E%3Crect ${size} fill="%23${color}"/%3E%3C/svg%3E`;
}

/** Another picture of the library. */
export const otherPicture: Media = {
  id: 2,
  kind: 'image',
  name: 'calm.png',
  url: picture('b0d8a4'),
  thumbnailUrl: picture('b0d8a4'),
  type: 'image/png',
  size: 90_000,
  width: 1200,
  height: 628,
  duration: null,
  youtube_id: null,
  client_user_id: null,
  templates_count: 0,
  created_at: '2026-10-01T09:00:00.000Z',
};

/** Another video of the library. */
export const otherVideo: Media = {
  ...otherPicture,
  id: 3,
  kind: 'video',
  name: 'calm.mp4',
  url: '/files/calm.mp4',
  type: 'video/mp4',
  duration: 12,
};

/** The record of an ad with four versions, of which three were rejected. */
const record: ResubmitDraft['record'] = {
  name: ad.name,
  niche: 'Dentist',
  status: 'attention needed',
  platform: 'facebook',
  source_id: 1,
  ad_type: 'image',
  channel: 'facebook',
  page_id: '2001',
  business_name: null,
  business_manager_id: null,
  latitude: null,
  longitude: null,
  objective: 'OUTCOME_LEADS',
  account_id: 'act_1001',
  budget_type: 'daily',
  template_id: ad.template_id,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  daily_budget: ad.budget,
  lifetime_budget: null,
  billing_event: 'IMPRESSIONS',
  distance_unit: 'mile',
  adlane_type: 'leadform',
  client_user_id: ad.client_user_id,
  template_media: { url: picture('7cc4dc'), urls: [picture('7cc4dc')], video_id: null },
  promoted_object: { page_id: '2001' },
  is_promoted_post: false,
  optimization_goal: 'LEAD_GENERATION',
  is_custom_audience: false,
  is_custom_location: false,
  follow_up_action_url: '',
  selected_instagram: null,
  selected_pixel: null,
  selected_custom_audience: [],
  questions: [],
  lead_forms: [{ id: 1, name: 'Whitening form' }],
  template_content: {
    ...createDefaultTemplateContent(),
    adText: write('Ad Text', ['First text', 'Second text', 'Third text', 'Fourth text']),
    headlines: write('Headline', ['First headline', 'Second headline', 'Third headline', 'Fourth headline']),
    subHeadlines: write('Sub Headline', ['A line']),
  },
  template_targeting: createDefaultTemplateTargeting(),
};

/** Three rejected ads of four; the reason names no field. */
export const resubmitDraft: ResubmitDraft = {
  record,
  reasons: [{ message: 'This ad does not comply with the advertising standards.', field: null }],
  shown: { headlines: [0, 1, 2], subHeadlines: [0], adText: [0, 1, 2], media: [0] },
  media: [{ kind: 'image', thumbnailUrl: null }],
  leftOut: ['1 of 4 ads: they were not rejected and stay as they are.'],
};

/** A Google ad whose business name was rejected. */
export const nameDraft: ResubmitDraft = {
  ...resubmitDraft,
  record: { ...record, platform: 'google', channel: 'google', business_name: 'No. 1 Dentist' },
  reasons: [
    {
      message: "Google's policies do not allow this: unreliable claims (business name “No. 1 Dentist”)",
      field: 'business_name',
    },
  ],
};

/** The launch that brings the corrected ads. */
export const resubmitLaunch: Launch = {
  id: 9,
  template_id: ad.template_id ?? 1,
  ad_id: ad.id,
  platform: 'facebook',
  status: 'launched',
  code: null,
  message: null,
  was_resumed: false,
  steps: [],
  created_at: '2026-11-18T10:00:00.000Z',
  updated_at: '2026-11-18T10:01:00.000Z',
};
