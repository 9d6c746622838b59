import { and, eq } from 'drizzle-orm';
import { ad_account_shares, page_shares } from '../../../db/schema/sharing';
import { ad_accounts, pages, sources } from '../../../db/schema/sources';

/** How connected platforms, what they hold and what is shared of it hang together: by tenant and id. */

/** The source that an ad account came from. */
export const sourceOfAccount = and(
  eq(sources.agency_id, ad_accounts.agency_id),
  eq(sources.id, ad_accounts.source_id),
);

/** The source that a page came from. */
export const sourceOfPage = and(eq(sources.agency_id, pages.agency_id), eq(sources.id, pages.source_id));

/** The ad account that is shared, or the shares of an ad account. */
export const accountOfShare = and(
  eq(ad_account_shares.agency_id, ad_accounts.agency_id),
  eq(ad_account_shares.ad_account_id, ad_accounts.id),
);

/** The page that is shared, or the shares of a page. */
export const pageOfShare = and(eq(page_shares.agency_id, pages.agency_id), eq(page_shares.page_id, pages.id));
