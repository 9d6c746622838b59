import type { DeliveredAnswer } from '@adlane/contract/ads/leads';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { instant, tenantColumns, tenantPolicy } from '../tenantColumns';
import { leads } from './ads';

/** Attempts to deliver a lead to a CRM, with their results. */
export const lead_deliveries = pgTable(
  'lead_deliveries',
  {
    ...tenantColumns,
    lead_id: integer('lead_id').notNull(),
    channel: text('channel').notNull(),
    status: text('status').$type<'delivered' | 'failed'>().notNull(),
    /** HTTP status of the response, or null without one. */
    response_status: integer('response_status'),
    /** The response's text, truncated; null on success. */
    error: text('error'),
    /** What became of each answer. */
    answers: jsonb('answers').$type<readonly DeliveredAnswer[]>().notNull().default([]),
    attempted_at: instant('attempted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.lead_id],
      foreignColumns: [leads.agency_id, leads.id],
    }).onDelete('cascade'),
    index('lead_deliveries_lead').on(t.agency_id, t.lead_id, t.attempted_at),
    tenantPolicy(),
  ],
);

/** Deleted leads by their id on the platform, so that neither an event nor a sweep stores them again. */
export const deleted_leads = pgTable(
  'deleted_leads',
  {
    agency_id: integer('agency_id').notNull(),
    external_id: text('external_id').notNull(),
    deleted_at: instant('deleted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.external_id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    tenantPolicy(),
  ],
);
