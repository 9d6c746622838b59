import type { ExternalIdEntry } from '@adlane/contract/widget/projects';
import { foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy } from '../tenantColumns';
import { projects } from './projects';

/** What an import brings besides contents; only the server names it. */
export type ImportedKind = 'contact' | 'ticket' | 'conversation' | 'message';

/** Ids that a project's contents had in another system, under which pages and links still name them. */
export const external_ids = pgTable(
  'external_ids',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    kind: text('kind').$type<ExternalIdEntry['kind'] | ImportedKind>().notNull(),
    external_id: text('external_id').notNull(),
    /** Id of the content; one that was deleted is not found. */
    content_id: integer('content_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    uniqueIndex('external_ids_text').on(t.agency_id, t.project_id, t.kind, t.external_id),
    tenantPolicy(),
  ],
);
