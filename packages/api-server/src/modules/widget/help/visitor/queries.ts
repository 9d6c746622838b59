import type { Contract, ParsedInput } from '@adlane/contract';
import type { HelpArticle, HelpCollection } from '@adlane/contract/widget/help/visitor';
import { and, asc, count, desc, eq, exists, ilike, or, sql } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { help_articles, help_collections } from '../../../../db/schema/widget/help';
import { searchPattern } from '../../../../db/searchPattern';
import { safeHtml } from '../../../../html/safeHtml';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

type CollectionsQuery = ParsedInput<Contract['help']['collections']>['query'];
type Read = ReadContext<VisitorCaller>;
/** Maximum results of a search. */
const maxFound = 30;

const isLive = ({ agency_id, project_id }: VisitorCaller) =>
  and(
    eq(help_articles.agency_id, agency_id),
    eq(help_articles.project_id, project_id),
    eq(help_articles.status, 'live'),
  );

const rowColumns = {
  id: help_articles.id,
  title: help_articles.title,
  description: help_articles.description,
};

type ArticleRow = { readonly id: number; readonly title: string; readonly description: string };
const toRow = ({ id, title, description }: ArticleRow) => ({ id: String(id), title, description });

/** Lists the collections that have live articles, in the project's order. */
export function listCollections({ tx, caller }: Read, query: CollectionsQuery) {
  const articles = and(isLive(caller), eq(help_articles.collection_id, help_collections.id));
  const where = and(
    eq(help_collections.agency_id, caller.agency_id),
    eq(help_collections.project_id, caller.project_id),
    exists(tx.select({ id: help_articles.id }).from(help_articles).where(articles)),
    query.search ? ilike(help_collections.title, searchPattern(query.search)) : undefined,
  );
  const direction = query.order === 'asc' ? asc : desc;
  const order =
    query.sort === 'title'
      ? [direction(help_collections.title), asc(help_collections.id)]
      : [asc(help_collections.position), asc(help_collections.id)];
  return listPage(
    query,
    tx
      .select({
        id: help_collections.id,
        title: help_collections.title,
        description: help_collections.description,
        articles_count: sql<number>`(${tx
          .select({ total: sql`count(*)::int` })
          .from(help_articles)
          .where(articles)})`.mapWith(Number),
      })
      .from(help_collections)
      .where(where)
      .orderBy(...order),
    tx.select({ total: count() }).from(help_collections).where(where),
    ({ articles_count, ...row }) => ({ ...toRow(row), articles_count }),
  );
}

/** Returns a collection with its live articles. @throws Problem 404 for an unknown one */
export async function viewCollection({ tx, caller }: Read, id: number): Promise<HelpCollection> {
  const [row] = await tx
    .select()
    .from(help_collections)
    .where(
      and(
        eq(help_collections.agency_id, caller.agency_id),
        eq(help_collections.project_id, caller.project_id),
        eq(help_collections.id, id),
      ),
    );
  const collection = found(row);
  const articles = await tx
    .select(rowColumns)
    .from(help_articles)
    .where(and(isLive(caller), eq(help_articles.collection_id, id)))
    .orderBy(asc(help_articles.position), asc(help_articles.id));
  return { ...toRow(collection), articles_count: articles.length, articles: articles.map(toRow) };
}

/** Returns a live article with safe HTML. @throws Problem 404 for an unknown one */
export async function viewArticle({ tx, caller }: Read, id: number): Promise<HelpArticle> {
  const [row] = await tx
    .select()
    .from(help_articles)
    .where(and(isLive(caller), eq(help_articles.id, id)));
  const article = found(row);
  return {
    ...toRow(article),
    collectionId: String(article.collection_id),
    html: safeHtml(article.html),
    updated_at: article.updated_at.toISOString(),
  };
}

/** Searches live articles by every word of the term; matches in titles come first. */
export async function listMatchingArticles({ tx, caller }: Read, term: string) {
  const words = term.split(/\s+/).filter(Boolean).slice(0, 8).map(searchPattern);
  const matches = words.map((word) =>
    or(
      ilike(help_articles.title, word),
      ilike(help_articles.description, word),
      // Tags are no words.
      sql`regexp_replace(${help_articles.html}, '<[^>]*>', ' ', 'g') ilike ${word}`,
    ),
  );
  const titleMatch = and(...words.map((word) => ilike(help_articles.title, word)));
  const rows = await tx
    .select(rowColumns)
    .from(help_articles)
    .where(and(isLive(caller), ...matches))
    .orderBy(desc(sql`${titleMatch}`), asc(help_articles.position), asc(help_articles.id))
    .limit(maxFound);
  return { data: rows.map(toRow) };
}

/** Returns the number of live articles, and the first ones. */
export async function summarizeHelp({ tx, caller }: Read, limit: number) {
  const rows = await tx
    .select({ ...rowColumns, total: sql<number>`count(*) over ()::int` })
    .from(help_articles)
    .where(isLive(caller))
    .orderBy(asc(help_articles.position), asc(help_articles.id))
    .limit(limit);
  return { total: rows[0]?.total ?? 0, articles: rows.map(toRow) };
}
