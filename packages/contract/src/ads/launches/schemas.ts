import * as z from 'zod';
import { adLaunchTypes, budgetTypes, launchStatuses, launchStepStatuses } from '../../constants/launches';
import { limits } from '../../constants/limits';
import { adCreativeTypes, platforms } from '../../constants/templates';
import { messages } from '../../constants/texts/messages';
import { Id, optionalText, requiredName } from '../../fields';
import { TemplateContent, TemplateTargeting } from '../templates/schemas';
import { FacebookLaunchSettings } from './facebookSettings';
import { LaunchApproval } from './LaunchApproval';
import { GoogleLaunchPlan, LaunchPlan } from './LaunchPlan';

/** How far a step has come that takes several requests. */
export const LaunchStepProgress = z.object({
  /** Bytes that have arrived on the platform. */
  done: z.int(),
  total: z.int(),
});
export type LaunchStepProgress = z.infer<typeof LaunchStepProgress>;

/** One request of a launch to the platform, stored before it is sent. */
export const LaunchStep = z.object({
  /** e.g. `campaign`, `adset:1`, `ad:2`. */
  key: z.string(),
  /** Label for the user: 'Create the campaign'. */
  title: z.string(),
  status: z.enum(launchStepStatuses),
  method: z.string(),
  path: z.string(),
  /** Parameters as sent, without tokens. */
  request: z.record(z.string(), z.unknown()),
  external_id: z.string().nullable(),
  error: z.string().nullable(),
  /** Only of uploads in several requests, once they have begun. */
  progress: LaunchStepProgress.optional(),
});
export type LaunchStep = z.infer<typeof LaunchStep>;

/** A reason why a launch cannot start, with the field that fixes it. */
export const LaunchBlocker = z.object({ field: z.string(), message: z.string() });
export type LaunchBlocker = z.infer<typeof LaunchBlocker>;

/** A launch with its steps (ads §4). */
export const Launch = z.object({
  id: z.int(),
  template_id: z.int(),
  ad_id: z.int().nullable(),
  platform: z.enum(platforms),
  status: z.enum(launchStatuses),
  /** Launch error code of ads §8, if it failed for that reason. */
  code: z.string().nullable(),
  /** Why it failed, or what of the launched ad could not be read yet. */
  message: z.string().nullable(),
  /** Whether it was resumed: after a restart, after a wait for the platform, or by its user. */
  was_resumed: z.boolean(),
  steps: z.array(LaunchStep),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Launch = z.infer<typeof Launch>;

/** Settings of a Facebook launch (ads §3, Facebook launch settings; the first form: lead-form ads). */
export const FacebookLaunch = z.object({
  template_id: z.int(),
  client_user_id: z.int().nullable().default(null),
  /** Name of the campaign; the naming prefix `ADL` is prepended. */
  campaignName: requiredName(120),
  FbAdSetting: z.object({
    ad_launch_type: z.enum(adLaunchTypes),
    field: z.object({ objective: z.string(), optimization_goal: z.string() }),
  }),
  /** Our ids of the account and the page, not the platform's. */
  adAccountId: z.int(),
  pageId: z.int(),
  leadFormId: z.int().nullable().default(null),
  budgetType: z.enum(budgetTypes),
  /** In the smallest unit of the account's currency. */
  budget: z.int().min(1, messages.fieldRequired),
  /** ISO instants; null starts immediately. */
  startTime: z.iso.datetime({ offset: true }).nullable().default(null),
  endTime: z.iso.datetime({ offset: true }).nullable().default(null),
  /** ISO 3166 countries to show the ad in. */
  countries: z.array(z.string().length(2)).min(1, messages.fieldRequired),
  /** Further settings (ads §3); absent ones are taken from the template. */
  settings: FacebookLaunchSettings.partial().optional(),
  /** The review that the user agreed to; without it, the launch is not compared with one. */
  approval: LaunchApproval.optional(),
});
export type FacebookLaunch = z.input<typeof FacebookLaunch>;

/** What a launch would create, and what blocks it. */
export const LaunchReview = z.object({
  blockers: z.array(LaunchBlocker),
  /** The exact requests of the launch, in order. */
  steps: z.array(LaunchStep),
  /** What was written or chosen and is not sent, with the reason. */
  leftOut: z.array(z.string()).optional(),
  /** The part of it that follows from a choice for this launch, such as a post of the page or an existing campaign. */
  leftOutByChoice: z.array(z.string()).optional(),
  /** What these requests create on Facebook. */
  plan: LaunchPlan.optional(),
  /** What they create on Google. */
  googlePlan: GoogleLaunchPlan.optional(),
  /** Names the exact plan: a launch that is approved with it is refused once the plan differs. */
  hash: z.string().optional(),
  /** Why the budget needs a second confirmation; null or absent: it needs none. */
  unusualBudget: z.string().nullable().optional(),
  /** Why the client's monthly budget limit asks for one, with amount and month; null or absent: it doesn't. */
  overLimit: z.string().nullable().optional(),
});
export type LaunchReview = z.infer<typeof LaunchReview>;

/** A Facebook launch without a template: the template's content is part of the body. */
export const InstantFacebookLaunch = FacebookLaunch.omit({ template_id: true }).extend({
  niche: optionalText().nullable().default(null),
  adCreativeType: z.enum(adCreativeTypes).default('image'),
  templateContent: TemplateContent,
  templateTargeting: TemplateTargeting,
  templateMediaIds: z
    .array(Id)
    .min(1, messages.fieldRequired)
    .max(limits.facebook.media.max, messages.tooManyFacebookMedia),
});
export type InstantFacebookLaunch = z.input<typeof InstantFacebookLaunch>;
