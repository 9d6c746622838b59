import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, type SQL } from 'drizzle-orm';
import { pageRange } from '../../db/page';
import { ad_accounts, pages, sources } from '../../db/schema/sources';
import { searchPattern } from '../../db/searchPattern';
import type { Database } from '../../ports';

type Inputs = Contract['sources'];
export type SourceQuery = ParsedInput<Inputs['list']>['query'];
export type AdAccountQuery = ParsedInput<Inputs['adAccounts']>['query'];
export type PageQuery = ParsedInput<Inputs['pages']>['query'];

/** A list without a sort key stands in the order of names, whatever the default direction. */
function direction(query: { readonly sort?: string | undefined; readonly order: 'asc' | 'desc' }) {
  return query.sort && query.order === 'desc' ? desc : asc;
}

export async function listSources(tx: Database, agencyId: number, query: SourceQuery) {
  const where = and(
    eq(sources.agency_id, agencyId),
    query.channel && eq(sources.channel, query.channel),
    query.status && eq(sources.status, query.status),
    query.search ? ilike(sources.name, searchPattern(query.search)) : undefined,
  );
  const rows = await tx
    .select()
    .from(sources)
    .where(where)
    .orderBy(direction(query)(sources.name), asc(sources.id))
    .limit(pageRange(query).limit)
    .offset(pageRange(query).offset);
  const [counted] = await tx.select({ total: count() }).from(sources).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function listAdAccounts(tx: Database, agencyId: number, query: AdAccountQuery) {
  const ofSource = and(eq(sources.agency_id, ad_accounts.agency_id), eq(sources.id, ad_accounts.source_id));
  const where: SQL | undefined = and(
    eq(ad_accounts.agency_id, agencyId),
    query.channel && eq(sources.channel, query.channel),
    query.search ? ilike(ad_accounts.name, searchPattern(query.search)) : undefined,
  );
  const rows = await tx
    .select(getTableColumns(ad_accounts))
    .from(ad_accounts)
    .innerJoin(sources, ofSource)
    .where(where)
    .orderBy(direction(query)(ad_accounts.name), asc(ad_accounts.id))
    .limit(pageRange(query).limit)
    .offset(pageRange(query).offset);
  const [counted] = await tx
    .select({ total: count() })
    .from(ad_accounts)
    .innerJoin(sources, ofSource)
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function listPages(tx: Database, agencyId: number, query: PageQuery) {
  const where = and(
    eq(pages.agency_id, agencyId),
    query.source_id === undefined ? undefined : eq(pages.source_id, query.source_id),
    query.search ? ilike(pages.name, searchPattern(query.search)) : undefined,
  );
  const rows = await tx
    .select()
    .from(pages)
    .where(where)
    .orderBy(direction(query)(pages.name), asc(pages.id))
    .limit(pageRange(query).limit)
    .offset(pageRange(query).offset);
  const [counted] = await tx.select({ total: count() }).from(pages).where(where);
  return { rows, total: counted?.total ?? 0 };
}
