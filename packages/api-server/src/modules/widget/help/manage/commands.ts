import type { Contract, ParsedInput } from '@adlane/contract';
import { help_articles, help_collections } from '../../../../db/schema/widget/help';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { type ArticleRow, type CollectionRow, isArticle, isCollection } from './queries';

export type CollectionChange = ParsedInput<Contract['projectHelp']['updateCollection']>['body'];

export type CollectionInput = Omit<CollectionChange, 'base_updated_at'>;

export type ArticleChange = ParsedInput<Contract['projectHelp']['update']>['body'];

export type ArticleInput = Omit<ArticleChange, 'base_updated_at'>;

export async function insertCollection(
  { tx, caller, now }: UseCaseContext,
  collection: CollectionInput & { readonly project_id: number; readonly position: number },
): Promise<CollectionRow> {
  const [row] = await tx
    .insert(help_collections)
    .values({ agency_id: caller.agency_id, ...collection, created_at: now, updated_at: now })
    .returning();
  return found(row);
}

export async function updateCollectionRow(
  { tx, caller, now }: UseCaseContext,
  id: number,
  change: CollectionInput,
): Promise<void> {
  await tx
    .update(help_collections)
    .set({ ...change, updated_at: now })
    .where(isCollection(caller.agency_id, id));
}

/** Puts a collection at a place; the time of its last change stays. */
export async function updateCollectionPlace(
  { tx, caller }: UseCaseContext,
  id: number,
  position: number,
): Promise<void> {
  await tx.update(help_collections).set({ position }).where(isCollection(caller.agency_id, id));
}

/** Deletes a collection with its articles. @throws Problem 404 */
export async function deleteCollectionRow({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const [row] = await tx
    .delete(help_collections)
    .where(isCollection(caller.agency_id, id))
    .returning({ id: help_collections.id });
  found(row);
}

export async function insertArticle(
  { tx, caller, now }: UseCaseContext,
  article: ArticleInput & { readonly project_id: number; readonly position: number },
): Promise<ArticleRow> {
  const [row] = await tx
    .insert(help_articles)
    .values({ agency_id: caller.agency_id, ...article, created_at: now, updated_at: now })
    .returning();
  return found(row);
}

/** @throws Problem 404 */
export async function updateArticleRow(
  { tx, caller, now }: UseCaseContext,
  id: number,
  change: Partial<ArticleInput & { position: number }>,
): Promise<ArticleRow> {
  const [row] = await tx
    .update(help_articles)
    .set({ ...change, updated_at: now })
    .where(isArticle(caller.agency_id, id))
    .returning();
  return found(row);
}

/** Puts an article at a place of a collection; the time of its last change stays. */
export async function updateArticlePlace(
  { tx, caller }: UseCaseContext,
  id: number,
  place: { readonly collection_id: number; readonly position: number },
): Promise<void> {
  await tx.update(help_articles).set(place).where(isArticle(caller.agency_id, id));
}

/** @throws Problem 404 */
export async function deleteArticleRow({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const [row] = await tx
    .delete(help_articles)
    .where(isArticle(caller.agency_id, id))
    .returning({ id: help_articles.id });
  found(row);
}
