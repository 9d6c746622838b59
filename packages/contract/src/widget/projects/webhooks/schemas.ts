import * as z from 'zod';
import { requiredName, UrlField } from '../../../fields';

/** Events that webhooks can receive. */
export const webhookEvents = [
  'ticket.created',
  'ticket.updated',
  'conversation.started',
  'conversation.message',
  'conversation.reply',
] as const;
/** Name of an event. */
export type WebhookEvent = (typeof webhookEvents)[number];

/** Header with the time and the signatures of a delivery: `t=<seconds>,v1=<hex>`. */
export const webhookSignatureHeader = 'Adlane-Signature';

/** Failed deliveries in a row after which a webhook is paused. */
export const maxWebhookFailures = 20;

/** Name, address and events of a webhook. */
export const WebhookForm = z.object({
  name: requiredName(100),
  url: UrlField,
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'Please select at least one event.')
    .max(webhookEvents.length),
});
export type WebhookForm = z.infer<typeof WebhookForm>;

/** A webhook of a project. */
export const ProjectWebhook = z.object({
  id: z.int(),
  project_id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  paused_at: z.string().nullable(),
  /** Failed deliveries in a row; at the maximum the webhook is paused. */
  failures: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ProjectWebhook = z.infer<typeof ProjectWebhook>;

/** The secret of a webhook, shown once. */
export const WebhookSecret = z.object({
  webhook: ProjectWebhook,
  secret: z.string(),
  /** Until then deliveries are also signed with the previous secret. */
  previous_secret_until: z.string().nullable(),
});
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** States of a delivery. */
export const webhookDeliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;

/** One event that was sent, or will be. */
export const WebhookDelivery = z.object({
  id: z.int(),
  event: z.enum(webhookEvents),
  status: z.enum(webhookDeliveryStatuses),
  attempts: z.int(),
  /** When it is sent again. */
  due_at: z.string().nullable(),
  request_headers: z.record(z.string(), z.string()),
  body: z.string(),
  response_status: z.int().nullable(),
  /** Beginning of the response. */
  response_body: z.string().nullable(),
  /** Why there was no response. */
  error: z.string().nullable(),
  duration_ms: z.int().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
