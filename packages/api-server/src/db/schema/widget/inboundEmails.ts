import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { agencies } from '../account/agencies';
import { instant, operatorPolicy, tenantColumns, tenantPolicy } from '../tenantColumns';

/** Emails that were stored in a thread, so that one that arrives again is not stored twice. */
export const inbound_emails = pgTable(
  'inbound_emails',
  {
    ...tenantColumns,
    /** SHA-256 of its Message-ID and its thread, hex. */
    email_key: text('email_key').notNull(),
    received_at: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({ columns: [t.agency_id], foreignColumns: [agencies.id] }),
    uniqueIndex('inbound_emails_key').on(t.agency_id, t.email_key),
    index('inbound_emails_age').on(t.received_at),
    tenantPolicy(),
  ],
);

/** Emails of the mailbox that could not be received, until they are or are given up. */
export const mailbox_retries = pgTable(
  'mailbox_retries',
  {
    /** Names the email in the mailbox. */
    email_key: text('email_key').primaryKey(),
    attempts: integer('attempts').notNull(),
    next_at: instant('next_at').notNull(),
  },
  () => [operatorPolicy()],
);

/** How the last attempt to read the mailbox ended, of this installation's only one. */
export const mailbox_checks = pgTable(
  'mailbox_checks',
  {
    id: integer('id').primaryKey(),
    checked_at: instant('checked_at').notNull(),
    /** Why it could not be read; null if it could. */
    problem: text('problem'),
  },
  () => [operatorPolicy()],
);
