import type { ChecklistStep } from '@adlane/contract/widget/checklists/visitor';
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
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import type { GuideStatus } from './guides';
import { projects, visitors } from './projects';

/** A step as the project defines it, without a visitor's progress; `event` is the page's event that completes it. */
export type PlannedStep = Omit<ChecklistStep, 'done'> & { readonly event?: string };

/** Checklists of a project (widget §2.3); `outboundId` on the wire is the id as text. */
export const checklists = pgTable(
  'checklists',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    title: text('title').notNull(),
    steps: jsonb('steps').$type<readonly PlannedStep[]>().notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('checklists_project').on(t.agency_id, t.project_id, t.status),
    tenantPolicy(),
  ],
);

/** Checklists that visitors started, with the ids of completed steps. */
export const checklist_progress = pgTable(
  'checklist_progress',
  {
    ...tenantColumns,
    checklist_id: integer('checklist_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    done_steps: text('done_steps').array().notNull().default([]),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.checklist_id],
      foreignColumns: [checklists.agency_id, checklists.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('checklist_progress_visitor').on(t.agency_id, t.visitor_id, t.checklist_id),
    tenantPolicy(),
  ],
);
