import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, eq, exists, ilike, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { listPage } from '../../db/page';
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
import { checkAllFound } from '../../http/checkAllFound';
import type { ReadContext, UseCaseContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { accountOfShare, pageOfShare, sourceOfAccount, sourceOfPage } from '../sources/assets/sourceJoins';
import { nameDirection } from '../sources/queries';

type Inputs = Contract['sharing'];
type ShareForm = ParsedInput<Inputs['share']>['body'];
type AssetKind = ShareForm['kind'];
type SharedAccountsQuery = ParsedInput<Inputs['adAccounts']>['query'];
type SharedPagesQuery = ParsedInput<Inputs['pages']>['query'];

/** An agency shares only what it connected itself. */
const isConnectedByAgency = and(isNull(sources.client_id), ne(sources.status, 'canceled'));

const clientsOfAccount = sql<number[]>`coalesce((select json_agg(s.client_id order by s.client_id)
  from ${ad_account_shares} s where s.agency_id = ${ad_accounts.agency_id} and s.ad_account_id = ${ad_accounts.id}), '[]')`;
const clientsOfPage = sql<number[]>`coalesce((select json_agg(s.client_id order by s.client_id)
  from ${page_shares} s where s.agency_id = ${pages.agency_id} and s.page_id = ${pages.id}), '[]')`;

/** Lists ad accounts of the agency, each with the clients that may use it. */
export function listSharedAccounts({ tx, caller }: ReadContext, query: SharedAccountsQuery) {
  const isWithClient = and(accountOfShare, eq(ad_account_shares.client_id, query.client_user_id ?? 0));
  const where = and(
    eq(ad_accounts.agency_id, caller.agency_id),
    isConnectedByAgency,
    eq(ad_accounts.is_used, true),
    query.channel && eq(sources.channel, query.channel),
    query.search ? ilike(ad_accounts.name, searchPattern(query.search)) : undefined,
    query.client_user_id === undefined
      ? undefined
      : exists(tx.select({ one: sql`1` }).from(ad_account_shares).where(isWithClient)),
  );
  return listPage(
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

/** Lists pages of the agency, each with the clients that may use it. */
export function listSharedPages({ tx, caller }: ReadContext, query: SharedPagesQuery) {
  const isWithClient = and(pageOfShare, eq(page_shares.client_id, query.client_user_id ?? 0));
  const where = and(
    eq(pages.agency_id, caller.agency_id),
    isConnectedByAgency,
    eq(pages.is_used, true),
    eq(pages.is_reached, true),
    query.search ? ilike(pages.name, searchPattern(query.search)) : undefined,
    query.client_user_id === undefined
      ? undefined
      : exists(tx.select({ one: sql`1` }).from(page_shares).where(isWithClient)),
  );
  return listPage(
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

/** Returns those of the assets that the agency may share. */
async function listShareableIds({ tx, caller }: ReadContext, kind: AssetKind, ids: readonly number[]) {
  const agencyId = caller.agency_id;
  const rows =
    kind === 'ad_account'
      ? await tx
          .select({ id: ad_accounts.id })
          .from(ad_accounts)
          .innerJoin(sources, sourceOfAccount)
          .where(
            and(eq(ad_accounts.agency_id, agencyId), inArray(ad_accounts.id, [...ids]), isConnectedByAgency),
          )
      : await tx
          .select({ id: pages.id })
          .from(pages)
          .innerJoin(sources, sourceOfPage)
          .where(and(eq(pages.agency_id, agencyId), inArray(pages.id, [...ids]), isConnectedByAgency));
  return rows.map(({ id }) => id);
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

type Sharing = { readonly ids: readonly number[]; readonly clientIds: readonly number[] };

/** Shares the ad accounts with exactly these clients; other clients lose them as their default too. */
async function shareAdAccounts(tx: Database, agency_id: number, { ids, clientIds }: Sharing): Promise<void> {
  const isRevoked = and(
    eq(ad_account_shares.agency_id, agency_id),
    inArray(ad_account_shares.ad_account_id, [...ids]),
    clientIds.length > 0 ? notInArray(ad_account_shares.client_id, [...clientIds]) : undefined,
  );
  const revoked = await tx.delete(ad_account_shares).where(isRevoked).returning();
  for (const { client_id, ad_account_id } of revoked) {
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

/** Does the same for pages. */
async function sharePages(tx: Database, agency_id: number, { ids, clientIds }: Sharing): Promise<void> {
  const isRevoked = and(
    eq(page_shares.agency_id, agency_id),
    inArray(page_shares.page_id, [...ids]),
    clientIds.length > 0 ? notInArray(page_shares.client_id, [...clientIds]) : undefined,
  );
  const revoked = await tx.delete(page_shares).where(isRevoked).returning();
  for (const { client_id, page_id } of revoked) {
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

/** Shares assets with clients, all of them or none. @throws Problem 422 that lists the missing ids */
export async function shareAssets(ctx: UseCaseContext, form: ShareForm): Promise<void> {
  const clientIds = [...new Set(form.client_user_ids)];
  const ids = [...new Set(form.ids)].sort((a, b) => a - b);
  checkAllFound('ids', ids, await listShareableIds(ctx, form.kind, ids));
  checkAllFound('client_user_ids', clientIds, await listOwnClientIds(ctx, clientIds));
  const share = form.kind === 'ad_account' ? shareAdAccounts : sharePages;
  await share(ctx.tx, ctx.caller.agency_id, { ids, clientIds });
}
