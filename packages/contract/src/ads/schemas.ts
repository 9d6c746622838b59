import * as z from 'zod';
import { adLaunchTypes, adStates, budgetTypes } from '../constants/launches';
import { platforms } from '../constants/templates';

/** Display state of a launched ad (ads §4). */
export type AdState = (typeof adStates)[number];

/** A launched ad: one campaign on a platform. Money is in the smallest unit of `currency`. */
export const Ad = z.object({
  id: z.int(),
  name: z.string(),
  platform: z.enum(platforms),
  adlane_type: z.enum(adLaunchTypes),
  template_id: z.int().nullable(),
  client_user_id: z.int().nullable(),
  client_name: z.string().nullable(),
  /** Campaign id on the platform. */
  campaignId: z.string(),
  status: z.enum(adStates),
  budget_type: z.enum(budgetTypes),
  budget: z.int(),
  currency: z.string(),
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
