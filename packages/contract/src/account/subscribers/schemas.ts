import * as z from 'zod';
import { userStatuses } from '../../constants/accounts';
import { planTypes } from '../../constants/plans';
import { EmailField, ExternalId, optionalText, PhoneField, requiredName } from '../../fields';

/** An agency in the super admin's list. */
export const Subscriber = z.object({
  id: z.int(),
  /** Its tenant. */
  group_id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  business_name: z.string(),
  phone: z.string(),
  niche: z.string().nullable(),
  status: z.enum(userStatuses),
  plan_type: z.enum(planTypes).nullable(),
  plan_id: z.string().nullable(),
  subscription_status: z.string().nullable(),
  clients_count: z.int(),
  live_ads_count: z.int(),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** Creates a subscriber: an agency with its owner and plan. */
export const SubscriberForm = z.object({
  email: EmailField,
  first_name: requiredName(),
  last_name: requiredName(),
  business_name: requiredName(),
  phone: PhoneField.default(''),
  niche: optionalText().nullable().default(null),
  plan_type: z.enum(planTypes),
});

/** Changes a subscriber; missing fields stay unchanged. */
export const SubscriberChange = z.object({
  first_name: requiredName().optional(),
  last_name: requiredName().optional(),
  business_name: requiredName().optional(),
  phone: PhoneField.optional(),
  niche: optionalText().nullable().optional(),
});

/** An agency in its trial. */
export const TrialSubscriber = Subscriber.extend({
  trial_ends_at: z.string().nullable(),
  days_left: z.int(),
});

/** One agency in the super admin's area; the end of the trial only without a plan. */
export const SubscriberDetails = Subscriber.extend({
  trial_ends_at: z.string().nullable(),
  days_left: z.int().nullable(),
});
export type SubscriberDetails = z.infer<typeof SubscriberDetails>;

/** Gives a subscriber another plan. */
export const PlanUpgrade = z.object({ plan_id: ExternalId });
