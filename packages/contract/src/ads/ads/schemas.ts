import * as z from 'zod';
import { adResultKinds } from '../../constants/facebook/adResults';
import { googleCampaignTypeValues, googleObjectiveValues } from '../../constants/google/google';
import { adLaunchTypes, adStates, budgetTypes, deliveryStatuses, objectives } from '../../constants/launches';
import { sourceStatuses } from '../../constants/sources';
import { platforms } from '../../constants/templates';
import { ConfirmsOverLimit, Money } from '../../fields';
import { PromotedPost } from '../facebookAssets/pagePosts';
import { RadiusTarget, SearchTarget } from '../templates/googleTargets';

/** Display state of a launched ad (ads §4). */
export type AdState = (typeof adStates)[number];

/** A launched ad: one campaign on a platform. Money is in the smallest unit of `currency`. */
export const Ad = z.object({
  id: z.int(),
  name: z.string(),
  platform: z.enum(platforms),
  /** Kind of a Facebook ad. */
  adlane_type: z.enum(adLaunchTypes),
  /** Objective that the ad was launched with, in the platform's words; null for one from elsewhere. */
  objective: z.enum([...googleObjectiveValues, ...objectives]).nullable(),
  /** What counts as its results, as the goals of its ad sets say; null on Google, and until Facebook has said it. */
  result_kind: z.enum(adResultKinds).nullable(),
  template_id: z.int().nullable(),
  client_user_id: z.int().nullable(),
  client_name: z.string().nullable(),
  /** Campaign id on the platform. */
  campaignId: z.string(),
  status: z.enum(adStates),
  /** Time of that status on the platform; null without one since the launch. */
  status_at: z.string().nullable(),
  /** State of the connection to the platform: unless active, `status` and figures are the last known ones. */
  source_status: z.enum(sourceStatuses).nullable(),
  /** True if the caller may change the ad (ads §6). */
  can_manage: z.boolean(),
  budget_type: z.enum(budgetTypes),
  budget: z.int(),
  currency: z.string(),
  /** Smallest daily budget that the platform accepts in the ad's account; null where it is unknown. */
  min_daily_budget: z.int().nullable(),
  /** The ad is paused once it has spent this much; null without a cap. */
  spend_cap: z.int().nullable(),
  /** When it was paused for that; null until then, and once the cap is raised. */
  spend_cap_reached_at: z.string().nullable(),
  /** Highest cost per result before the agency is notified; null for the agency's own limit. */
  cost_limit: z.int().nullable(),
  spend: z.int(),
  impressions: z.int(),
  clicks: z.int(),
  results: z.int(),
  thumbnailUrl: z.string().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  created_at: z.string(),
  archived_at: z.string().nullable(),
});
export type Ad = z.infer<typeof Ad>;

/** Figures of all ads of a list, of all pages, in one currency. */
export const AdTotals = Ad.pick({
  currency: true,
  spend: true,
  impressions: true,
  clicks: true,
  results: true,
});
export type AdTotals = z.infer<typeof AdTotals>;

/** An ad set of a launched ad; on Google, an asset group. Money in the smallest unit of the ad's currency. */
export const AdSet = z.object({
  id: z.int(),
  ad_id: z.int(),
  external_id: z.string(),
  name: z.string(),
  status: z.enum(adStates),
  /** Null if the campaign has the budget. */
  budget_type: z.enum(budgetTypes).nullable(),
  budget: z.int().nullable(),
  spend: z.int(),
  impressions: z.int(),
  clicks: z.int(),
  results: z.int(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  ads_count: z.int(),
});
export type AdSet = z.infer<typeof AdSet>;

/** One creative in an ad set. */
export const AdSetAd = z.object({
  id: z.int(),
  adset_id: z.int(),
  external_id: z.string(),
  name: z.string(),
  status: z.enum(adStates),
  thumbnailUrl: z.string().nullable(),
  /** Reasons why it needs attention, as given by the platform. */
  review_feedback: z.array(z.string()),
  spend: z.int(),
  impressions: z.int(),
  clicks: z.int(),
  results: z.int(),
});
export type AdSetAd = z.infer<typeof AdSetAd>;

/** Figures of an ad on one day. Money in the smallest unit of the ad's currency. */
export const AdDay = z.object({
  /** ISO day in the account's time zone. */
  date: z.string(),
  spend: z.int(),
  impressions: z.int(),
  clicks: z.int(),
  results: z.int(),
});
export type AdDay = z.infer<typeof AdDay>;

/** Reason of an ad's state: the platform's code and its text. */
export const StatusReason = z.object({ code: z.string(), message: z.string() });

/** What a Google ad was launched with. */
export const GoogleAdTerms = z.object({
  campaignType: z.enum(googleCampaignTypeValues),
  /** What the campaign bids for. */
  bidding: z.enum(['clicks', 'conversions', 'conversion_value']),
  /** Codes of `googleLanguages`. */
  targetLanguages: z.array(z.int()),
  targetLocationByRadius: z.array(RadiusTarget),
  targetLocationBySearch: z.array(SearchTarget),
  isEverywhere: z.boolean(),
});
export type GoogleAdTerms = z.infer<typeof GoogleAdTerms>;

/** A launched ad with the reasons of its state. */
export const AdView = Ad.extend({
  /** Null for ads that were not launched on Google from here. */
  google: GoogleAdTerms.nullable(),
  /** The post that it promotes, as it was at the launch; null for ads with texts and media of their template. */
  promoted_post: PromotedPost.nullable(),
  status_reasons: z.array(StatusReason),
  /** Leads of the ad come from a form on Facebook, which also takes a test lead. */
  has_lead_form: z.boolean(),
  days: z.array(AdDay),
});
export type AdView = z.infer<typeof AdView>;

/** Status or budget on the platform after a change. */
export const AdChange = z.object({
  id: z.int(),
  status: z.enum(adStates),
  budget_type: z.enum(budgetTypes).nullable(),
  budget: z.int().nullable(),
  message: z.string(),
});
export type AdChange = z.infer<typeof AdChange>;

/** Pauses or resumes an ad. */
export const DeliveryChange = z.object({
  status: z.enum(deliveryStatuses),
  confirmsOverLimit: ConfirmsOverLimit,
});

/** Changes the budget of an ad or ad set. */
export const BudgetChange = z.object({
  budget_type: z.enum(budgetTypes),
  /** In the smallest unit of the account's currency. */
  budget: Money,
  confirmsOverLimit: ConfirmsOverLimit,
});
