import * as z from 'zod';
import { googleCampaignTypeValues } from '../../constants/google/google';
import { PromotedPost } from '../facebookAssets/pagePosts';

/** One ad that a launch creates, with the texts of its client. A Dynamic ad has several of each. */
export const PlannedAd = z.object({
  adText: z.array(z.string()),
  headlines: z.array(z.string()),
  subHeadlines: z.array(z.string()),
  /** Our media, in the order of the template. */
  mediaIds: z.array(z.int()),
  /** The post that the ad promotes; it has no texts and media then. */
  post: PromotedPost.optional(),
  /** True for a carousel: headlines and media are those of its cards, in their order. Absent: no carousel. */
  isCarousel: z.boolean().optional(),
});
export type PlannedAd = z.infer<typeof PlannedAd>;

/** What a launch creates, in the words of its user. Amounts are in the smallest unit of the account's currency. */
export const LaunchPlan = z.object({
  campaign: z.string(),
  /** False for a campaign that exists already. */
  isCampaignNew: z.boolean(),
  /** The budget that a new campaign distributes among its ad sets; null where they have their own. */
  campaignBudget: z.int().nullable(),
  adSets: z.array(
    z.object({
      name: z.string(),
      /** False for an ad set that exists already. */
      isNew: z.boolean(),
      /** Null if the campaign or the existing ad set has its own budget. */
      budget: z.int().nullable(),
      ads: z.array(PlannedAd),
    }),
  ),
  /** 'Women from 25 to 54, interested in Gardening'. */
  audience: z.string(),
  /** The places that are sent, each with its radius; empty: the launch's countries. */
  places: z.array(z.string()),
  /** Places where the ads are not shown. */
  excludedPlaces: z.array(z.string()),
  countries: z.array(z.string()),
  /** Name of the form that the ads open. */
  leadForm: z.string().nullable(),
  /** Spend a day and in total; a total only for launches with an end. Both null for an existing budget. */
  spend: z.object({ daily: z.int().nullable(), total: z.int().nullable() }),
});
export type LaunchPlan = z.infer<typeof LaunchPlan>;

/** What a Google launch creates: a campaign with one group, which has one ad. */
export const GoogleLaunchPlan = z.object({
  campaignType: z.enum(googleCampaignTypeValues),
  campaign: z.string(),
  /** Keywords of a Search campaign with their match types, or the search themes of Performance Max. */
  keywords: z.array(z.string()),
  /** Its descriptions are the ad texts, its long headlines the sub-headlines. */
  ad: PlannedAd,
});
export type GoogleLaunchPlan = z.infer<typeof GoogleLaunchPlan>;
