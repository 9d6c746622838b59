import type { ParsedInput } from '@adlane/contract';
import { news_articles } from '../../../../db/schema/widget/news';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { type Inputs, isNews } from './queries';

export type NewsChange = ParsedInput<Inputs['update']>['body'];

export type NewsInput = Omit<NewsChange, 'base_updated_at'>;

const toColumns = ({ previewText, coverImageUrl, ...news }: NewsInput) => ({
  ...news,
  preview_text: previewText,
  cover_image_url: coverImageUrl === '' ? null : coverImageUrl,
});

/** Inserts news and returns its id. */
export async function insertNews(
  { tx, caller, now }: UseCaseContext,
  { project_id, ...news }: NewsInput & { readonly project_id: number },
): Promise<number> {
  const [row] = await tx
    .insert(news_articles)
    .values({
      agency_id: caller.agency_id,
      project_id,
      ...toColumns(news),
      created_at: now,
      updated_at: now,
    })
    .returning({ id: news_articles.id });
  return found(row).id;
}

/** Replaces news; a draft that goes live gets the date of that moment. */
export async function updateNewsRow(
  { tx, caller, now }: UseCaseContext,
  id: number,
  change: NewsInput & { readonly isPublished: boolean },
): Promise<void> {
  const { isPublished, ...news } = change;
  await tx
    .update(news_articles)
    .set({ ...toColumns(news), ...(isPublished ? { created_at: now } : {}), updated_at: now })
    .where(isNews(caller.agency_id, id));
}

/** @throws Problem 404 */
export async function deleteNewsRow({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const [row] = await tx
    .delete(news_articles)
    .where(isNews(caller.agency_id, id))
    .returning({ id: news_articles.id });
  found(row);
}
