import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { Availability, Project } from '@adlane/contract/widget/projects';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
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
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';

/** Sites that embed the feedback widget. */
export const projects = pgTable(
  'projects',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    /** Public key with which a site initializes the widget. */
    sdk_key: text('sdk_key').notNull(),
    flowConfig: jsonb('flow_config').$type<FlowConfig>().notNull(),
    /** Counts the changes of the configuration, so that one editor does not overwrite another. */
    config_version: integer('config_version').notNull().default(1),
    /** When a page first and last loaded the widget, and its host; the last one to the minute. */
    first_seen_at: instant('first_seen_at'),
    first_seen_host: text('first_seen_host'),
    last_seen_at: instant('last_seen_at'),
    last_seen_host: text('last_seen_host'),
    /** Since when its key is refused. */
    archived_at: instant('archived_at'),
    /** SHA-256 of the token of the project's own server or build, hex; null without one. */
    api_token_digest: text('api_token_digest'),
    /** SHA-256 of the token that only files error reports of the ads app, and the sealed token. */
    report_token_digest: text('report_token_digest'),
    sealed_report_token: text('sealed_report_token'),
    identityMode: text('identity_mode').$type<Project['identityMode']>().notNull().default('off'),
    /** Key for `userHash` (HMAC-SHA-256 of the user id), sealed; null until one is made. */
    sealed_identity_key: text('sealed_identity_key'),
    /** The previous key, sealed, and until when it is valid. */
    sealed_previous_identity_key: text('sealed_previous_identity_key'),
    previous_identity_key_until: instant('previous_identity_key_until'),
    /** Counts the keys: what a visitor proved with an earlier one ends with that key. */
    identity_key_version: integer('identity_key_version').notNull().default(1),
    /** Days after which tickets, conversations and visitors are deleted; null stores them. */
    retention_days: integer('retention_days'),
    /** Days after which screenshots and replays are deleted. */
    replay_days: integer('replay_days'),
    /** Minutes after which the team is notified of a visitor who waits for an answer; null never does. */
    answer_minutes: integer('answer_minutes'),
    /** How fast the team says that it usually replies; null says nothing. */
    reply_time: text('reply_time').$type<Availability['reply_time']>(),
    /** When the team answers; null for every hour of the week. */
    office_hours: jsonb('office_hours').$type<Availability['office_hours']>(),
    /** When reply time or office hours last changed: their version. Null if they never did. */
    availability_at: instant('availability_at'),
    /** Most messages that a visitor receives within 24 hours; null for no limit. */
    messages_per_day: integer('messages_per_day'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('projects_sdk_key').on(t.sdk_key),
    uniqueIndex('projects_api_token').on(t.api_token_digest),
    uniqueIndex('projects_report_token').on(t.report_token_digest),
    tenantPolicy(),
  ],
);

/** What a search of the inbox or of contacts finds visitors by, in pieces of three characters. */
export const visitorGrams: SQL = sql`search_grams(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(user_id, '') || ' ' || coalesce(phone, ''))`;
/** What conditions on contacts find visitors by: `plan=pro` for each field and each value of custom data. */
export const visitorTerms: SQL = sql`contact_terms(custom_data, user_id, name, email, phone, lang)`;

/** Widget visitors (widget §3.1). Their secret `gleapHash` is stored hashed. */
export const visitors = pgTable(
  'visitors',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    gleap_id: text('gleap_id').notNull(),
    /** SHA-256 of `gleapHash`, hex; empty for contacts of a file, who have no session. */
    gleap_hash_digest: text('gleap_hash_digest').notNull(),
    /** The host's id of the user; null for guests. */
    userId: text('user_id'),
    /** True if a `userHash` proved the user id. */
    is_proven: boolean('is_proven').notNull().default(false),
    /** Version of the key that proved it, also after the proof ended; null without one, and for contacts of Gleap. */
    proof_key_version: integer('proof_key_version'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    value: doublePrecision('value'),
    lang: text('lang'),
    customData: jsonb('custom_data').$type<Record<string, unknown>>().notNull().default({}),
    last_seen_at: instant('last_seen_at').notNull().defaultNow(),
    /** When the row, or which devices are its person, last changed, by the database's clock: triggers write it. */
    changed_at: instant('changed_at').notNull().defaultNow(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    uniqueIndex('visitors_gleap_id').on(t.gleap_id),
    index('visitors_user').on(t.agency_id, t.project_id, t.userId),
    index('visitors_search').using('gin', visitorGrams),
    index('visitors_terms').using('gin', visitorTerms),
    index('visitors_seen').on(t.agency_id, t.last_seen_at, t.id),
    index('visitors_changed').on(t.agency_id, t.changed_at, t.id),
    index('visitors_created').on(t.agency_id, t.created_at, t.id),
    index('visitors_name').on(t.agency_id, t.name, t.id),
    index('visitors_name_desc').on(t.agency_id, t.name.desc().nullsLast(), t.id.desc().nullsFirst()),
    tenantPolicy(),
  ],
);

/** What visitors did, from the event stream (widget §3.5). */
export const visitor_events = pgTable(
  'visitor_events',
  {
    ...tenantColumns,
    visitor_id: integer('visitor_id').notNull(),
    name: text('name').notNull(),
    /** When it happened by the visitor's clock; events are ordered by arrival (`created_at`, `id`). */
    date: instant('date').notNull(),
    /** True if the visitor's clock is wrong: ahead of the server's, or more than a day behind. */
    is_clock_off: boolean('is_clock_off').notNull().default(false),
    data: jsonb('data').$type<unknown>(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    index('visitor_events_visitor').on(t.agency_id, t.visitor_id, t.created_at),
    index('visitor_events_name').on(t.agency_id, t.name, t.visitor_id, t.created_at),
    tenantPolicy(),
  ],
);
