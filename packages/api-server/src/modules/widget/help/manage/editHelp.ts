import { contentLimits } from '@adlane/contract/constants';
import type {
  HelpOrder,
  ProjectArticle,
  ProjectArticleRow,
  ProjectCollection,
} from '@adlane/contract/widget/help/manage';
import { help_articles } from '../../../../db/schema/widget/help';
import { safeHtml } from '../../../../html/safeHtml';
import { lockForEdit } from '../../../../http/lockForEdit';
import { conflict, invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../../projects/queries';
import {
  type ArticleChange,
  type ArticleInput,
  type ArticleRow,
  type CollectionInput,
  type CollectionRow,
  changeArticle,
  changeCollection,
  countArticles,
  findArticle,
  findArticleEnd,
  findCollection,
  findCollectionEnd,
  insertArticle,
  insertCollection,
  listHelpRows,
  moveArticle,
} from './queries';

type Listed = Awaited<ReturnType<typeof listHelpRows>>['articles'][number];

const toRow = (row: Listed): ProjectArticleRow => ({ ...row, updated_at: row.updated_at.toISOString() });

function toArticle({
  id,
  project_id,
  collection_id,
  title,
  description,
  ...row
}: ArticleRow): ProjectArticle {
  const { status, html, updated_at } = row;
  return {
    id,
    project_id,
    collection_id,
    title,
    description,
    status,
    html: safeHtml(html),
    updated_at: updated_at.toISOString(),
  };
}

function toCollection(
  { id, title, description }: CollectionRow,
  articles: readonly Listed[],
): ProjectCollection {
  const own = articles.filter(({ collection_id }) => collection_id === id);
  return { id, title, description, articles: own.map(toRow) };
}

/** Lists the help center of a project with its drafts. @throws Problem 404 */
export async function listHelp(unit: ReadContext, projectId: number) {
  await findProject(unit, projectId);
  const { collections, articles } = await listHelpRows(unit, projectId);
  return { data: collections.map((row) => toCollection(row, articles)) };
}

/** @throws Problem 404, 422 */
export async function createCollection(
  unit: UseCaseContext,
  { project_id, ...form }: CollectionInput & { readonly project_id: number },
): Promise<ProjectCollection> {
  await lockProject(unit, project_id);
  const { total, position } = await findCollectionEnd(unit, project_id);
  if (total >= contentLimits.collections) {
    throw invalid({ title: [`You can have up to ${contentLimits.collections} collections.`] });
  }
  return toCollection(await insertCollection(unit, { project_id, ...form, position }), []);
}

/** @throws Problem 404 */
export async function updateCollection(
  unit: UseCaseContext,
  id: number,
  form: CollectionInput,
): Promise<ProjectCollection> {
  const row = await changeCollection(unit, id, form);
  const { articles } = await listHelpRows(unit, row.project_id);
  return toCollection(row, articles);
}

/** @throws Problem 404 */
export async function viewArticle(unit: ReadContext, id: number): Promise<ProjectArticle> {
  return toArticle(await findArticle(unit, id));
}

/** @throws Problem 404, 422 */
export async function createArticle(unit: UseCaseContext, form: ArticleInput): Promise<ProjectArticle> {
  const { project_id } = await findCollection(unit, form.collection_id);
  await lockProject(unit, project_id);
  if ((await countArticles(unit, project_id)) >= contentLimits.articles) {
    throw invalid({ title: [`You can have up to ${contentLimits.articles} articles.`] });
  }
  const position = await findArticleEnd(unit, form.collection_id);
  return toArticle(await insertArticle(unit, { project_id, ...form, position }));
}

/** Replaces an article; in another collection of its project it is the last one. @throws Problem 404, 409, 422 */
export async function updateArticle(
  unit: UseCaseContext,
  id: number,
  { base_updated_at, ...form }: ArticleChange,
): Promise<ProjectArticle> {
  const edit = await lockForEdit(unit, help_articles, { id, base_updated_at });
  const article = await findArticle(unit, id);
  if (form.collection_id === article.collection_id) return toArticle(await changeArticle(edit, id, form));
  const collection = await findCollection(unit, form.collection_id);
  if (collection.project_id !== article.project_id) {
    throw invalid({ collection_id: ['Please choose a collection of the same project.'] });
  }
  const position = await findArticleEnd(unit, collection.id);
  return toArticle(await changeArticle(edit, id, { ...form, position }));
}

type WithId = { readonly id: number };

/** True if both name the same ids, each once. */
function hasSameIds(some: readonly WithId[], others: readonly WithId[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ids.size === some.length && ids.size === others.length && others.every(({ id }) => ids.has(id));
}

/** Reorders a help center. @throws Problem 404; 409 unless every collection and article is named once */
export async function sortHelp(unit: UseCaseContext, order: HelpOrder) {
  await lockProject(unit, order.project_id);
  const { collections, articles } = await listHelpRows(unit, order.project_id);
  const isComplete =
    hasSameIds(order.collections, collections) &&
    hasSameIds(order.articles, articles) &&
    order.articles.every((article) => collections.some(({ id }) => id === article.collection_id));
  if (!isComplete)
    throw conflict('Someone else changed the help center. Reload the page to see the changes.');
  for (const [position, { id }] of order.collections.entries()) {
    await changeCollection(unit, id, { position });
  }
  for (const [position, { id, collection_id }] of order.articles.entries()) {
    await moveArticle(unit, id, { collection_id, position });
  }
  return listHelp(unit, order.project_id);
}
