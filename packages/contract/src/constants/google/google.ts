/** Age buckets of Google Ads (ads §9): a code is both a lower and an upper bound. */
export const googleAgeBuckets = [
  { code: 503001, min: '18', max: '24' },
  { code: 503002, min: '25', max: '34' },
  { code: 503003, min: '35', max: '44' },
  { code: 503004, min: '45', max: '54' },
  { code: 503005, min: '55', max: '64' },
  { code: 503006, min: '65+', max: '65+' },
] as const;

/** Household income buckets of Google Ads (ads §9), from the lowest bound to the highest. */
export const googleIncomeBuckets = [
  { code: 510001, min: '10%', max: '50%' },
  { code: 510002, min: '51%', max: '60%' },
  { code: 510003, min: '61%', max: '70%' },
  { code: 510004, min: '71%', max: '80%' },
  { code: 510005, min: '81%', max: '90%' },
  { code: 510006, min: '91%+', max: '91%+' },
] as const;

/** Parental status of Google Ads (ads §9). */
export const googleParentalStatuses = [
  { code: 300, label: 'Parent' },
  { code: 301, label: 'Non-Parent' },
  { code: 302, label: 'Unknown' },
] as const;

/** Genders of Google Ads (ads §9). */
export const googleGenders = [
  { code: 10, label: 'Male' },
  { code: 11, label: 'Female' },
  { code: 20, label: 'Unknown' },
] as const;

/** Conversion types that a Google campaign counts (ads §9). */
export const googleConversionTypes = ['conversions', 'conversion_value'] as const;

/** Types of a Google campaign; the first is the default. */
export const googleCampaignTypes = [
  { value: 'PERFORMANCE_MAX', label: 'Performance Max' },
  { value: 'SEARCH', label: 'Search' },
] as const;
/** Type of a Google campaign. */
export type GoogleCampaignType = (typeof googleCampaignTypes)[number]['value'];
/** Wire values of the campaign types. */
export const googleCampaignTypeValues = [
  'PERFORMANCE_MAX',
  'SEARCH',
] as const satisfies readonly GoogleCampaignType[];

/** Objectives of a Google campaign. */
export const googleCampaignObjectives = [
  { value: 'LEADS', label: 'Leads' },
  { value: 'WEBSITE_TRAFFIC', label: 'Website traffic' },
  { value: 'SALES', label: 'Sales' },
] as const;

/** Objective of a Google campaign. */
export type GoogleObjective = (typeof googleCampaignObjectives)[number]['value'];
/** Wire values of the objectives. */
export const googleObjectiveValues = [
  'LEADS',
  'WEBSITE_TRAFFIC',
  'SALES',
] as const satisfies readonly GoogleObjective[];

/** Number of headlines and descriptions in a new Google ad (ads §3). */
export const googleDefaultTextCount = 3;
