import { foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { clients } from '../account/clients';
import { tenantPolicy } from '../tenantColumns';
import { ad_accounts, pages } from './sources';

/** Ad accounts of the agency that a client may use. */
export const ad_account_shares = pgTable(
  'ad_account_shares',
  {
    agency_id: integer('agency_id').notNull(),
    client_id: integer('client_id').notNull(),
    ad_account_id: integer('ad_account_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.client_id, t.ad_account_id] }),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.ad_account_id],
      foreignColumns: [ad_accounts.agency_id, ad_accounts.id],
    }).onDelete('cascade'),
    index('ad_account_shares_account').on(t.agency_id, t.ad_account_id),
    tenantPolicy(),
  ],
);

/** Facebook pages of the agency that a client may use. */
export const page_shares = pgTable(
  'page_shares',
  {
    agency_id: integer('agency_id').notNull(),
    client_id: integer('client_id').notNull(),
    page_id: integer('page_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.client_id, t.page_id] }),
    foreignKey({
      columns: [t.agency_id, t.client_id],
      foreignColumns: [clients.agency_id, clients.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.page_id],
      foreignColumns: [pages.agency_id, pages.id],
    }).onDelete('cascade'),
    index('page_shares_page').on(t.agency_id, t.page_id),
    tenantPolicy(),
  ],
);
