import type { WebhookDelivery, WebhookEvent } from '@adlane/contract/widget/projects/webhooks';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects } from './projects';

/** Addresses of other systems that are notified of a project's events. */
export const project_webhooks = pgTable(
  'project_webhooks',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Key of the signature, sealed. */
    sealed_secret: text('sealed_secret').notNull(),
    /** The previous key, sealed, which signs as well until the given time. */
    sealed_previous_secret: text('sealed_previous_secret'),
    previous_secret_until: instant('previous_secret_until'),
    /** Since when nothing is sent: by a user, or after repeated failures. */
    paused_at: instant('paused_at'),
    /** Failed deliveries since the last successful one. */
    failures: integer('failures').notNull().default(0),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('project_webhooks_project').on(t.agency_id, t.project_id),
    tenantPolicy(),
  ],
);

/** Events to send to a webhook, with the last request and its response. */
export const webhook_deliveries = pgTable(
  'webhook_deliveries',
  {
    ...tenantColumns,
    webhook_id: integer('webhook_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    /** The request's body. */
    body: text('body').notNull(),
    /** The ticket or conversation in the body, such as `ticket/7`, with which the delivery is deleted. */
    item: text('item'),
    status: text('status').$type<WebhookDelivery['status']>().notNull().default('PENDING'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is sent next; null if it is not. */
    due_at: instant('due_at'),
    request_headers: jsonb('request_headers').$type<Record<string, string>>().notNull().default({}),
    response_status: integer('response_status'),
    response_body: text('response_body'),
    /** Why there was no response. */
    error: text('error'),
    duration_ms: integer('duration_ms'),
    sent_at: instant('sent_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.webhook_id],
      foreignColumns: [project_webhooks.agency_id, project_webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_webhook').on(t.agency_id, t.webhook_id, t.id),
    index('webhook_deliveries_due').on(t.due_at).where(sql`due_at is not null`),
    index('webhook_deliveries_age').on(t.created_at),
    index('webhook_deliveries_item').on(t.agency_id, t.item),
    tenantPolicy(),
  ],
);
