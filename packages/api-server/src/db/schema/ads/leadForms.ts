import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { clients } from '../account/clients';
import { tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { pages } from './sources';

/** The content of a form without the columns that lists and launches read. */
export type LeadFormContent = Omit<LeadFormForm, 'name' | 'platform' | 'leadFormType' | 'questions'>;

/** Lead forms (ads §3). */
export const lead_forms = pgTable(
  'lead_forms',
  {
    ...tenantColumns,
    name: text('name').notNull(),
    platform: text('platform').$type<LeadFormForm['platform']>().notNull().default('facebook'),
    leadFormType: text('lead_form_type')
      .$type<LeadFormForm['leadFormType']>()
      .notNull()
      .default('more_volume'),
    /** The client that created it; null for the agency. */
    client_id: integer('client_id'),
    /** Id on the platform after the form was created there. */
    external_id: text('external_id'),
    page_id: integer('page_id'),
    /** The fields of ads §3, Lead form, under their names there. */
    content: jsonb('content').$type<LeadFormContent>().notNull(),
    questions: jsonb('questions').$type<LeadFormForm['questions']>().notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    foreignKey({ columns: [t.agency_id, t.page_id], foreignColumns: [pages.agency_id, pages.id] }),
    foreignKey({ columns: [t.agency_id, t.client_id], foreignColumns: [clients.agency_id, clients.id] }),
    index('lead_forms_list').on(t.agency_id, t.created_at),
    tenantPolicy(),
  ],
);
