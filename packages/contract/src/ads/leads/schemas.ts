import * as z from 'zod';
import { platforms } from '../../constants/templates';
import { leadDeliveryStatuses } from './leadDeliveryStatuses';

/** What answers can mean, on every platform and in every language. */
export const leadFields = [
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'work_email',
  'work_phone',
  'birth_date',
  'gender',
  'street_address',
  'city',
  'region',
  'postal_code',
  'country',
  'company',
  'job_title',
] as const;
export type LeadField = (typeof leadFields)[number];

/** A question that a lead answered. */
export const LeadQuestion = z.object({
  /** Key in `answers`. */
  key: z.string(),
  /** The question as the form asks it. */
  label: z.string(),
  /** What the answer means, by the question's type; null for the advertiser's own questions. */
  field: z.enum(leadFields).nullable(),
});
export type LeadQuestion = z.infer<typeof LeadQuestion>;

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
  /** The answered questions in the form's order. */
  questions: z.array(LeadQuestion),
  /** Delivery to the CRM. */
  delivery_status: z.enum(leadDeliveryStatuses),
  /** When the form was submitted. */
  created_at: z.string(),
});
export type Lead = z.infer<typeof Lead>;

/** A campaign with leads, for the filter. */
export const LeadCampaign = z.object({ id: z.int(), name: z.string(), leads_count: z.int() });

/** Places in the CRM that an answer can reach: a standard field of contacts, a custom field of the location, a note. */
export const leadAnswerPlaces = ['contact', 'custom_field', 'note', 'not_sent'] as const;
/**
 * Reasons why an answer is in no field of the CRM: it has none of that name, the field does not take the value, the CRM
 * refused it, the connection may not read custom fields, or nothing was answered.
 */
export const leadAnswerReasons = ['no_field', 'invalid', 'refused', 'no_permission', 'empty'] as const;

/** An answer as one delivery handed it to the CRM. */
export const DeliveredAnswer = z.object({
  key: z.string(),
  label: z.string(),
  place: z.enum(leadAnswerPlaces),
  /** Name of the CRM's field; null in notes and for what was not sent. */
  name: z.string().nullable(),
  /** Why it is in no field; null if it is in one. */
  reason: z.enum(leadAnswerReasons).nullable(),
});
export type DeliveredAnswer = z.infer<typeof DeliveredAnswer>;

/** One attempt to deliver a lead to the CRM. */
export const LeadDelivery = z.object({
  id: z.int(),
  channel: z.string(),
  status: z.enum(['delivered', 'failed']),
  /** HTTP status of the CRM; null without an answer. */
  response_status: z.int().nullable(),
  error: z.string().nullable(),
  /** What became of each answer; empty for attempts that failed. */
  answers: z.array(DeliveredAnswer),
  attempted_at: z.string(),
});
export type LeadDelivery = z.infer<typeof LeadDelivery>;
