import type { Contract, ParsedInput } from '@adlane/contract';
import type { NewsArticle, NewsReaction } from '@adlane/contract/widget/news/visitor';
import { and, asc, count, desc, eq, ilike, isNull, min, sql } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { news_articles, news_reads } from '../../../../db/schema/widget/news';
import { searchPattern } from '../../../../db/searchPattern';
import { safeHtml } from '../../../../html/safeHtml';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';

type ListQuery = ParsedInput<Contract['news']['list']>['query'];
type Read = ReadContext<VisitorCaller>;

export const isLive = ({ agency_id, project_id }: VisitorCaller) =>
  and(
    eq(news_articles.agency_id, agency_id),
    eq(news_articles.project_id, project_id),
    eq(news_articles.status, 'live'),
  );

/** When the visitor's person first read each article, on any device, and the reaction to it. */
const selectReads = ({ tx, caller }: Read) =>
  tx
    .select({
      news_id: news_reads.news_id,
      read_at: min(news_reads.read_at).as('read_at'),
      reaction: sql<NewsReaction | null>`max(${news_reads.reaction})`.as('reaction'),
    })
    .from(news_reads)
    .where(and(eq(news_reads.agency_id, caller.agency_id), isOfPerson(news_reads.visitor_id, caller)))
    .groupBy(news_reads.news_id)
    .as('reads');

const columns = {
  id: news_articles.id,
  title: news_articles.title,
  preview_text: news_articles.preview_text,
  cover_image_url: news_articles.cover_image_url,
  html: news_articles.html,
  created_at: news_articles.created_at,
};

type Row = Pick<
  typeof news_articles.$inferSelect,
  'id' | 'title' | 'preview_text' | 'cover_image_url' | 'created_at'
> & { readonly read_at: Date | null };

const toRow = (row: Row) => ({
  id: String(row.id),
  title: row.title,
  previewText: row.preview_text,
  coverImageUrl: row.cover_image_url,
  isUnread: row.read_at === null,
  created_at: row.created_at.toISOString(),
});

function selectNews(ctx: Read) {
  const reads = selectReads(ctx);
  return ctx.tx
    .select({ ...columns, read_at: reads.read_at, reaction: reads.reaction })
    .from(news_articles)
    .leftJoin(reads, eq(reads.news_id, news_articles.id));
}

/** Lists the project's live news, newest first. */
export function listNews(ctx: Read, query: ListQuery) {
  const { tx, caller } = ctx;
  const where = and(
    isLive(caller),
    query.search ? ilike(news_articles.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    selectNews(ctx).where(where).orderBy(direction(news_articles.created_at), direction(news_articles.id)),
    tx.select({ total: count() }).from(news_articles).where(where),
    toRow,
  );
}

/** Returns a live article with safe HTML. @throws Problem 404 for an unknown one */
export async function viewNews(ctx: Read, id: number): Promise<NewsArticle> {
  const [row] = await selectNews(ctx).where(and(isLive(ctx.caller), eq(news_articles.id, id)));
  const article = found(row);
  return { ...toRow(article), html: safeHtml(article.html), reaction: article.reaction };
}

/** Returns the numbers of live and unread news, and the latest ones. */
export async function summarizeNews(ctx: Read, limit: number) {
  const { tx, caller } = ctx;
  const rows = await selectNews(ctx)
    .where(isLive(caller))
    .orderBy(desc(news_articles.created_at), desc(news_articles.id))
    .limit(limit);
  const reads = selectReads(ctx);
  const [counts] = await tx
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where ${isNull(reads.read_at)})::int`,
    })
    .from(news_articles)
    .leftJoin(reads, eq(reads.news_id, news_articles.id))
    .where(isLive(caller));
  return { total: counts?.total ?? 0, unread: counts?.unread ?? 0, recent: rows.map(toRow) };
}
