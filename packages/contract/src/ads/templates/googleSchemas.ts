import * as z from 'zod';
import { googleCampaignTypeValues, googleConversionTypes } from '../../constants/google/google';
import { googleBudgetTypes } from '../../constants/launches';
import { CurrencyCode, Day } from '../../fields';
import { ConversionGoal, RadiusTarget, SearchTarget } from './googleTargets';
import { TemplateMedia } from './TemplateMedia';

/** One text of a Google ad (ads §3). */
export const GoogleAdText = z.object({ id: z.int().min(1), title: z.string(), text: z.string() });
export type GoogleAdText = z.infer<typeof GoogleAdText>;

/**
 * Texts and media of a Google ad (ads §3, createAdTemplateData). Unknown fields of other clients are
 * preserved.
 */
export const GoogleAdContent = z.looseObject({
  headlines: z.array(GoogleAdText),
  longHeadline: z.array(GoogleAdText),
  description: z.array(GoogleAdText),
  googleTemplateMedia: z.array(TemplateMedia),
  googleTemplateLogos: z.array(TemplateMedia),
  callToAction: z.string(),
});
export type GoogleAdContent = z.infer<typeof GoogleAdContent>;

const Named = z.looseObject({ id: z.string(), name: z.string() });

/** Audience of a Google ad (ads §3, targetAdTemplateData). Codes are Google's, see ads §9. */
export const GoogleAdTargeting = z.looseObject({
  googleKeywords: z.object({ target: z.array(z.string()), negative: z.array(z.string()) }),
  selectedLanguages: z.array(z.int()),
  gender: z.array(z.int()),
  parentalStatus: z.array(z.int()),
  selectedAudienceSignals: z.array(Named),
  /** Value per cost, 2.5 is 250 %. */
  targetROAS: z.number().nullable(),
  /** Cost of one conversion, in the smallest unit of the launch data's `currency`. */
  targetCPA: z.int().nullable(),
  isTargetROASEnabled: z.boolean(),
  minIncome: z.int(),
  maxIncome: z.int(),
  minAge: z.int(),
  maxAge: z.int(),
  selectedList: z.array(Named),
  selectedMultipleItems: z.array(Named),
});
export type GoogleAdTargeting = z.infer<typeof GoogleAdTargeting>;

/**
 * Default launch data of a template (ads §3, launch data). The launch asks for absent or empty fields.
 */
export const GoogleLaunchDefaults = z
  .looseObject({
    businessName: z.string(),
    campaignName: z.string(),
    campaignType: z.enum(googleCampaignTypeValues),
    finalUrl: z.string(),
    phoneNumber: z.string(),
    /** Of `adBudget` and of the audience's `targetCPA`: only accounts that pay in it are offered them. */
    currency: CurrencyCode,
    /** In the smallest unit of `currency`. */
    adBudget: z.int().nullable(),
    budgetType: z.enum(googleBudgetTypes),
    startDate: Day.nullable(),
    endDate: Day.nullable(),
    googleConversion: z.enum(googleConversionTypes),
    selectedConversionGoals: z.array(ConversionGoal).max(200),
    googleCampaignObjectives: z.array(z.string().max(32)),
    targetLocationByRadius: z.array(RadiusTarget).max(200),
    targetLocationBySearch: z.array(SearchTarget).max(500),
    /** Shows the ad in the whole world, except in excluded places. */
    isEverywhere: z.boolean(),
  })
  .partial();
export type GoogleLaunchDefaults = z.infer<typeof GoogleLaunchDefaults>;

/** Google part of a template (ads §3, templates.google). */
export const GoogleTemplate = z.looseObject({
  createAdTemplateData: GoogleAdContent,
  targetAdTemplateData: GoogleAdTargeting,
  /** Absent until one of them is set. */
  launchAdTemplateData: GoogleLaunchDefaults.optional(),
});
export type GoogleTemplate = z.infer<typeof GoogleTemplate>;
