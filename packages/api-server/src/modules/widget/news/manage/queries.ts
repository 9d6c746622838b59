import type { Contract, ParsedInput } from '@adlane/contract';
import type { NewsReaction } from '@adlane/contract/widget/news/visitor';
import { and, asc, count, desc, eq, getTableColumns, ilike, sql } from 'drizzle-orm';
import { readPage } from '../../../../db/page';
import { news_articles, news_reads } from '../../../../db/schema/widget/news';
import { searchPattern } from '../../../../db/searchPattern';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

export type Inputs = Contract['projectNews'];
export type NewsQuery = ParsedInput<Inputs['list']>['query'];

export const isNews = (agencyId: number, id: number) =>
  and(eq(news_articles.agency_id, agencyId), eq(news_articles.id, id));

const reads_count = sql<number>`(select count(*) from ${news_reads} where ${and(
  eq(news_reads.agency_id, news_articles.agency_id),
  eq(news_reads.news_id, news_articles.id),
)})`.mapWith(Number);

const countReactions = (reaction: NewsReaction) =>
  sql<number>`(select count(*) from ${news_reads} where ${and(
    eq(news_reads.agency_id, news_articles.agency_id),
    eq(news_reads.news_id, news_articles.id),
    eq(news_reads.reaction, reaction),
  )})`.mapWith(Number);

const columns = {
  ...getTableColumns(news_articles),
  reads_count,
  sad: countReactions('sad'),
  neutral: countReactions('neutral'),
  happy: countReactions('happy'),
};

/** Lists the news of a project, drafts included. */
export function listNewsRows({ tx, caller }: ReadContext, query: NewsQuery) {
  const where = and(
    eq(news_articles.agency_id, caller.agency_id),
    eq(news_articles.project_id, query.project_id),
    query.status && eq(news_articles.status, query.status),
    query.search ? ilike(news_articles.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(
    query,
    tx
      .select(columns)
      .from(news_articles)
      .where(where)
      .orderBy(direction(news_articles[query.sort ?? 'created_at']), direction(news_articles.id)),
    tx.select({ total: count() }).from(news_articles).where(where),
  );
}

/** @throws Problem 404 */
export async function findNews({ tx, caller }: ReadContext, id: number) {
  const [row] = await tx.select(columns).from(news_articles).where(isNews(caller.agency_id, id));
  return found(row);
}
export type NewsRecord = Awaited<ReturnType<typeof findNews>>;

/** Counts the news of a project. */
export async function countNews({ tx, caller }: ReadContext, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(news_articles)
    .where(and(eq(news_articles.agency_id, caller.agency_id), eq(news_articles.project_id, projectId)));
  return row?.total ?? 0;
}
