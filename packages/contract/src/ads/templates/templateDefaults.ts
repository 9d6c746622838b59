import {
  googleAgeBuckets,
  googleDefaultTextCount,
  googleGenders,
  googleIncomeBuckets,
  googleParentalStatuses,
} from '../../constants/google/google';
import { defaultGoogleLanguage } from '../../constants/google/googleLanguages';
import { defaultBillingEvent } from '../../constants/launches';
import { limits } from '../../constants/limits';
import { defaultPlacements } from '../../constants/targeting';
import { defaultMessageGreeting, placeholderDates } from '../../constants/templates';
import { formatGoogleTextTitle, type GoogleField, versionFieldNames } from '../../constants/texts/textTitles';
import type { GoogleAdContent, GoogleAdTargeting, GoogleAdText, GoogleTemplate } from './googleSchemas';
import type { Template, TemplateContent, TemplateTargeting, TextVersion } from './schemas';

/**
 * Returns empty versions `1…count` of a list, the first one default; titles are 'field name plus number' (ads
 * §4).
 */
export function createDefaultVersions(fieldName: string, count = limits.facebookVersions.min): TextVersion[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `${fieldName} ${index + 1}`,
    value: '',
    isDefault: index === 0,
  }));
}

/** Returns the texts of a new Facebook template (ads §3). */
export function createDefaultTemplateContent(): TemplateContent {
  return {
    adText: createDefaultVersions(versionFieldNames.adText),
    headlines: createDefaultVersions(versionFieldNames.headlines),
    subHeadlines: createDefaultVersions(versionFieldNames.subHeadlines),
    campaignStructure: 'one_adset_multiple_ads',
    callToAction: 'LEARN_MORE',
    landingPageUrl: '',
    thankYouPage: '',
    messageAd: defaultMessageGreeting,
  };
}

/** Returns audience, placement and schedule of a new Facebook template (ads §3). */
export function createDefaultTemplateTargeting(): TemplateTargeting {
  return {
    gender: 'both',
    minAge: limits.age.min,
    maxAge: limits.age.max,
    radius: limits.radius.start,
    distanceUnit: 'mile',
    doCreativeOptimize: false,
    detailedTargeting: { interests: [], demographics: [], behaviors: [] },
    ...placeholderDates,
    placement: 'Automatic',
    specialAdCategory: 'NONE',
    platform: Object.fromEntries(
      Object.entries(defaultPlacements).map(([platform, places]) => [platform, [...places]]),
    ),
    location: {},
    mobilePlacement: {
      user_device: [],
      user_os: [],
      excluded_user_device: [],
      wireless_carrier: [],
      fe_os_manage: { os: 'all', minOS: '', maxOS: '' },
    },
    devicePlacement: { devices: ['desktop', 'mobile'], fe_device_type: 'all' },
    locales: [],
    utmTags: { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '' },
    isMultiAdvertiser: true,
    billingEvent: defaultBillingEvent,
    messagingApps: { messenger: true, instagram: false },
  };
}

function createGoogleTexts(field: GoogleField, count: number): GoogleAdText[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: formatGoogleTextTitle(field, index),
    text: '',
  }));
}

/** Returns the texts of a new Google ad: three headlines, three descriptions (ads §3). */
export function createDefaultGoogleAdContent(): GoogleAdContent {
  return {
    headlines: createGoogleTexts('headlines', googleDefaultTextCount),
    longHeadline: createGoogleTexts('longHeadlines', limits.google.longHeadlines.min),
    description: createGoogleTexts('descriptions', googleDefaultTextCount),
    googleTemplateMedia: [],
    googleTemplateLogos: [],
    callToAction: 'LEARN_MORE',
  };
}

/** Returns the widest audience of every bucket, in English (ads §9). */
export function createDefaultGoogleAdTargeting(): GoogleAdTargeting {
  return {
    googleKeywords: { target: [], negative: [] },
    selectedLanguages: [defaultGoogleLanguage],
    gender: googleGenders.map(({ code }) => code),
    parentalStatus: googleParentalStatuses.map(({ code }) => code),
    selectedAudienceSignals: [],
    targetROAS: null,
    targetCPA: null,
    isTargetROASEnabled: false,
    minIncome: googleIncomeBuckets[0].code,
    maxIncome: googleIncomeBuckets[5].code,
    minAge: googleAgeBuckets[0].code,
    maxAge: googleAgeBuckets[5].code,
    selectedList: [],
    selectedMultipleItems: [],
  };
}

/** Returns the Google part of a new template. */
export function createDefaultGoogleTemplate(): GoogleTemplate {
  return {
    createAdTemplateData: createDefaultGoogleAdContent(),
    targetAdTemplateData: createDefaultGoogleAdTargeting(),
  };
}

type NewTemplate = Omit<
  Template,
  'id' | 'name' | 'launched_count' | 'created_at' | 'updated_at' | 'thumbnailUrl'
>;

/** Returns a new template (ads §3): for Facebook, without a folder, active. */
export function createDefaultTemplate(): NewTemplate {
  return {
    niche: null,
    folderId: null,
    folderName: null,
    categoryId: null,
    categoryName: null,
    adCreativeType: 'image',
    templateAdType: 'leadform',
    platforms: ['facebook'],
    status: 'active',
    isClientTemplate: false,
    isVisibilityAllowed: true,
    platformValidation: {},
    templateContent: createDefaultTemplateContent(),
    templateTargeting: createDefaultTemplateTargeting(),
    templateMedia: [],
    templates: { google: null },
    existingLeadForm: null,
    selectedLeadForm: null,
  };
}
