import type { Folder } from '@adlane/contract/ads/folders';
import type { FbAdSetting, Template } from '@adlane/contract/ads/templates';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { users } from '../account/users';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { media } from './media';
import { categories } from './taxonomy';

/** Folders of ad templates. */
export const folders = pgTable(
  'folders',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    status: text('status').$type<Folder['status']>().notNull().default('active'),
    client_accessibility: boolean('client_accessibility').notNull().default(false),
    /** The client that created it; null for the agency. */
    client_id: integer('client_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('folders_list').on(t.agency_id, t.status, t.name),
    tenantPolicy(),
  ],
);

/** Ad templates; fields of lists are columns, those of the editor are JSON (ads §3). */
export const templates = pgTable(
  'templates',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    niche: text('niche'),
    folderId: integer('folder_id'),
    categoryId: integer('category_id').references(() => categories.id),
    subCategoryId: integer('sub_category_id').references(() => categories.id),
    adCreativeType: text('ad_creative_type').$type<Template['adCreativeType']>().notNull().default('image'),
    templateAdType: text('template_ad_type')
      .$type<Template['templateAdType']>()
      .notNull()
      .default('leadform'),
    platforms: text('platforms').array().$type<Template['platforms']>().notNull().default(['facebook']),
    status: text('status').$type<Template['status']>().notNull().default('active'),
    isClientTemplate: boolean('is_client_template').notNull().default(false),
    /** The client that created it; null for the agency. */
    client_id: integer('client_id'),
    /** True if the agency's clients may see it. */
    isVisibilityAllowed: boolean('is_visibility_allowed').notNull().default(false),
    /** True for a template of one instant launch; no list shows it. */
    is_hidden: boolean('is_hidden').notNull().default(false),
    templateContent: jsonb('template_content').$type<Template['templateContent']>().notNull(),
    templateTargeting: jsonb('template_targeting').$type<Template['templateTargeting']>().notNull(),
    google: jsonb('google').$type<Template['templates']['google']>(),
    existingLeadForm: jsonb('existing_lead_form').$type<Template['existingLeadForm']>(),
    selectedLeadForm: jsonb('selected_lead_form').$type<Template['selectedLeadForm']>(),
    /** Kinds of ad it can be launched as; null for the defaults of a new template. */
    adTypes: jsonb('ad_types').$type<readonly FbAdSetting[]>(),
    /** True for a master template that agencies see. */
    is_published: boolean('is_published').notNull().default(false),
    published_at: instant('published_at'),
    /** The operator's template it was copied from. */
    master_template_id: integer('master_template_id'),
    /** The import that created it, and its row there: a row is stored once, however often its job runs. */
    import_id: integer('import_id'),
    import_row: integer('import_row'),
    /** The campaign on Facebook it was created from. */
    imported_campaign_id: text('imported_campaign_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.folderId], foreignColumns: [folders.agency_id, folders.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('templates_folder').on(t.agency_id, t.folderId, t.status),
    index('templates_created').on(t.agency_id, t.created_at),
    uniqueIndex('templates_import').on(t.agency_id, t.import_id, t.import_row),
    index('templates_campaign').on(t.agency_id, t.imported_campaign_id),
    // The operator's published templates: a few among those of all tenants.
    index('templates_published').on(t.agency_id, t.created_at).where(sql`${t.is_published}`),
    index('templates_master').on(t.master_template_id).where(sql`${t.master_template_id} is not null`),
    index('templates_selected_form').on(t.agency_id, sql`(${t.selectedLeadForm} ->> 'id')`),
    index('templates_existing_form').on(t.agency_id, sql`(${t.existingLeadForm} ->> 'id')`),
    tenantPolicy(),
  ],
);

/** The media of a template, in order. */
export const template_media = pgTable(
  'template_media',
  {
    agency_id: integer('agency_id').notNull(),
    template_id: integer('template_id').notNull(),
    media_id: integer('media_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.template_id, t.media_id] }),
    foreignKey({
      columns: [t.agency_id, t.template_id],
      foreignColumns: [templates.agency_id, templates.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.media_id],
      foreignColumns: [media.agency_id, media.id],
    }),
    index('template_media_media').on(t.agency_id, t.media_id),
    tenantPolicy(),
  ],
);

/** Clients that a template is opened to by name, whatever its folder says (ads §3). */
export const template_clients = pgTable(
  'template_clients',
  {
    agency_id: integer('agency_id').notNull(),
    template_id: integer('template_id').notNull(),
    client_id: integer('client_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.template_id, t.client_id] }),
    foreignKey({
      columns: [t.agency_id, t.template_id],
      foreignColumns: [templates.agency_id, templates.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    index('template_clients_client').on(t.agency_id, t.client_id),
    tenantPolicy(),
  ],
);

/** The agency's own users that a template is restricted to; without any, all of them see it (ads §3). */
export const template_users = pgTable(
  'template_users',
  {
    agency_id: integer('agency_id').notNull(),
    template_id: integer('template_id').notNull(),
    user_id: integer('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.template_id, t.user_id] }),
    foreignKey({
      columns: [t.agency_id, t.template_id],
      foreignColumns: [templates.agency_id, templates.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.user_id],
      foreignColumns: [users.agency_id, users.id],
    }).onDelete('cascade'),
    tenantPolicy(),
  ],
);
