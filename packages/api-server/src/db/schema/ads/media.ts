import type { TemplateMedia } from '@adlane/contract/ads/templates';
import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';

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
    /** A video's thumbnail in the files port. */
    thumbnail_key: text('thumbnail_key'),
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
    index('media_thumbnail').on(t.thumbnail_key),
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

/** A stored part of a file that is uploaded in several requests. */
export type UploadPart = { readonly key: string; readonly bytes: number };

/** Uploads in parts. Their files are loose until the upload is finished, so that abandoned ones are swept. */
export const media_uploads = pgTable(
  'media_uploads',
  {
    ...tenantColumns,
    user_id: integer('user_id').notNull(),
    client_id: integer('client_id'),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes that have arrived. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    parts: jsonb('parts').$type<readonly UploadPart[]>().notNull().default([]),
    /** The file's row in the library once the upload is finished. */
    media_id: integer('media_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    index('media_uploads_age').on(t.created_at),
    tenantPolicy(),
  ],
);
