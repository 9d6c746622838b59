import type { ContactConditions } from '@adlane/contract/widget/contacts';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy } from '../tenantColumns';

/** Conditions that contacts are listed by, with those who meet them: candidates of the list (ADR 0045). */
export const contact_segments = pgTable(
  'contact_segments',
  {
    ...tenantColumns,
    /** SHA-256 of the conditions as JSON, hex. */
    digest: text('digest').notNull(),
    conditions: jsonb('conditions').$type<ContactConditions>().notNull(),
    /** Visitors who meet the conditions at some time until `valid_until`; null if they are many, or not computed yet. */
    visitor_ids: integer('visitor_ids').array(),
    /** The first of them in the order of the list, those seen last first, until `first_until`; null if they are all. */
    first_ids: integer('first_ids').array(),
    /** When the last of `first_ids` was seen. */
    first_until: instant('first_until'),
    /** When they were read, by the database's clock, which also writes `visitors.changed_at`. */
    computed_at: instant('computed_at'),
    valid_until: instant('valid_until'),
    /** When contacts were last listed by the conditions, to the hour. */
    used_at: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    uniqueIndex('contact_segments_digest').on(t.agency_id, t.digest),
    tenantPolicy(),
  ],
);
