import type { Contract, ParsedInput } from '@adlane/contract';
import type { SharedAsset } from '@adlane/contract/sharing';
import { and, asc, count, eq, exists, ilike, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { readPage } from '../../db/page';
import { clients } from '../../db/schema/clients';
import { ad_account_shares, page_shares } from '../../db/schema/sharing';
import {
  ad_accounts,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from '../../db/schema/sources';
import { searchPattern } from '../../db/searchPattern';
import type { Database } from '../../ports';
import { accountOfShare, pageOfShare, sourceOfAccount, sourceOfPage } from '../sources/assets/sourceJoins';
import { nameDirection } from '../sources/queries';

type Inputs = Contract['sharing'];
export type AssetKind = ParsedInput<Inputs['share']>['body']['kind'];
export type SharedAccountsQuery = ParsedInput<Inputs['adAccounts']>['query'];
export type SharedPagesQuery = ParsedInput<Inputs['pages']>['query'];

/** What the agency may share: what it connected itself and uses. */
const isAgencys = and(isNull(sources.client_id), ne(sources.status, 'canceled'));

const clientsOfAccount = sql<number[]>`coalesce((select json_agg(s.client_id order by s.client_id)
  from ${ad_account_shares} s where s.agency_id = ${ad_accounts.agency_id} and s.ad_account_id = ${ad_accounts.id}), '[]')`;
const clientsOfPage = sql<number[]>`coalesce((select json_agg(s.client_id order by s.client_id)
  from ${page_shares} s where s.agency_id = ${pages.agency_id} and s.page_id = ${pages.id}), '[]')`;

type Shared = { readonly rows: SharedAsset[]; readonly total: number };

/** Ad accounts of the agency, each with the clients that may use it. */
export async function listSharedAccounts(
  tx: Database,
  agencyId: number,
  query: SharedAccountsQuery,
): Promise<Shared> {
  const isWithClient = and(accountOfShare, eq(ad_account_shares.client_id, query.client_user_id ?? 0));
  const where = and(
    eq(ad_accounts.agency_id, agencyId),
    isAgencys,
    eq(ad_accounts.is_used, true),
    query.channel && eq(sources.channel, query.channel),
    query.search ? ilike(ad_accounts.name, searchPattern(query.search)) : undefined,
    query.client_user_id === undefined
      ? undefined
      : exists(tx.select({ one: sql`1` }).from(ad_account_shares).where(isWithClient)),
  );
  return readPage(
    query,
    tx
      .select({
        id: ad_accounts.id,
        external_id: ad_accounts.external_id,
        name: ad_accounts.name,
        client_user_ids: clientsOfAccount,
      })
      .from(ad_accounts)
      .innerJoin(sources, sourceOfAccount)
      .where(where)
      .orderBy(nameDirection(query)(ad_accounts.name), asc(ad_accounts.id)),
    tx.select({ total: count() }).from(ad_accounts).innerJoin(sources, sourceOfAccount).where(where),
  );
}

/** Pages of the agency, each with the clients that may use it. */
export async function listSharedPages(
  tx: Database,
  agencyId: number,
  query: SharedPagesQuery,
): Promise<Shared> {
  const isWithClient = and(pageOfShare, eq(page_shares.client_id, query.client_user_id ?? 0));
  const where = and(
    eq(pages.agency_id, agencyId),
    isAgencys,
    eq(pages.is_used, true),
    eq(pages.is_reached, true),
    query.search ? ilike(pages.name, searchPattern(query.search)) : undefined,
    query.client_user_id === undefined
      ? undefined
      : exists(tx.select({ one: sql`1` }).from(page_shares).where(isWithClient)),
  );
  return readPage(
    query,
    tx
      .select({
        id: pages.id,
        external_id: pages.external_id,
        name: pages.name,
        client_user_ids: clientsOfPage,
      })
      .from(pages)
      .innerJoin(sources, sourceOfPage)
      .where(where)
      .orderBy(nameDirection(query)(pages.name), asc(pages.id)),
    tx.select({ total: count() }).from(pages).innerJoin(sources, sourceOfPage).where(where),
  );
}

/** Those of the assets that the agency may share. */
export async function shareableIds(
  tx: Database,
  agencyId: number,
  kind: AssetKind,
  ids: readonly number[],
): Promise<number[]> {
  const rows =
    kind === 'ad_account'
      ? await tx
          .select({ id: ad_accounts.id })
          .from(ad_accounts)
          .innerJoin(sources, sourceOfAccount)
          .where(and(eq(ad_accounts.agency_id, agencyId), inArray(ad_accounts.id, [...ids]), isAgencys))
      : await tx
          .select({ id: pages.id })
          .from(pages)
          .innerJoin(sources, sourceOfPage)
          .where(and(eq(pages.agency_id, agencyId), inArray(pages.id, [...ids]), isAgencys));
  return rows.map(({ id }) => id);
}

/** Those of the clients that are the agency's. */
export async function ownClientIds(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), inArray(clients.id, [...ids])));
  return rows.map(({ id }) => id);
}

type Sharing = { readonly ids: readonly number[]; readonly clientIds: readonly number[] };

/** Lets exactly these clients use the ad accounts; a default of whom they are taken from is gone, too. */
export async function shareAdAccounts(
  tx: Database,
  agency_id: number,
  { ids, clientIds }: Sharing,
): Promise<void> {
  const taken = and(
    eq(ad_account_shares.agency_id, agency_id),
    inArray(ad_account_shares.ad_account_id, [...ids]),
    clientIds.length > 0 ? notInArray(ad_account_shares.client_id, [...clientIds]) : undefined,
  );
  const gone = await tx.delete(ad_account_shares).where(taken).returning();
  for (const { client_id, ad_account_id } of gone) {
    await tx
      .delete(client_default_accounts)
      .where(
        and(
          eq(client_default_accounts.agency_id, agency_id),
          eq(client_default_accounts.client_id, client_id),
          eq(client_default_accounts.ad_account_id, ad_account_id),
        ),
      );
  }
  for (const ad_account_id of clientIds.length > 0 ? ids : []) {
    const rows = clientIds.map((client_id) => ({ agency_id, client_id, ad_account_id }));
    await tx.insert(ad_account_shares).values(rows).onConflictDoNothing();
  }
}

/** The same for pages. */
export async function sharePages(
  tx: Database,
  agency_id: number,
  { ids, clientIds }: Sharing,
): Promise<void> {
  const taken = and(
    eq(page_shares.agency_id, agency_id),
    inArray(page_shares.page_id, [...ids]),
    clientIds.length > 0 ? notInArray(page_shares.client_id, [...clientIds]) : undefined,
  );
  const gone = await tx.delete(page_shares).where(taken).returning();
  for (const { client_id, page_id } of gone) {
    await tx
      .delete(client_default_pages)
      .where(
        and(
          eq(client_default_pages.agency_id, agency_id),
          eq(client_default_pages.client_id, client_id),
          eq(client_default_pages.page_id, page_id),
        ),
      );
  }
  for (const page_id of clientIds.length > 0 ? ids : []) {
    const rows = clientIds.map((client_id) => ({ agency_id, client_id, page_id }));
    await tx.insert(page_shares).values(rows).onConflictDoNothing();
  }
}
