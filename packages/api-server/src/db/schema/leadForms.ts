import type { Template } from '@adlane/contract';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from './agencies';
import { pages } from './sources';
import { tenantColumns, tenantPolicy, timeColumns } from './tenantColumns';

/** A question of a lead form: one of the platform's prefilled kinds or one of our own. */
export type LeadFormQuestion = {
  readonly type: string;
  readonly label?: string;
  readonly options?: readonly { readonly key: string; readonly value: string }[];
};

/** Lead forms (ads §3). */
export const lead_forms = pgTable(
  'lead_forms',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    platform: text('platform').$type<Template['platforms'][number]>().notNull().default('facebook'),
    leadFormType: text('lead_form_type')
      .$type<'more_volume' | 'high_intent'>()
      .notNull()
      .default('more_volume'),
    /** Id on the platform once it stands there. */
    external_id: text('external_id'),
    page_id: integer('page_id'),
    /** The fields of ads §3, Lead form, under their names there. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull().default({}),
    questions: jsonb('questions').$type<readonly LeadFormQuestion[]>().notNull().default([]),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.page_id], foreignColumns: [pages.agency_id, pages.id] }),
    index('lead_forms_list').on(t.agency_id, t.created_at),
    tenantPolicy(),
  ],
);
