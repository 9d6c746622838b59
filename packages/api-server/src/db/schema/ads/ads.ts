import type { Ad, AdAlertSettings, AdView } from '@adlane/contract/ads/ads';
import type { Lead } from '@adlane/contract/ads/leads';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { launches } from './launches';
import { ad_accounts } from './sources';
import { templates } from './templates';

/** Launched ads, one campaign on a platform each. Money is in the smallest unit of `currency`. */
export const ads = pgTable(
  'ads',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    platform: text('platform').$type<Ad['platform']>().notNull(),
    adlane_type: text('adlane_type').$type<Ad['adlane_type']>().notNull(),
    launch_id: integer('launch_id'),
    template_id: integer('template_id'),
    client_user_id: integer('client_user_id'),
    ad_account_id: integer('ad_account_id'),
    campaignId: text('campaign_id').notNull(),
    /** Last status from the platform; `computeAdState` converts it to the status shown. */
    status: text('status').$type<Ad['status']>().notNull(),
    budget_type: text('budget_type').$type<Ad['budget_type']>().notNull(),
    budget: bigint('budget', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    thumbnailUrl: text('thumbnail_url'),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    /** Ids of its parts on the platform: ad sets, ads, creatives, lead form. */
    external_ids: jsonb('external_ids').$type<Record<string, unknown>>().notNull().default({}),
    /** True if a client launched it for itself; otherwise the agency did (ads §6). */
    is_launched_by_client: boolean('is_launched_by_client').notNull().default(false),
    /** When the platform last reported the status; null since the launch. */
    status_at: instant('status_at'),
    /** Reasons for the status, in the platform's codes and words. */
    status_reasons: jsonb('status_reasons').$type<AdView['status_reasons']>().notNull().default([]),
    /** What counts as its results, as Facebook last reported it; null on Google. */
    result_kind: text('result_kind').$type<Ad['result_kind']>(),
    /** The ad is paused once it has spent this much; null without a cap. */
    spend_cap: bigint('spend_cap', { mode: 'number' }),
    /** When it was paused for that; null again once the cap is raised. */
    spend_cap_reached_at: instant('spend_cap_reached_at'),
    /** Highest cost per result before the agency is notified; null for the agency's own limit. */
    cost_limit: bigint('cost_limit', { mode: 'number' }),
    /** Since when the cost per result is above its limit; null while it is not. */
    cost_alerted_at: instant('cost_alerted_at'),
    /** When the next refresh is due; null once none is. */
    refresh_due_at: instant('refresh_due_at').defaultNow(),
    archived_at: instant('archived_at'),
    /** Deleted ads are in no list; their cost stays in the figures. */
    deleted_at: instant('deleted_at'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.launch_id], foreignColumns: [launches.agency_id, launches.id] }),
    foreignKey({
      columns: [t.agency_id, t.template_id],
      foreignColumns: [templates.agency_id, templates.id],
    }),
    foreignKey({ columns: [t.agency_id, t.client_user_id], foreignColumns: [clients.agency_id, clients.id] }),
    foreignKey({
      columns: [t.agency_id, t.ad_account_id],
      foreignColumns: [ad_accounts.agency_id, ad_accounts.id],
    }),
    uniqueIndex('ads_launch').on(t.agency_id, t.launch_id),
    uniqueIndex('ads_campaign').on(t.agency_id, t.platform, t.campaignId),
    index('ads_list').on(t.agency_id, t.created_at),
    index('ads_name').on(t.agency_id, t.name),
    index('ads_status').on(t.agency_id, t.status, t.created_at),
    index('ads_client').on(t.agency_id, t.client_user_id, t.created_at),
    // Finds ads that may run without reading their rows.
    index('ads_running')
      .on(t.agency_id, t.client_user_id, t.status, t.startTime)
      .where(sql`${t.archived_at} is null and ${t.deleted_at} is null`),
    index('ads_template').on(t.agency_id, t.template_id),
    index('ads_account').on(t.agency_id, t.ad_account_id),
    index('ads_refresh').on(t.refresh_due_at).where(sql`${t.refresh_due_at} is not null`),
    tenantPolicy(),
  ],
);

