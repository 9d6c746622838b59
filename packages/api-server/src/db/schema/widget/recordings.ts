import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects, visitors } from './projects';
import { tickets } from './tickets';

/**
 * Recordings of a visitor's screen (widget §4.6). Their bytes are in the files port; those without a ticket
 * are swept.
 */
export const recordings = pgTable(
  'recordings',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    /** Last part of the `fileUrl` that the widget gets; names the recording in its ticket. */
    token: text('token').notNull(),
    file_key: text('file_key').notNull(),
    /** Detected from the content. */
    type: text('type').$type<'video/webm' | 'video/mp4'>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    ticket_id: integer('ticket_id'),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id, t.project_id], foreignColumns: [projects.agency_id, projects.id] }),
    foreignKey({ columns: [t.agency_id, t.visitor_id], foreignColumns: [visitors.agency_id, visitors.id] }),
    foreignKey({ columns: [t.agency_id, t.ticket_id], foreignColumns: [tickets.agency_id, tickets.id] }),
    uniqueIndex('recordings_token').on(t.token),
    index('recordings_ticket').on(t.agency_id, t.ticket_id),
    index('recordings_file').on(t.file_key),
    tenantPolicy(),
  ],
);
