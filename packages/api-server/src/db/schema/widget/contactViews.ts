import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { instant, ownRows } from '../tenantColumns';
import { visitorGrams, visitors, visitorTerms } from './projects';

/** Visitors as the list of contacts filters them; a view of the owner for the reason given in `inboxViews`. */
export const contact_visitors = pgView('contact_visitors', {
  agency_id: integer('agency_id').notNull(),
  id: integer('id').notNull(),
  project_id: integer('project_id').notNull(),
  userId: text('user_id'),
  is_proven: boolean('is_proven').notNull(),
  name: text('name'),
  email: text('email'),
  phone: text('phone'),
  value: doublePrecision('value'),
  lang: text('lang'),
  customData: jsonb('custom_data').$type<Record<string, unknown>>().notNull(),
  last_seen_at: instant('last_seen_at').notNull(),
  created_at: instant('created_at').notNull(),
  grams: text('grams').array().notNull(),
  terms: text('terms').array().notNull(),
}).as(sql`
  select agency_id, id, project_id, user_id, is_proven, name, email, phone, value, lang, custom_data, last_seen_at,
  created_at, ${visitorGrams} as grams, ${visitorTerms} as terms
  from ${visitors} where ${ownRows}`);
