import type { Contract, HandlerOutput } from '@adlane/contract';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { projects } from './projects';
import { tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** Status of a tooltip or tour. */
export type GuideStatus = 'live' | 'draft' | 'archived';
type Tooltip = HandlerOutput<Contract['tooltips']['list']>[number];
type Tour = HandlerOutput<Contract['outbound']['productTour']>['config'];

/** Tooltips and hotspots on a project's pages (widget §3.8). */
export const tooltips = pgTable(
  'tooltips',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    config: jsonb('config').$type<Tooltip>().notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('tooltips_project').on(t.agency_id, t.project_id, t.status),
    tenantPolicy(),
  ],
);

/** Product tours (widget §3.11); `outboundId` on the wire is the id as text. */
export const product_tours = pgTable(
  'product_tours',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    config: jsonb('config').$type<Tour>().notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('product_tours_project').on(t.agency_id, t.project_id, t.status),
    tenantPolicy(),
  ],
);
