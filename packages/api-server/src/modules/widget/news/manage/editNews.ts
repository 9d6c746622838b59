import { contentLimits } from '@adlane/contract/constants';
import type { ProjectNews, ProjectNewsRow } from '@adlane/contract/widget/news/manage';
import { toPage } from '../../../../db/page';
import { news_articles } from '../../../../db/schema/widget/news';
import { safeHtml } from '../../../../html/safeHtml';
import { lockForEdit } from '../../../../http/lockForEdit';
import { invalid } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { findProject, lockProject } from '../../projects/queries';
import { insertNews, type NewsChange, type NewsInput, updateNewsRow } from './commands';
import { countNews, findNews, listNewsRows, type NewsQuery, type NewsRecord } from './queries';

const toRow = ({ id, project_id, title, status, reads_count, ...row }: NewsRecord): ProjectNewsRow => ({
  id,
  project_id,
  title,
  previewText: row.preview_text,
  coverImageUrl: row.cover_image_url ?? '',
  status,
  reads_count,
  reactions: { sad: row.sad, neutral: row.neutral, happy: row.happy },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** @throws Problem 404 */
export async function listProjectNews(ctx: ReadContext, query: NewsQuery) {
  await findProject(ctx, query.project_id);
  const { rows, total } = await listNewsRows(ctx, query);
  return toPage(rows.map(toRow), total, query);
}

/** @throws Problem 404 */
export async function viewProjectNews(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<ProjectNews> {
  const record = await findNews(ctx, id);
  return { ...toRow(record), html: safeHtml(record.html) };
}

/** @throws Problem 404, 422 */
export async function createNews(
  ctx: UseCaseContext,
  form: NewsInput & { readonly project_id: number },
): Promise<ProjectNews> {
  await lockProject(ctx, form.project_id);
  if ((await countNews(ctx, form.project_id)) >= contentLimits.news) {
    throw invalid({ title: [`You can have up to ${contentLimits.news} news articles.`] });
  }
  return viewProjectNews(ctx, { id: await insertNews(ctx, form) });
}

/** @throws Problem 404, 409 */
export async function updateNews(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: { readonly id: number } & NewsChange,
): Promise<ProjectNews> {
  const read = () => viewProjectNews(ctx, { id });
  const edit = await lockForEdit(ctx, news_articles, { id, base_updated_at }, read);
  const { status } = await findNews(ctx, id);
  await updateNewsRow(edit, id, { ...form, isPublished: status === 'draft' && form.status === 'live' });
  return read();
}
