import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { ad_account_shares, page_shares } from '../../../../db/schema/ads/sharing';
import {
  ad_accounts,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from '../../../../db/schema/ads/sources';
import type { UserCaller } from '../../../../http/callers';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { getOwnerClient } from '../../../account/access/visibility';
import { accountOfShare, pageOfShare } from './sourceJoins';

/**
 * Visibility of connected platforms: an agency sees its whole tenant, a client its connections and what the
 * agency shares with it (ads §6).
 */

/** Matches sources that a user may manage; for a client, only the client's. */
export function isOwnSource(caller: UserCaller): SQL | undefined {
  const client = getOwnerClient(caller);
  return client === null ? undefined : eq(sources.client_id, client);
}

/** Matches sources that a user sees; for a client, including those with shared assets. */
export function visibleSources(ctx: ReadContext): SQL | undefined {
  const { tx, caller } = ctx;
  const client = getOwnerClient(caller);
  if (client === null) return undefined;
  const sharedAccounts = tx
    .select({ one: sql`1` })
    .from(ad_account_shares)
    .innerJoin(ad_accounts, accountOfShare)
    .where(
      and(
        eq(ad_account_shares.agency_id, sources.agency_id),
        eq(ad_account_shares.client_id, client),
        eq(ad_accounts.source_id, sources.id),
      ),
    );
  const sharedPages = tx
    .select({ one: sql`1` })
    .from(page_shares)
    .innerJoin(pages, pageOfShare)
    .where(
      and(
        eq(page_shares.agency_id, sources.agency_id),
        eq(page_shares.client_id, client),
        eq(pages.source_id, sources.id),
      ),
    );
  return or(eq(sources.client_id, client), exists(sharedAccounts), exists(sharedPages));
}

/** Matches ad accounts that a user may use. The query must join `sources`. */
export function visibleAdAccounts(ctx: ReadContext): SQL | undefined {
  const { tx, caller } = ctx;
  const client = getOwnerClient(caller);
  if (client === null) return undefined;
  const shared = tx
    .select({ one: sql`1` })
    .from(ad_account_shares)
    .where(and(accountOfShare, eq(ad_account_shares.client_id, client)));
  return or(eq(sources.client_id, client), exists(shared));
}

/** Matches pages that a user may use. The query must join `sources`. */
export function visiblePages(ctx: ReadContext): SQL | undefined {
  const { tx, caller } = ctx;
  const client = getOwnerClient(caller);
  if (client === null) return undefined;
  const shared = tx
    .select({ one: sql`1` })
    .from(page_shares)
    .where(and(pageOfShare, eq(page_shares.client_id, client)));
  return or(eq(sources.client_id, client), exists(shared));
}

/** Returns whether an ad account is the user's default; each client has a separate default. */
export function isDefaultAccount(caller: UserCaller): SQL<boolean> {
  const client = getOwnerClient(caller);
  if (client === null) return sql<boolean>`${ad_accounts.is_default}`;
  return sql<boolean>`exists (select 1 from ${client_default_accounts} d where d.agency_id = ${ad_accounts.agency_id}
    and d.client_id = ${client} and d.ad_account_id = ${ad_accounts.id})`;
}

/** Returns whether a page is the user's default; each client has a separate default. */
export function isDefaultPage(caller: UserCaller): SQL<boolean> {
  const client = getOwnerClient(caller);
  if (client === null) return sql<boolean>`${pages.is_default}`;
  return sql<boolean>`exists (select 1 from ${client_default_pages} d where d.agency_id = ${pages.agency_id}
    and d.client_id = ${client} and d.page_id = ${pages.id})`;
}
