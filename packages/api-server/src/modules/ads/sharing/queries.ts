import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, eq, exists, ilike, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listPage } from '../../../db/page';
import { ad_account_shares, page_shares } from '../../../db/schema/ads/sharing';
import {
  ad_accounts,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from '../../../db/schema/ads/sources';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';
import { accountOfShare, pageOfShare, sourceOfAccount, sourceOfPage } from '../sources/assets/sourceJoins';
import { getNameDirection } from '../sources/queries';

type Inputs = Contract['sharing'];
export type ShareForm = ParsedInput<Inputs['share']>['body'];
export type AssetKind = ShareForm['kind'];
type SharedAccountsQuery = ParsedInput<Inputs['adAccounts']>['query'];
type SharedPagesQuery = ParsedInput<Inputs['pages']>['query'];

/** An agency shares only what it connected itself. */
export const isConnectedByAgency = and(isNull(sources.client_id), ne(sources.status, 'canceled'));

/** What can be shared: its table, its shares, and the clients' defaults that a revoked share clears. */
type Asset = {
  readonly table: PgTable & Record<'agency_id' | 'id' | 'external_id' | 'name' | 'is_used', PgColumn>;
  readonly ofSource: SQL | undefined;
  readonly shares: PgTable & Record<'agency_id' | 'client_id', PgColumn>;
  readonly sharedId: PgColumn;
  readonly joinsShares: SQL | undefined;
  readonly defaults: PgTable & Record<'agency_id' | 'client_id', PgColumn>;
  readonly defaultId: PgColumn;
  /** Our name of the asset's column in `shares`. */
  readonly key: 'ad_account_id' | 'page_id';
};

export const assets: Readonly<Record<AssetKind, Asset>> = {
  ad_account: {
    table: ad_accounts,
    ofSource: sourceOfAccount,
    shares: ad_account_shares,
    sharedId: ad_account_shares.ad_account_id,
    joinsShares: accountOfShare,
    defaults: client_default_accounts,
    defaultId: client_default_accounts.ad_account_id,
    key: 'ad_account_id',
  },
  page: {
    table: pages,
    ofSource: sourceOfPage,
    shares: page_shares,
    sharedId: page_shares.page_id,
    joinsShares: pageOfShare,
    defaults: client_default_pages,
    defaultId: client_default_pages.page_id,
    key: 'page_id',
  },
};

/** Lists the agency's assets of a kind that match `filter`, each with the clients that may use it. */
function listShared(
  { tx, caller }: ReadContext,
  {
    kind,
    filter,
    ...query
  }: SharedPagesQuery & { readonly kind: AssetKind; readonly filter: SQL | undefined },
) {
  const { table, ofSource, shares, sharedId, joinsShares: isShareOf } = assets[kind];
  const isSharedWith = and(isShareOf, eq(shares.client_id, query.client_user_id ?? 0));
  const where = and(
    eq(table.agency_id, caller.agency_id),
    isConnectedByAgency,
    eq(table.is_used, true),
    filter,
    query.search ? ilike(table.name, searchPattern(query.search)) : undefined,
    query.client_user_id === undefined
      ? undefined
      : exists(tx.select({ one: sql`1` }).from(shares).where(isSharedWith)),
  );
  const clientIds = sql<number[]>`coalesce((select json_agg(${shares.client_id} order by ${shares.client_id})
    from ${shares} where ${shares.agency_id} = ${table.agency_id} and ${sharedId} = ${table.id}), '[]')`;
  const { id, external_id, name } = table;
  return listPage(
    query,
    tx
      .select({
        id: sql<number>`${id}`,
        external_id: sql<string>`${external_id}`,
        name: sql<string>`${name}`,
        client_user_ids: clientIds,
      })
      .from(table)
      .innerJoin(sources, ofSource)
      .where(where)
      .orderBy(getNameDirection(query)(name), asc(id)),
    tx.select({ total: count() }).from(table).innerJoin(sources, ofSource).where(where),
  );
}

/** Lists ad accounts of the agency, each with the clients that may use it. */
export function listSharedAccounts(ctx: ReadContext, { channel, ...query }: SharedAccountsQuery) {
  return listShared(ctx, { ...query, kind: 'ad_account', filter: channel && eq(sources.channel, channel) });
}

/** Lists pages of the agency, each with the clients that may use it. */
export function listSharedPages(ctx: ReadContext, query: SharedPagesQuery) {
  return listShared(ctx, { ...query, kind: 'page', filter: eq(pages.is_reached, true) });
}
