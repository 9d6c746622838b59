import type { TemplateMedia } from '@adlane/contract';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { clients } from './clients';
import { tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** The media library: pictures and videos. Bytes lie in the files port under `file_key`. */
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
    client_id: integer('client_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('media_list').on(t.agency_id, t.created_at),
    tenantPolicy(),
  ],
);
