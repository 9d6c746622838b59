import * as z from 'zod';
import { objectives, optimizationGoals } from '../../constants/launches';
import { CountryCode, CurrencyCode, Id, Money, optionalText, requiredName } from '../../fields';
import { AdAccount, FacebookPage } from '../sources/schemas';
import { TemplateTargeting } from '../templates/schemas';
import { TargetAddress } from '../templates/TargetAddress';
import { PagePostId } from './pagePosts';

/** An asset of Facebook with id and name. */
export const FacebookAsset = z.object({ id: z.string(), name: z.string() });

/** A business manager on Facebook. */
export const BusinessManager = FacebookAsset.extend({
  ad_accounts_count: z.int(),
  pages_count: z.int(),
});

/** Accounts and pages of one business, together. */
export const AccountsAndPages = z.object({
  ad_accounts: z.array(AdAccount),
  pages: z.array(FacebookPage),
});

/** A pixel on Facebook. */
export const Pixel = FacebookAsset.extend({
  ad_account_id: z.int(),
  last_fired_at: z.string().nullable(),
});
export type Pixel = z.infer<typeof Pixel>;

/** Creates a pixel. */
export const PixelForm = z.object({ ad_account_id: Id, name: requiredName(100) });

/** An Instagram account that a page can use. */
export const InstagramAccount = FacebookAsset.extend({
  username: z.string(),
  picture_url: z.string().nullable(),
});

/** A custom audience on Facebook. */
export const CustomAudience = FacebookAsset.extend({
  subtype: z.string(),
  /** Size of the audience as rounded by Facebook; null while it is being computed. */
  approximate_count: z.int().nullable(),
});

/** A campaign that a launch can add ad sets or ads to. */
export const CampaignTarget = FacebookAsset.extend({
  /** Facebook's `effective_status`. */
  status: z.string(),
  objective: z.string(),
  /** Whether the campaign has the budget, so that its ad sets have none. */
  has_budget: z.boolean(),
});
export type CampaignTarget = z.infer<typeof CampaignTarget>;

/** An ad set that a launch can add ads to. */
export const AdSetTarget = FacebookAsset.extend({
  status: z.string(),
  optimization_goal: z.string(),
  is_dynamic_creative: z.boolean(),
});
export type AdSetTarget = z.infer<typeof AdSetTarget>;

/** A lead form on Facebook. */
export const FacebookLeadForm = FacebookAsset.extend({
  status: z.string(),
  locale: z.string(),
  questions_count: z.int(),
  created_at: z.string(),
});

/** Terms of service that a page must accept for lead ads (ads §4). */
export const PageTerms = z.object({
  page_id: z.int(),
  is_accepted: z.boolean(),
  /** URL where the page's admin accepts them. */
  url: z.string(),
});

/** Requests the estimated reach of an audience. */
export const ReachQuery = z.object({
  ad_account_id: Id,
  objective: z.enum(objectives),
  optimization_goal: z.enum(optimizationGoals),
  templateTargeting: TemplateTargeting,
  /** Countries of the launch. */
  countries: z.array(CountryCode).max(25).default([]),
  targetAddress: z.array(TargetAddress).max(200).default([]),
  latLong: z.object({ latitude: z.number(), longitude: z.number() }).nullable().default(null),
  budget: Money.nullable().default(null),
  currency: CurrencyCode.default('USD'),
});

/** Estimated reach of an audience. */
export const ReachEstimate = z.object({
  users_lower_bound: z.int(),
  users_upper_bound: z.int(),
  /** False while Facebook has no estimate for this audience. */
  is_ready: z.boolean(),
});

/** Requests Facebook's preview of an ad. */
export const PreviewQuery = z.object({
  template_id: Id,
  ad_account_id: Id,
  page_id: Id,
  /** Post of the page to preview instead of the template's texts and media. */
  post_id: PagePostId.nullable().default(null),
  /** Facebook's `ad_format`, e.g. `MOBILE_FEED_STANDARD`. */
  formats: z.array(optionalText(64)).min(1).max(12),
});

/** Facebook's preview of an ad. */
export const Preview = z.object({
  format: z.string(),
  /** URL of Facebook's preview, for an iframe. */
  url: z.string(),
});
