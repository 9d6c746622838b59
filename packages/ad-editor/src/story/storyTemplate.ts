import type { Template, TextVersion } from '@adlane/contract/ads/templates';
import { type VersionField } from '@adlane/contract/constants';
import { addVersion } from '@adlane/contract/rules';

function list(field: VersionField, values: readonly string[]): TextVersion[] {
  return values.reduce<TextVersion[]>((versions, value) => addVersion(versions, field, value), []);
}

/** A lead-form template without a fault, for stories and tests. */
export const storyTemplate: Template = {
  id: 7,
  name: 'Dental: Spring Check-up',
  niche: 'Dental',
  folderId: 1,
  folderName: 'Health & Wellness',
  categoryId: null,
  categoryName: null,
  adCreativeType: 'image',
  templateAdType: 'leadform',
  platforms: ['facebook'],
  status: 'active',
  isClientTemplate: false,
  thumbnailUrl: null,
  launched_count: 0,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-20T09:00:00.000Z',
  isVisibilityAllowed: true,
  platformValidation: { facebook: true },
  templateContent: {
    adText: list('adText', [
      'A calm first visit, a clear plan and no surprises on the bill. Book your spring check-up this week and bring the whole family: children come along for free until the end of May.',
      'Your teeth carry you through life. Give them an hour this spring.',
      'New in town? We have kept a place for you.',
    ]),
    headlines: list('headlines', ['A Spring Check-up', 'Your First Visit Is Free', 'Smile Again']),
    subHeadlines: list('subHeadlines', ['Book in one minute.', 'Evenings too.', 'Next to the park.']),
    campaignStructure: 'one_adset_multiple_ads',
    callToAction: 'BOOK_NOW',
    landingPageUrl: '',
    thankYouPage: '',
    messageAd: 'Hi! Where should we send your voucher?',
  },
  templateTargeting: {
    gender: 'both',
    minAge: 25,
    maxAge: 65,
    radius: 20,
    distanceUnit: 'mile',
    doCreativeOptimize: false,
    detailedTargeting: { interests: [{ id: '6003', name: 'Oral hygiene' }], demographics: [], behaviors: [] },
    startTime: null,
    endTime: null,
    placement: 'Automatic',
    specialAdCategory: 'NONE',
    platform: {},
    location: {},
    mobilePlacement: {
      user_device: [],
      user_os: [],
      excluded_user_device: [],
      wireless_carrier: [],
      fe_os_manage: { os: 'all', minOS: '', maxOS: '' },
    },
    devicePlacement: { devices: [], fe_device_type: 'all' },
    locales: [],
    utmTags: { utm_source: 'facebook', utm_medium: 'paid_social', utm_campaign: '', utm_content: '' },
    isMultiAdvertiser: true,
    billingEvent: 'IMPRESSIONS',
    messagingApps: { messenger: true, instagram: false },
  },
  templateMedia: [],
  templates: { google: null },
  existingLeadForm: null,
  selectedLeadForm: { id: 1, name: 'Contact in One Minute', questionId: null },
};
