import type { TemplateMedia } from '@adlane/contract/templates';
import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { clients } from './clients';
import { instant, tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** The media library: images and videos. Their bytes are in the files port under `file_key`. */
export const media = pgTable(
  'media',
  {
    ...tenantColumns,
    kind: text('kind').$type<TemplateMedia['kind']>().notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    file_key: text('file_key'),
    /** MIME type by content. */
    type: text('type').notNull().default('image/png'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Seconds of a video. */
    duration: doublePrecision('duration'),
    /** Set for a video by link, which has no file here. */
    youtube_id: text('youtube_id'),
    thumbnail_url: text('thumbnail_url'),
    /** The library's image that this one was cropped from. */
    source_media_id: integer('source_media_id'),
    client_id: integer('client_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('media_list').on(t.agency_id, t.created_at),
    index('media_name').on(t.agency_id, t.name),
    index('media_size').on(t.agency_id, t.bytes),
    index('media_client').on(t.agency_id, t.client_id, t.created_at),
    index('media_youtube').on(t.agency_id, t.youtube_id),
    index('media_file').on(t.file_key),
    tenantPolicy(),
  ],
);

/**
 * Files without a row: not yet while they are written, or no longer because their row was deleted. Those
 * older than an upload can take are swept.
 */
export const loose_files = pgTable(
  'loose_files',
  {
    agency_id: integer('agency_id').notNull(),
    file_key: text('file_key').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.file_key] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('loose_files_age').on(t.since),
    tenantPolicy(),
  ],
);
