import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, eq, ilike, inArray, ne, type SQL } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { ad_accounts, pages, sources } from '../../../../db/schema/ads/sources';
import { searchPattern } from '../../../../db/searchPattern';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { getNameDirection } from '../queries';
import { sourceOfAccount, sourceOfPage } from './sourceJoins';
import { isDefaultAccount, isDefaultPage, visibleAdAccounts, visiblePages } from './visibleAssets';

type Inputs = Contract['sources'];
type ListQuery = {
  readonly page: number;
  readonly per_page: number;
  readonly sort?: 'name' | undefined;
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
};
export type AdAccountQuery = ParsedInput<Inputs['adAccounts']>['query'];
export type PageQuery = ParsedInput<Inputs['pages']>['query'];

/** Hides sources that a user disconnected; those that lost their connection stay, to be reconnected. */
const isNotCanceled = ne(sources.status, 'canceled');

function selectAdAccounts(ctx: ReadContext) {
  const { tx, caller } = ctx;
  return tx
    .select({
      id: ad_accounts.id,
      source_id: ad_accounts.source_id,
      external_id: ad_accounts.external_id,
      name: ad_accounts.name,
      currency: ad_accounts.currency,
      timezone: ad_accounts.timezone,
      status: ad_accounts.status,
      is_default: isDefaultAccount(caller),
      is_used: ad_accounts.is_used,
    })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .$dynamic();
}

/** Which accounts or pages to list. */
export type AssetsOf = {
  readonly sourceId?: number | undefined;
  readonly channel?: 'facebook' | 'google' | 'ghl' | undefined;
  /** Only these ids of the platform. */
  readonly externalIds?: readonly string[] | undefined;
  /** Whether to include those that are not in use, for a user who selects them. */
  readonly isChoice?: boolean;
};

export type AssetQuery = ListQuery & { readonly of: AssetsOf };

function accountsWhere(ctx: ReadContext, of: AssetsOf, search: string | undefined) {
  const { caller } = ctx;
  return and(
    eq(ad_accounts.agency_id, caller.agency_id),
    visibleAdAccounts(ctx),
    isNotCanceled,
    of.isChoice ? undefined : eq(ad_accounts.is_used, true),
    of.sourceId === undefined ? undefined : eq(ad_accounts.source_id, of.sourceId),
    of.channel && eq(sources.channel, of.channel),
    of.externalIds && inArray(ad_accounts.external_id, [...of.externalIds]),
    search ? ilike(ad_accounts.name, searchPattern(search)) : undefined,
  );
}

export async function listAdAccounts(ctx: ReadContext, { of, ...query }: AssetQuery) {
  const { tx } = ctx;
  const where = accountsWhere(ctx, of, query.search);
  return listPage(
    query,
    selectAdAccounts(ctx)
      .where(where)
      .orderBy(getNameDirection(query)(ad_accounts.name), asc(ad_accounts.id)),
    tx.select({ total: count() }).from(ad_accounts).innerJoin(sources, sourceOfAccount).where(where),
  );
}

function selectPages(ctx: ReadContext) {
  const { tx, caller } = ctx;
  return tx
    .select({
      id: pages.id,
      source_id: pages.source_id,
      external_id: pages.external_id,
      name: pages.name,
      picture_url: pages.picture_url,
      leadgen_tos_accepted: pages.leadgen_tos_accepted,
      is_default: isDefaultPage(caller),
      is_used: pages.is_used,
    })
    .from(pages)
    .innerJoin(sources, sourceOfPage)
    .$dynamic();
}

function pagesWhere(ctx: ReadContext, of: AssetsOf, search: string | undefined) {
  const { caller } = ctx;
  return and(
    eq(pages.agency_id, caller.agency_id),
    visiblePages(ctx),
    isNotCanceled,
    eq(pages.is_reached, true),
    of.isChoice ? undefined : eq(pages.is_used, true),
    of.sourceId === undefined ? undefined : eq(pages.source_id, of.sourceId),
    of.externalIds && inArray(pages.external_id, [...of.externalIds]),
    search ? ilike(pages.name, searchPattern(search)) : undefined,
  );
}

export async function listPages(ctx: ReadContext, { of, ...query }: AssetQuery) {
  const { tx } = ctx;
  const where = pagesWhere(ctx, of, query.search);
  return listPage(
    query,
    selectPages(ctx).where(where).orderBy(getNameDirection(query)(pages.name), asc(pages.id)),
    tx.select({ total: count() }).from(pages).innerJoin(sources, sourceOfPage).where(where),
  );
}

function isUsableAccount(ctx: ReadContext, id: number): SQL | undefined {
  return and(accountsWhere(ctx, {}, undefined), eq(ad_accounts.id, id));
}

/** Finds an ad account for an answer; undefined if the user may not use it. */
export async function findAdAccount(ctx: ReadContext, id: number) {
  const [row] = await selectAdAccounts(ctx).where(isUsableAccount(ctx, id));
  return row;
}

function isUsablePage(ctx: ReadContext, id: number): SQL | undefined {
  return and(pagesWhere(ctx, {}, undefined), eq(pages.id, id));
}

/** Finds a page for an answer; undefined if the user may not use it. */
export async function findPage(ctx: ReadContext, id: number) {
  const [row] = await selectPages(ctx).where(isUsablePage(ctx, id));
  return row;
}

/** Finds a page that the user may use, with its source. */
export async function findPageRecord(ctx: ReadContext, id: number) {
  const { tx } = ctx;
  const [row] = await tx
    .select({ page: pages, source: sources })
    .from(pages)
    .innerJoin(sources, sourceOfPage)
    .where(isUsablePage(ctx, id));
  return row;
}
