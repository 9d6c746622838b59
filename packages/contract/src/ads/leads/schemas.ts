import * as z from 'zod';
import { platforms } from '../../constants/templates';

/** Delivery statuses of a lead to the CRM. */
export const leadDeliveryStatuses = ['none', 'pending', 'delivered', 'failed'] as const;

/** A person who submitted a lead form: one row per person and form. */
export const Lead = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  platform: z.enum(platforms),
  /** Id on the platform. */
  external_id: z.string(),
  ad_id: z.int().nullable(),
  ad_name: z.string().nullable(),
  campaign_name: z.string(),
  form_name: z.string(),
  client_user_id: z.int().nullable(),
  client_name: z.string().nullable(),
  /** Every answer by the question's key. */
  answers: z.record(z.string(), z.string()),
  /** Delivery to the CRM. */
  delivery_status: z.enum(leadDeliveryStatuses),
  /** When the form was submitted. */
  created_at: z.string(),
});
export type Lead = z.infer<typeof Lead>;

/** A campaign with leads, for the filter. */
export const LeadCampaign = z.object({ id: z.int(), name: z.string(), leads_count: z.int() });

/** One attempt to deliver a lead to the CRM. */
export const LeadDelivery = z.object({
  id: z.int(),
  channel: z.string(),
  status: z.enum(['delivered', 'failed']),
  /** HTTP status of the CRM; null without an answer. */
  response_status: z.int().nullable(),
  error: z.string().nullable(),
  attempted_at: z.string(),
});
export type LeadDelivery = z.infer<typeof LeadDelivery>;
