import * as z from 'zod';
import { googleConversionTypes } from '../constants/google';
import { defaultGoogleLanguage } from '../constants/googleLanguages';
import { googleBudgetTypes } from '../constants/launches';
import { distanceUnits, locationModes } from '../constants/targeting';
import { Day, Id, Money, PhoneField, requiredText, UrlField } from '../fields';
import { limits } from '../rules/limits';
import { messages, ownMessages } from '../rules/messages';

const radius = limits.radius;

const RadiusTarget = z.object({
  mode: z.enum(locationModes).default('include'),
  address: requiredText(500),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z
    .number()
    .min(radius.min, ownMessages.radiusOutOfRange)
    .max(radius.max, ownMessages.radiusOutOfRange),
  distanceUnit: z.enum(distanceUnits).default('mile'),
});

const SearchTarget = z.object({
  mode: z.enum(locationModes).default('include'),
  /** Number of Google's geo target constant, as text. */
  id: z.string().min(1).max(32),
  name: requiredText(255),
});

/** A conversion goal as a launch names it. */
export const ConversionGoal = z.object({ id: z.string().max(128), name: z.string().max(255) });

/** Launch data of a Google ad (ads §3). Money in the smallest unit of the account's currency. */
export const GoogleLaunch = z.object({
  template_id: Id,
  client_user_id: Id.nullable().default(null),
  adAccountId: Id,
  adBudget: Money,
  budgetType: z.enum(googleBudgetTypes).default('Daily'),
  targetLocationByRadius: z.array(RadiusTarget).max(200).default([]),
  targetLocationBySearch: z.array(SearchTarget).max(500).default([]),
  businessName: requiredText(limits.text.googleBusinessName),
  campaignName: requiredText(limits.text.googleCampaignName),
  finalUrl: UrlField,
  phoneNumber: PhoneField.default(''),
  googleConversion: z.enum(googleConversionTypes).default('conversions'),
  conversionGoalsList: z.array(ConversionGoal).max(200).default([]),
  selectedConversionGoals: z.array(ConversionGoal).min(1, ownMessages.conversionGoalRequired).max(200),
  startDate: z.string(messages.startDateRequired).pipe(Day),
  endDate: Day.nullable().default(null),
  /** Codes of `googleLanguages`. */
  targetLanguages: z.array(z.int()).min(1, messages.fieldRequired).max(60).default([defaultGoogleLanguage]),
  /** Only one may be selected. */
  googleCampaignObjectives: z
    .array(z.string().max(32))
    .min(1, messages.optionRequired)
    .max(1, ownMessages.oneObjective),
  googleBidStrategy: z
    .object({
      value: z.enum(googleConversionTypes),
      targetCpa: Money.nullable().default(null),
      /** Value per cost: 2.5 is 250 %. */
      targetRoas: z.number().positive().max(1000).nullable().default(null),
      isEnable: z.boolean().default(false),
    })
    .default({ value: 'conversions', targetCpa: null, targetRoas: null, isEnable: false }),
  /** Google asks everybody to declare this. */
  containsEuPoliticalAdvertising: z.boolean().default(false),
});
export type GoogleLaunch = z.input<typeof GoogleLaunch>;
