import type { Survey } from '@adlane/contract/widget/surveys/visitor';
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
import type { GuideStatus } from './guides';
import { projects, visitors } from './projects';

/** Survey forms of a project (widget §2.3); only live ones are shown. */
export const surveys = pgTable(
  'surveys',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    /** The id by which a page or an action opens it. */
    form_id: text('form_id').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    title: text('title').notNull(),
    form: jsonb('form').$type<Survey['form']>().notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    uniqueIndex('surveys_form').on(t.agency_id, t.project_id, t.form_id),
    tenantPolicy(),
  ],
);

/** Answers to surveys. */
export const survey_answers = pgTable(
  'survey_answers',
  {
    ...tenantColumns,
    survey_id: integer('survey_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    /** The action that showed the survey; null if the page did. */
    outbound: text('outbound'),
    formData: jsonb('form_data').$type<Readonly<Record<string, unknown>>>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.survey_id],
      foreignColumns: [surveys.agency_id, surveys.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    index('survey_answers_survey').on(t.agency_id, t.survey_id, t.created_at),
    tenantPolicy(),
  ],
);

/** Visitors who opened a survey, each once: completion compares them with those who answered. */
export const survey_opens = pgTable(
  'survey_opens',
  {
    ...tenantColumns,
    survey_id: integer('survey_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.survey_id],
      foreignColumns: [surveys.agency_id, surveys.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('survey_opens_visitor').on(t.agency_id, t.survey_id, t.visitor_id),
    index('survey_opens_time').on(t.agency_id, t.survey_id, t.created_at),
    tenantPolicy(),
  ],
);
