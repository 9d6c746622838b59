import type { GuideForm } from '@adlane/contract/widget/guides';
import type { MessageAudience } from '@adlane/contract/widget/outbound/manage';
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
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects, visitors } from './projects';

/** Status of content for visitors. */
export type GuideStatus = 'live' | 'draft' | 'archived';

/**
 * Product tours (widget §3.11), tooltips and hotspots (widget §3.8) of a project; `outboundId` of a tour on the wire is
 * the id as text.
 */
export const guides = pgTable(
  'guides',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    kind: text('kind').$type<GuideForm['kind']>().notNull(),
    name: text('name').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    config: jsonb('config').$type<GuideForm['config']>().notNull(),
    /** Who sees a tooltip; null for all visitors, and for tours, which have the audience of their message. */
    audience: jsonb('audience').$type<MessageAudience>(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('guides_project').on(t.agency_id, t.project_id, t.kind, t.status),
    tenantPolicy(),
  ],
);

/** How far visitors got in a tour. */
export const guide_progress = pgTable(
  'guide_progress',
  {
    ...tenantColumns,
    guide_id: integer('guide_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    /** The last step that was shown, from 1. */
    furthest_step: integer('furthest_step').notNull(),
    completed_at: instant('completed_at'),
    /** When the visitor first closed it before its end. */
    closed_at: instant('closed_at'),
    /** Steps, from 1, whose elements were not on the page, since the guide was last changed. */
    missing_steps: integer('missing_steps').array().notNull().default([]),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.guide_id],
      foreignColumns: [guides.agency_id, guides.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('guide_progress_visitor').on(t.agency_id, t.visitor_id, t.guide_id),
    index('guide_progress_guide').on(t.agency_id, t.guide_id),
    tenantPolicy(),
  ],
);
