import { and, eq } from 'drizzle-orm';
import { ad_account_shares, page_shares } from '../../../../db/schema/ads/sharing';
import { ad_accounts, pages, sources } from '../../../../db/schema/ads/sources';

/** Joins between connected platforms, their assets and shares, by tenant and id. */

/** Joins an ad account to its source. */
export const sourceOfAccount = and(
  eq(sources.agency_id, ad_accounts.agency_id),
  eq(sources.id, ad_accounts.source_id),
);

/** Joins a page to its source. */
export const sourceOfPage = and(eq(sources.agency_id, pages.agency_id), eq(sources.id, pages.source_id));

/** Joins an ad account to its shares. */
export const accountOfShare = and(
  eq(ad_account_shares.agency_id, ad_accounts.agency_id),
  eq(ad_account_shares.ad_account_id, ad_accounts.id),
);

/** Joins a page to its shares. */
export const pageOfShare = and(eq(page_shares.agency_id, pages.agency_id), eq(page_shares.page_id, pages.id));
