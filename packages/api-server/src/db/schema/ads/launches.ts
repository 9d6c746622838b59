import type { Launch, LaunchStep, LaunchStepProgress } from '@adlane/contract/ads/launches';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clients } from '../account/clients';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { ad_accounts, pages } from './sources';
import { templates } from './templates';

/** `end`: where the platform wants the next part to end. */
export type StepProgress = LaunchStepProgress & { readonly end: number };

/** Launches: one saga each, stored step by step. */
export const launches = pgTable(
  'launches',
  {
    ...tenantColumns,
    template_id: integer('template_id').notNull(),
    client_user_id: integer('client_user_id'),
    ad_account_id: integer('ad_account_id').notNull(),
    page_id: integer('page_id'),
    platform: text('platform').$type<Launch['platform']>().notNull(),
    status: text('status').$type<Launch['status']>().notNull().default('queued'),
    code: text('code'),
    message: text('message'),
    /** The request as the call accepted it (a `FacebookLaunch` with its defaults). */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    /** Label of every object of this launch on the platform; finds it again after a crash. */
    label: text('label').notNull(),
    /** How often a worker claimed it. */
    attempts: integer('attempts').notNull().default(0),
    /** End of a worker's lease. */
    locked_until: instant('locked_until'),
    /** The server that took the lease (`Ports.serverId`). */
    locked_by: text('locked_by'),
    /** How often the launch changed hands: the fencing token of every write to it and its steps. */
    lease: integer('lease').notNull().default(0),
    /** The user who launched. */
    user_id: integer('user_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.template_id],
      foreignColumns: [templates.agency_id, templates.id],
    }),
    foreignKey({ columns: [t.agency_id, t.client_user_id], foreignColumns: [clients.agency_id, clients.id] }),
    foreignKey({
      columns: [t.agency_id, t.ad_account_id],
      foreignColumns: [ad_accounts.agency_id, ad_accounts.id],
    }),
    foreignKey({ columns: [t.agency_id, t.page_id], foreignColumns: [pages.agency_id, pages.id] }),
    uniqueIndex('launches_label').on(t.agency_id, t.label),
    index('launches_template').on(t.agency_id, t.template_id),
    index('launches_list').on(t.agency_id, t.created_at),
    index('launches_changed').on(t.agency_id, t.updated_at),
    index('launches_open').on(t.status, t.updated_at),
    tenantPolicy(),
  ],
);

/** The requests of a launch, each stored before it is sent. */
export const launch_steps = pgTable(
  'launch_steps',
  {
    agency_id: integer('agency_id').notNull(),
    launch_id: integer('launch_id').notNull(),
    /** Order of sending, from 0. */
    position: integer('position').notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    status: text('status').$type<LaunchStep['status']>().notNull().default('pending'),
    method: text('method').notNull(),
    path: text('path').notNull(),
    /** Parameters as sent, without tokens. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull().default({}),
    external_id: text('external_id'),
    error: text('error'),
    /** How far a step of several requests has come, so that a crash does not start it over. */
    progress: jsonb('progress').$type<StepProgress>(),
    sent_at: instant('sent_at'),
    done_at: instant('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.launch_id, t.key] }),
    foreignKey({
      columns: [t.agency_id, t.launch_id],
      foreignColumns: [launches.agency_id, launches.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);
