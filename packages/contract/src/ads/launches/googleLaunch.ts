import * as z from 'zod';
import { googleCampaignTypeValues, googleConversionTypes } from '../../constants/google/google';
import { defaultGoogleLanguage } from '../../constants/google/googleLanguages';
import { googleBudgetTypes } from '../../constants/launches';
import { limits } from '../../constants/limits';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { CurrencyCode, Day, Id, Money, optionalText, PhoneField, requiredName, UrlField } from '../../fields';
import { GoogleTemplate } from '../templates/googleSchemas';
import { ConversionGoal, RadiusTarget, SearchTarget } from '../templates/googleTargets';
import { LaunchApproval } from './LaunchApproval';

/** Launch data of a Google ad (ads §3). Money in the smallest unit of the account's currency. */
export const GoogleLaunch = z.object({
  template_id: Id,
  client_user_id: Id.nullable().default(null),
  adAccountId: Id,
  /** Performance Max shows on all of Google, Search on its result pages for the keywords. */
  campaignType: z.enum(googleCampaignTypeValues).default('PERFORMANCE_MAX'),
  adBudget: Money,
  /**
   * Of `adBudget` and `targetCpa`; a launch in an account with another one is refused.
   *
   * @default the account's currency
   */
  currency: CurrencyCode.optional(),
  budgetType: z.enum(googleBudgetTypes).default('Daily'),
  targetLocationByRadius: z.array(RadiusTarget).max(200).default([]),
  targetLocationBySearch: z.array(SearchTarget).max(500).default([]),
  /** Shows the ad in the whole world, except in excluded places; without it, a launch needs an included place. */
  isEverywhere: z.boolean().default(false),
  businessName: requiredName(limits.text.googleBusinessName),
  campaignName: requiredName(limits.text.googleCampaignName),
  finalUrl: UrlField,
  phoneNumber: PhoneField.default(''),
  /** What to bid for where the objective allows conversions (`findGoogleBidding`); `googleBidStrategy.value` says the same. */
  googleConversion: z.enum(googleConversionTypes).optional(),
  conversionGoalsList: z.array(ConversionGoal).max(200).default([]),
  /** Required unless the launch bids for clicks. */
  selectedConversionGoals: z.array(ConversionGoal).max(200).default([]),
  startDate: z.string(messages.startDateRequired).pipe(Day),
  endDate: Day.nullable().default(null),
  /** Codes of `googleLanguages`. */
  targetLanguages: z.array(z.int()).min(1, messages.fieldRequired).max(60).default([defaultGoogleLanguage]),
  /** Exactly one. */
  googleCampaignObjectives: z
    .array(z.string().max(32))
    .min(1, messages.optionRequired)
    .max(1, ownMessages.oneObjective),
  googleBidStrategy: z
    .object({
      value: z.enum(googleConversionTypes).optional(),
      /** Null for none; absent for the template's, where the account pays in its currency. */
      targetCpa: Money.nullable().optional(),
      /** Value per cost: 2.5 is 250 %. */
      targetRoas: z.number().positive().max(1000).nullable().default(null),
      /** False: the target value per cost is not sent. */
      isEnable: z.boolean().optional(),
    })
    .default({ targetRoas: null }),
  /** Google requires this declaration from everyone. */
  containsEuPoliticalAdvertising: z.boolean().default(false),
  /** The review that the user agreed to; without it, the launch is not compared with one. */
  approval: LaunchApproval.optional(),
});
export type GoogleLaunch = z.input<typeof GoogleLaunch>;

/** A Google launch without a template: texts, media and audience are part of the body. */
export const InstantGoogleLaunch = GoogleLaunch.omit({ template_id: true }).extend({
  niche: optionalText().nullable().default(null),
  google: GoogleTemplate.pick({ createAdTemplateData: true, targetAdTemplateData: true }),
});
export type InstantGoogleLaunch = z.input<typeof InstantGoogleLaunch>;
