import { and, eq, inArray } from 'drizzle-orm';
import { favourites } from '../../../db/schema/ads/favourites';
import { found } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { type Items, isOwnMark } from './queries';

/** The column that points to each kind of item. */
const columns = {
  template: favourites.template_id,
  folder: favourites.folder_id,
  media: favourites.media_id,
} as const;

/** Creates favourites; existing ones stay unchanged. */
export async function insertMarks(ctx: UseCaseContext, { kind, ids }: Items): Promise<void> {
  const {
    tx,
    caller: { agency_id, user_id },
    now,
  } = ctx;
  const marks = ids.map((id) => ({ agency_id, user_id, [`${kind}_id`]: id, created_at: now }));
  await tx.insert(favourites).values(marks).onConflictDoNothing();
}

export async function deleteMarks({ tx, caller }: UseCaseContext, { kind, ids }: Items): Promise<void> {
  await tx.delete(favourites).where(and(isOwnMark(caller), inArray(columns[kind], [...ids])));
}

/** Deletes a favourite of the user. @throws Problem 404 */
export async function deleteFavourite({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const deleted = await tx
    .delete(favourites)
    .where(and(isOwnMark(caller), eq(favourites.id, id)))
    .returning({ id: favourites.id });
  found(deleted[0]);
}
