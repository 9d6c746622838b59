import type { Contract, ParsedInput } from '@adlane/contract';
import {
  and,
  asc,
  count,
  eq,
  exists,
  ilike,
  inArray,
  isNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listPage } from '../../../db/page';
import { clients } from '../../../db/schema/account/clients';
import { ad_account_shares, page_shares } from '../../../db/schema/ads/sharing';
import {
  ad_accounts,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from '../../../db/schema/ads/sources';
import { searchPattern } from '../../../db/searchPattern';
import { checkAllFound } from '../../../http/checkAllFound';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { accountOfShare, pageOfShare, sourceOfAccount, sourceOfPage } from '../sources/assets/sourceJoins';
import { getNameDirection } from '../sources/queries';

type Inputs = Contract['sharing'];
type ShareForm = ParsedInput<Inputs['share']>['body'];
type AssetKind = ShareForm['kind'];
type SharedAccountsQuery = ParsedInput<Inputs['adAccounts']>['query'];
type SharedPagesQuery = ParsedInput<Inputs['pages']>['query'];

/** An agency shares only what it connected itself. */
const isConnectedByAgency = and(isNull(sources.client_id), ne(sources.status, 'canceled'));

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

const assets: Readonly<Record<AssetKind, Asset>> = {
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

/** Returns those of the assets that the agency may share. */
async function listShareableIds(
  { tx, caller }: ReadContext,
  { kind, ids }: { readonly kind: AssetKind; readonly ids: readonly number[] },
) {
  const { table, ofSource } = assets[kind];
  return tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .innerJoin(sources, ofSource)
    .where(and(eq(table.agency_id, caller.agency_id), inArray(table.id, [...ids]), isConnectedByAgency));
}

/** Returns those of the clients that belong to the agency. */
async function listOwnClientIds({ tx, caller }: ReadContext, ids: readonly number[]) {
  const agencyId = caller.agency_id;
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), inArray(clients.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Shares assets with exactly these clients; others lose them, as their default too. @throws Problem 422 that lists missing ids */
export async function shareAssets(ctx: UseCaseContext, form: ShareForm): Promise<void> {
  const clientIds = [...new Set(form.client_user_ids)];
  const ids = [...new Set(form.ids)].sort((a, b) => a - b);
  checkAllFound('ids', ids, await listShareableIds(ctx, { kind: form.kind, ids }));
  checkAllFound('client_user_ids', clientIds, await listOwnClientIds(ctx, clientIds));
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  const { shares, sharedId, defaults, defaultId, key } = assets[form.kind];
  const isRevoked = and(
    eq(shares.agency_id, agency_id),
    inArray(sharedId, ids),
    clientIds.length > 0 ? notInArray(shares.client_id, clientIds) : undefined,
  );
  const revoked = await tx
    .delete(shares)
    .where(isRevoked)
    .returning({ client_id: sql<number>`${shares.client_id}`, id: sql<number>`${sharedId}` });
  for (const { client_id, id } of revoked) {
    await tx
      .delete(defaults)
      .where(and(eq(defaults.agency_id, agency_id), eq(defaults.client_id, client_id), eq(defaultId, id)));
  }
  for (const id of clientIds.length > 0 ? ids : []) {
    const rows = clientIds.map((client_id) => ({ agency_id, client_id, [key]: id }));
    await tx.insert(shares).values(rows).onConflictDoNothing();
  }
}
