import type { Contract, ParsedInput } from '@adlane/contract';
import type { Favourite } from '@adlane/contract/ads/favourites';
import { checkAllFound } from '../../../http/checkAllFound';
import { found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { deleteMarks, insertMarks } from './commands';
import { findFavourite, listVisibleItems } from './queries';

type FavouriteFormValues = ParsedInput<Contract['favourites']['store']>['body'];

/** Creates a favourite, or returns the existing one. @throws Problem 422 if the user cannot see the item */
export async function createFavourite(ctx: UseCaseContext, form: FavouriteFormValues): Promise<Favourite> {
  const [id] = await listVisibleItems(ctx, { kind: form.kind, ids: [form.item_id] });
  if (id === undefined) throw invalid({ item_id: ['What you selected no longer exists.'] });
  await insertMarks(ctx, { kind: form.kind, ids: [id] });
  return found(await findFavourite(ctx, form));
}

type FavouriteBulkValues = ParsedInput<Contract['favourites']['bulk']>['body'];

/**
 * Creates favourites of all the items or of none; or deletes those that exist.
 * @throws Problem 422 that lists the items the user cannot see
 */
export async function setFavourites(ctx: UseCaseContext, form: FavouriteBulkValues): Promise<void> {
  const { kind, item_ids: ids, is_favourite } = form;
  if (!is_favourite) return deleteMarks(ctx, { kind, ids });
  checkAllFound('item_ids', ids, await listVisibleItems(ctx, { kind, ids }));
  return insertMarks(ctx, { kind, ids });
}
