import { and, asc, count, eq, max } from 'drizzle-orm';
import { help_articles, help_collections } from '../../../../db/schema/widget/help';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
export type CollectionRow = typeof help_collections.$inferSelect;
export type ArticleRow = typeof help_articles.$inferSelect;

export const isCollection = (agencyId: number, id: number) =>
  and(eq(help_collections.agency_id, agencyId), eq(help_collections.id, id));
export const isArticle = (agencyId: number, id: number) =>
  and(eq(help_articles.agency_id, agencyId), eq(help_articles.id, id));

/** Lists a project's collections and articles in their order; articles without their content. */
export async function listHelpRows({ tx, caller }: ReadContext, projectId: number) {
  const collections = await tx
    .select()
    .from(help_collections)
    .where(and(eq(help_collections.agency_id, caller.agency_id), eq(help_collections.project_id, projectId)))
    .orderBy(asc(help_collections.position), asc(help_collections.id));
  const articles = await tx
    .select({
      id: help_articles.id,
      collection_id: help_articles.collection_id,
      title: help_articles.title,
      description: help_articles.description,
      status: help_articles.status,
      updated_at: help_articles.updated_at,
    })
    .from(help_articles)
    .where(and(eq(help_articles.agency_id, caller.agency_id), eq(help_articles.project_id, projectId)))
    .orderBy(asc(help_articles.position), asc(help_articles.id));
  return { collections, articles };
}

/** @throws Problem 404 */
export async function findCollection({ tx, caller }: ReadContext, id: number): Promise<CollectionRow> {
  const [row] = await tx.select().from(help_collections).where(isCollection(caller.agency_id, id));
  return found(row);
}

/** @throws Problem 404 */
export async function findArticle({ tx, caller }: ReadContext, id: number): Promise<ArticleRow> {
  const [row] = await tx.select().from(help_articles).where(isArticle(caller.agency_id, id));
  return found(row);
}

/** Returns the number of a project's collections and the position after the last one. */
export async function findCollectionEnd({ tx, caller }: ReadContext, projectId: number) {
  const [row] = await tx
    .select({ total: count(), last: max(help_collections.position) })
    .from(help_collections)
    .where(and(eq(help_collections.agency_id, caller.agency_id), eq(help_collections.project_id, projectId)));
  return { total: row?.total ?? 0, position: (row?.last ?? -1) + 1 };
}

/** Counts the articles of a project. */
export async function countArticles({ tx, caller }: ReadContext, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(help_articles)
    .where(and(eq(help_articles.agency_id, caller.agency_id), eq(help_articles.project_id, projectId)));
  return row?.total ?? 0;
}

/** Returns the position after the last article of a collection. */
export async function findArticleEnd({ tx, caller }: ReadContext, collectionId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(help_articles.position) })
    .from(help_articles)
    .where(and(eq(help_articles.agency_id, caller.agency_id), eq(help_articles.collection_id, collectionId)));
  return (row?.last ?? -1) + 1;
}
