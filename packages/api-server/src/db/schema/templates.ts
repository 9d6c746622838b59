import type { Folder, Template } from '@adlane/contract';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { clients } from './clients';
import { media } from './media';
import { categories } from './niches';
import { tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** Folders of ad templates. */
export const folders = pgTable(
  'folders',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    status: text('status').$type<Folder['status']>().notNull().default('active'),
    client_accessibility: boolean('client_accessibility').notNull().default(false),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('folders_list').on(t.agency_id, t.status, t.name),
    tenantPolicy(),
  ],
);

/** Ad templates; what lists show are columns, what the editor shows is JSON (ads §3). */
export const templates = pgTable(
  'templates',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    niche: text('niche'),
    folderId: integer('folder_id'),
    categoryId: integer('category_id').references(() => categories.id),
    adCreativeType: text('ad_creative_type').$type<Template['adCreativeType']>().notNull().default('image'),
    templateAdType: text('template_ad_type')
      .$type<Template['templateAdType']>()
      .notNull()
      .default('leadform'),
    platforms: text('platforms').array().$type<Template['platforms']>().notNull().default(['facebook']),
    status: text('status').$type<Template['status']>().notNull().default('active'),
    isClientTemplate: boolean('is_client_template').notNull().default(false),
    /** The client that made it; null where the agency did. */
    client_id: integer('client_id'),
    /** True where the agency's clients may see it. */
    isVisibilityAllowed: boolean('is_visibility_allowed').notNull().default(false),
    /** Made for one instant launch; no list shows it. */
    is_hidden: boolean('is_hidden').notNull().default(false),
    platformValidation: jsonb('platform_validation')
      .$type<Template['platformValidation']>()
      .notNull()
      .default({}),
    templateContent: jsonb('template_content').$type<Template['templateContent']>().notNull(),
    templateTargeting: jsonb('template_targeting').$type<Template['templateTargeting']>().notNull(),
    google: jsonb('google').$type<Template['templates']['google']>(),
    existingLeadForm: jsonb('existing_lead_form').$type<Template['existingLeadForm']>(),
    selectedLeadForm: jsonb('selected_lead_form').$type<Template['selectedLeadForm']>(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.folderId], foreignColumns: [folders.agency_id, folders.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('templates_folder').on(t.agency_id, t.folderId, t.status),
    index('templates_created').on(t.agency_id, t.created_at),
    tenantPolicy(),
  ],
);

/** Which media a template shows, in order. */
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
    tenantPolicy(),
  ],
);
