import { contentLimits } from '@adlane/contract/constants';
import type {
  HelpOrder,
  ProjectArticle,
  ProjectArticleRow,
  ProjectCollection,
} from '@adlane/contract/widget/help/manage';
import { help_articles, help_collections } from '../../../../db/schema/widget/help';
import { safeHtml } from '../../../../html/safeHtml';
import { lockForEdit } from '../../../../http/lockForEdit';
import { conflict, invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../../projects/queries';
import {
  type ArticleChange,
  type ArticleInput,
  type CollectionChange,
  type CollectionInput,
  insertArticle,
  insertCollection,
  updateArticlePlace,
  updateArticleRow,
  updateCollectionPlace,
  updateCollectionRow,
} from './commands';
import {
  type ArticleRow,
  type CollectionRow,
  countArticles,
  findArticle,
  findArticleEnd,
  findCollection,
  findCollectionEnd,
  listHelpRows,
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
  { id, title, description, updated_at }: CollectionRow,
  articles: readonly Listed[],
): ProjectCollection {
  const own = articles.filter(({ collection_id }) => collection_id === id);
  return { id, title, description, articles: own.map(toRow), updated_at: updated_at.toISOString() };
}

/** Lists the help center of a project with its drafts. @throws Problem 404 */
export async function listHelp(ctx: ReadContext, { project_id: projectId }: { readonly project_id: number }) {
  await findProject(ctx, projectId);
  const { collections, articles } = await listHelpRows(ctx, projectId);
  return { data: collections.map((row) => toCollection(row, articles)) };
}

/** @throws Problem 404, 422 */
export async function createCollection(
  ctx: UseCaseContext,
  { project_id, ...form }: CollectionInput & { readonly project_id: number },
): Promise<ProjectCollection> {
  await lockProject(ctx, project_id);
  const { total, position } = await findCollectionEnd(ctx, project_id);
  if (total >= contentLimits.collections) {
    throw invalid({ title: [`You can have up to ${contentLimits.collections} collections.`] });
  }
  return toCollection(await insertCollection(ctx, { project_id, ...form, position }), []);
}

/** @throws Problem 404 */
async function viewCollection(ctx: ReadContext, id: number): Promise<ProjectCollection> {
  const row = await findCollection(ctx, id);
  const { articles } = await listHelpRows(ctx, row.project_id);
  return toCollection(row, articles);
}

/** @throws Problem 404, 409 */
export async function updateCollection(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: { readonly id: number } & CollectionChange,
): Promise<ProjectCollection> {
  const read = () => viewCollection(ctx, id);
  const edit = await lockForEdit(ctx, help_collections, { id, base_updated_at }, read);
  await updateCollectionRow(edit, id, form);
  return read();
}

/** @throws Problem 404 */
export async function viewArticle(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<ProjectArticle> {
  return toArticle(await findArticle(ctx, id));
}

/** @throws Problem 404, 422 */
export async function createArticle(ctx: UseCaseContext, form: ArticleInput): Promise<ProjectArticle> {
  const { project_id } = await findCollection(ctx, form.collection_id);
  await lockProject(ctx, project_id);
  if ((await countArticles(ctx, project_id)) >= contentLimits.articles) {
    throw invalid({ title: [`You can have up to ${contentLimits.articles} articles.`] });
  }
  const position = await findArticleEnd(ctx, form.collection_id);
  return toArticle(await insertArticle(ctx, { project_id, ...form, position }));
}

/** Replaces an article; in another collection of its project it is the last one. @throws Problem 404, 409, 422 */
export async function updateArticle(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: { readonly id: number } & ArticleChange,
): Promise<ProjectArticle> {
  const edit = await lockForEdit(ctx, help_articles, { id, base_updated_at }, () => viewArticle(ctx, { id }));
  const article = await findArticle(ctx, id);
  if (form.collection_id === article.collection_id) return toArticle(await updateArticleRow(edit, id, form));
  const collection = await findCollection(ctx, form.collection_id);
  if (collection.project_id !== article.project_id) {
    throw invalid({ collection_id: ['Please choose a collection of the same project.'] });
  }
  const position = await findArticleEnd(ctx, collection.id);
  return toArticle(await updateArticleRow(edit, id, { ...form, position }));
}

type WithId = { readonly id: number };

/** True if both name the same ids, each once. */
function hasSameIds(some: readonly WithId[], others: readonly WithId[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ids.size === some.length && ids.size === others.length && others.every(({ id }) => ids.has(id));
}

/** Reorders a help center. @throws Problem 404; 409 unless every collection and article is named once */
export async function sortHelp(ctx: UseCaseContext, order: HelpOrder) {
  await lockProject(ctx, order.project_id);
  const { collections, articles } = await listHelpRows(ctx, order.project_id);
  const isComplete =
    hasSameIds(order.collections, collections) &&
    hasSameIds(order.articles, articles) &&
    order.articles.every((article) => collections.some(({ id }) => id === article.collection_id));
  if (!isComplete)
    throw conflict('Someone else changed the help center. Reload the page to see the changes.');
  for (const [position, { id }] of order.collections.entries()) {
    await updateCollectionPlace(ctx, id, position);
  }
  for (const [position, { id, collection_id }] of order.articles.entries()) {
    await updateArticlePlace(ctx, id, { collection_id, position });
  }
  return listHelp(ctx, { project_id: order.project_id });
}
