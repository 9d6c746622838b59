import * as z from 'zod';
import {
  adLaunchTypes,
  bidStrategyValues,
  billingEvents,
  defaultBillingEvent,
  defaultCurrency,
  deliveryStatuses,
  objectives,
  optimizationGoals,
} from '../../constants/launches';
import { ownMessages } from '../../constants/texts/ownMessages';
import { CurrencyCode, Money, optionalName, optionalText } from '../../fields';
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
  /** Wire value of `leadFlowCallsToAction`. */
  selectedEventConversionType: z.string().max(64).nullable(),
  selectedInstagram: Picked.nullable(),
  selectedCustomAudience: z.array(Picked).max(100),
  selectedGHLTag: z.array(Picked).max(100),
  billingEvent: z.enum(billingEvents),
  bidStrategy: z.enum(bidStrategyValues),
  /** Bid cap, in the smallest unit, for the strategy with a cap. */
  bidAmount: Money.nullable(),
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
    dsaBeneficiary: '',
    dsaPayor: '',
    verifiedBeneficiary: '',
    verifiedPayor: '',
    messagingApps: { messenger: true, instagram: false },
  };
}
