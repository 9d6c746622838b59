import * as z from 'zod';
import { bidStrategyValues, budgetLevels } from '../../constants/facebook/bidStrategies';
import {
  adLaunchTypes,
  billingEvents,
  defaultBillingEvent,
  defaultCurrency,
  deliveryStatuses,
  objectives,
  optimizationGoals,
} from '../../constants/launches';
import { limits } from '../../constants/limits';
import { ownMessages } from '../../constants/texts/ownMessages';
import { targetMessages } from '../../constants/texts/targetMessages';
import { CurrencyCode, Money, optionalName, optionalText } from '../../fields';
import { PagePostId } from '../facebookAssets/pagePosts';
import { TargetAddress } from '../templates/TargetAddress';

const Picked = z.looseObject({ id: z.string().max(128), name: optionalName(255) });

const VerifiedIdentity = z.string().regex(/^\d{0,32}$/, ownMessages.identityNumber);

/** Facebook launch settings (ads §3). Ids in `…External` and `selected…` are the platform's. */
export const FacebookLaunchSettings = z.object({
  FbAdSetting: z.object({
    ad_launch_type: z.enum(adLaunchTypes),
    name: optionalName(120),
    field: z.object({ objective: z.enum(objectives), optimization_goal: z.enum(optimizationGoals) }),
    status: z.enum(['active', 'inactive']),
  }),
  currency: CurrencyCode,
  customAddress: optionalText(500),
  latLong: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  targetAddress: z.array(TargetAddress).max(200),
  campaignId: z.string().max(128).nullable(),
  adSetId: z.string().max(128).nullable(),
  /** Post of the page that the ad promotes instead of the template's texts and media; absent: none. */
  promotedPostId: PagePostId.nullable(),
  platform: z.literal('facebook'),
  status: z.enum(deliveryStatuses),
  budget: Money.nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  adAccountExternal: z.string().max(128).nullable(),
  pageId: z.string().max(128).nullable(),
  businessManagerExternal: z.string().max(128).nullable(),
  selectedFbLeadForm: Picked.nullable(),
  selectedPixel: Picked.nullable(),
  /** Wire value of an event that the objective allows (`listConversionEvents`). */
  selectedEventConversionType: z.string().max(64).nullable(),
  selectedInstagram: Picked.nullable(),
  selectedCustomAudience: z.array(Picked).max(100),
  selectedGHLTag: z.array(Picked).max(100),
  billingEvent: z.enum(billingEvents),
  bidStrategy: z.enum(bidStrategyValues),
  /** Highest bid or average cost of a result, in the smallest unit, for the strategies with a cap. */
  bidAmount: Money.nullable(),
  /** Smallest return on ad spend, for the strategy that demands one: 2.5 is two and a half times the spend. */
  minRoas: z
    .number()
    .min(limits.facebook.minRoas.min, targetMessages.roasRange)
    .max(limits.facebook.minRoas.max, targetMessages.roasRange)
    .nullable(),
  /** Where the budget is set; absent: on the ad sets. */
  budgetLevel: z.enum(budgetLevels),
  /** Who benefits from the ads, for the EU; absent: the ad account's default. */
  dsaBeneficiary: optionalText(512),
  /** Who pays for the ads, for the EU; absent: the ad account's default. */
  dsaPayor: optionalText(512),
  /**
   * Number of the identity that Meta has verified as the one who benefits from the ads, where a country demands it
   * (`listRegionalCategories`).
   */
  verifiedBeneficiary: VerifiedIdentity,
  /** The same for the one who pays. */
  verifiedPayor: VerifiedIdentity,
  messagingApps: z.object({ messenger: z.boolean(), instagram: z.boolean() }),
});
export type FacebookLaunchSettings = z.infer<typeof FacebookLaunchSettings>;

/** Returns the settings of a new Facebook launch (ads §3): a lead ad in US dollars at the lowest cost. */
export function createDefaultFacebookLaunchSettings(): FacebookLaunchSettings {
  return {
    FbAdSetting: {
      ad_launch_type: 'leadform',
      name: 'Leads',
      field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
      status: 'active',
    },
    currency: defaultCurrency,
    customAddress: '',
    latLong: null,
    targetAddress: [],
    campaignId: null,
    adSetId: null,
    promotedPostId: null,
    platform: 'facebook',
    status: 'ACTIVE',
    budget: null,
    startTime: null,
    endTime: null,
    adAccountExternal: null,
    pageId: null,
    businessManagerExternal: null,
    selectedFbLeadForm: null,
    selectedPixel: null,
    selectedEventConversionType: null,
    selectedInstagram: null,
    selectedCustomAudience: [],
    selectedGHLTag: [],
    billingEvent: defaultBillingEvent,
    bidStrategy: bidStrategyValues[0],
    bidAmount: null,
    minRoas: null,
    budgetLevel: budgetLevels[0],
    dsaBeneficiary: '',
    dsaPayor: '',
    verifiedBeneficiary: '',
    verifiedPayor: '',
    messagingApps: { messenger: true, instagram: false },
  };
}