/** Which events of running ads an agency is notified of; without a row, of all. */
export const ad_alert_settings = pgTable(
  'ad_alert_settings',
  {
    agency_id: integer('agency_id').notNull(),
    attention: boolean('attention').notNull(),
    stopped: boolean('stopped').notNull(),
    cost: boolean('cost').notNull(),
    spend_cap: boolean('spend_cap').notNull(),
    /** In the smallest unit of `cost_currency`. */
    cost_limit: bigint('cost_limit', { mode: 'number' }).$type<AdAlertSettings['cost_limit']>(),
    cost_currency: text('cost_currency').notNull(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    tenantPolicy(),
  ],
);

/** Totals of a part of an ad since its start, in the smallest unit of the ad's currency. */
const totals = {
  spend: bigint('spend', { mode: 'number' }).notNull().default(0),
  impressions: integer('impressions').notNull().default(0),
  clicks: integer('clicks').notNull().default(0),
  results: integer('results').notNull().default(0),
};

/** Ad sets of launched ads (on Google their asset groups), as the platform last reported them. */
export const ad_sets = pgTable(
  'ad_sets',
  {
    ...tenantColumns,
    ad_id: integer('ad_id').notNull(),
    external_id: text('external_id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<Ad['status']>().notNull(),
    /** Null if the campaign has the budget. */
    budget_type: text('budget_type').$type<Ad['budget_type']>(),
    budget: bigint('budget', { mode: 'number' }),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    ...totals,
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id, t.ad_id], foreignColumns: [ads.agency_id, ads.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('ad_sets_external').on(t.agency_id, t.ad_id, t.external_id),
    tenantPolicy(),
  ],
);

/** Ads of an ad set, one creative each, as the platform last reported them. */
export const ad_set_ads = pgTable(
  'ad_set_ads',
  {
    ...tenantColumns,
    adset_id: integer('adset_id').notNull(),
    external_id: text('external_id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<Ad['status']>().notNull(),
    thumbnailUrl: text('thumbnail_url'),
    /** Why it needs attention, in the platform's words. */
    review_feedback: jsonb('review_feedback').$type<string[]>().notNull().default([]),
    ...totals,
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.adset_id],
      foreignColumns: [ad_sets.agency_id, ad_sets.id],
    }).onDelete('cascade'),
    uniqueIndex('ad_set_ads_external').on(t.agency_id, t.adset_id, t.external_id),
    tenantPolicy(),
  ],
);

/** Cost and results of an ad on one day of its account. */
export const ad_metrics = pgTable(
  'ad_metrics',
  {
    agency_id: integer('agency_id').notNull(),
    ad_id: integer('ad_id').notNull(),
    /** `YYYY-MM-DD` in the account's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** In the smallest unit of the ad's currency. */
    spend: bigint('spend', { mode: 'number' }).notNull().default(0),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    results: integer('results').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.ad_id, t.day] }),
    foreignKey({ columns: [t.agency_id, t.ad_id], foreignColumns: [ads.agency_id, ads.id] }).onDelete(
      'cascade',
    ),
    // Covers the columns that sums over days read, so that they use an index-only scan.
    index('ad_metrics_day').on(t.agency_id, t.day, t.ad_id, t.spend, t.impressions, t.clicks, t.results),
    tenantPolicy(),
  ],
);

/** A question of a lead form; type and label are empty where the platform did not name them. */
export type StoredLeadQuestion = { readonly key: string; readonly label: string; readonly type: string };

/** Answers to lead forms. */
export const leads = pgTable(
  'leads',
  {
    ...tenantColumns,
    ad_id: integer('ad_id'),
    client_user_id: integer('client_user_id'),
    /** Id on the platform; a lead is stored once. */
    external_id: text('external_id'),
    full_name: text('full_name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Answers by the question's key; a list where several were given. */
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull().default({}),
    /** The answered questions in the form's order, as the platform described them; leads of earlier versions have none. */
    questions: jsonb('questions').$type<readonly StoredLeadQuestion[]>().notNull().default([]),
    /** The form on the platform, and its name at that time. */
    form_external_id: text('form_external_id'),
    form_name: text('form_name').notNull().default(''),
    /** State of the delivery to a CRM, and when the next attempt is due. */
    delivery_status: text('delivery_status').$type<Lead['delivery_status']>().notNull().default('none'),
    delivery_attempts: integer('delivery_attempts').notNull().default(0),
    delivery_due_at: instant('delivery_due_at'),
    /** The contact created in the CRM; a repeated delivery updates it. */
    crm_contact_id: text('crm_contact_id'),
    crm_source_id: integer('crm_source_id'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.ad_id], foreignColumns: [ads.agency_id, ads.id] }),
    foreignKey({ columns: [t.agency_id, t.client_user_id], foreignColumns: [clients.agency_id, clients.id] }),
    uniqueIndex('leads_external').on(t.agency_id, t.external_id),
    index('leads_list').on(t.agency_id, t.created_at),
    index('leads_client').on(t.agency_id, t.client_user_id, t.created_at),
    index('leads_ad').on(t.agency_id, t.ad_id, t.created_at),
    index('leads_delivery').on(t.agency_id, t.delivery_status, t.created_at),
    // Due deliveries of all tenants.
    index('leads_due').on(t.delivery_due_at).where(sql`${t.delivery_due_at} is not null`),
    index('leads_contact').on(t.agency_id, t.crm_contact_id).where(sql`${t.crm_contact_id} is not null`),
    tenantPolicy(),
  ],
);
