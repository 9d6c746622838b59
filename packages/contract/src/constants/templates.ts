/** Ad platforms that a template can be launched on. */
export const platforms = ['facebook', 'google'] as const;
/** An ad platform. */
export type Platform = (typeof platforms)[number];
/** Display names of the ad platforms. */
export const platformLabels = { facebook: 'Facebook', google: 'Google' } as const;
/** Campaign structures of Facebook (ads §9). */
export const campaignStructures = ['one_adset_multiple_ads', 'multiple_adsets_one_ad', 'dynamic'] as const;
/** Names of campaign structures on screens. */
export const campaignStructureLabels = {
  one_adset_multiple_ads: 'One adset with multiple ads',
  multiple_adsets_one_ad: 'Multiple adsets with one ad each',
  dynamic: 'Dynamic',
} as const;
/** Kinds of media in an ad. */
export const adCreativeTypes = ['image', 'video', 'image_with_video'] as const;
/** Statuses of a template (ads §4). */
export const templateStatuses = ['active', 'inactive', 'draft', 'archived'] as const;
/** Statuses of a folder. */
export const folderStatuses = ['active', 'inactive', 'archived'] as const;
/** Access modes of a template (ads §3). */
export const templateAccessModes = ['client', 'agency'] as const;
/** State of a template or its campaigns in lists (ads §4). */
export const templateListStates = ['pending', 'serving', 'paused', 'ended', 'removed', 'default'] as const;
/** State of an import (ads §4). */
export const importStatuses = ['processing', 'completed'] as const;
/** Size of the image shown for missing media, in pixels (ads §9). */
export const mediaPlaceholder = { width: 640, height: 360 } as const;
/** Default greeting of a message ad (ads §3: asks where to send a voucher). */
export const defaultMessageGreeting = 'Hi! Where should we send your voucher?';
/**
 * Placeholder dates of a Facebook template (ads §9): in the past on purpose, so that a launch requires real
 * ones.
 */
export const placeholderDates = {
  startTime: '2023-01-01T00:00:00.000Z',
  endTime: '2024-01-01T00:00:00.000Z',
} as const;
/** Fields of the AI prompt (ads §3), in the order of the form. */
export const aiPromptFields = [
  'goal',
  'services',
  'specialOffers',
  'limits',
  'targetAudience',
  'timeSensitiveElements',
  'adTone',
  'additionalNotes',
] as const;

/** Tones that the form of the AI prompt suggests, and in which the built-in writer writes; the first is the default. */
export const adTones = ['Friendly', 'Professional', 'Urgent'] as const;
/** One of the suggested tones. */
export type AdTone = (typeof adTones)[number];

/** Kinds of values of a template that platforms remove. */
export const removedValueKinds = [
  'placement',
  'objective',
  'callToAction',
  'billingEvent',
  'interest',
] as const;
