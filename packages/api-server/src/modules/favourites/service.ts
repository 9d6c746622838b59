import type { Contract, ParsedInput } from '@adlane/contract';
import type { Favourite } from '@adlane/contract/favourites';
import { allOrNothing } from '../../http/allOrNothing';
import type { UserCaller } from '../../http/callers';
import { found, invalid } from '../../http/problem';
import type { Database } from '../../ports';
import { deleteMarks, findFavourite, insertMarks, visibleItems } from './queries';

/** Who marks, and when. */
export type Marking = { readonly tx: Database; readonly caller: UserCaller; readonly now: Date };

export type FavouriteFormValues = ParsedInput<Contract['favourites']['store']>['body'];

/** Marks something; marking it twice is one mark. @throws Problem 422 where the user sees no such thing */
export async function storeFavourite(
  { tx, caller, now }: Marking,
  form: FavouriteFormValues,
): Promise<Favourite> {
  const [id] = await visibleItems(tx, caller, form.kind, [form.item_id]);
  if (id === undefined) throw invalid({ item_id: ['What you chose does not exist any more.'] });
  await insertMarks(tx, caller, { kind: form.kind, ids: [id], now });
  return found(await findFavourite(tx, caller, form));
}

export type FavouriteBulkValues = ParsedInput<Contract['favourites']['bulk']>['body'];

/**
 * Marks all of the things or none; takes off whatever marks there are on them.
 * @throws Problem 422 that lists what the user doesn't see
 */
export async function markAll({ tx, caller, now }: Marking, form: FavouriteBulkValues): Promise<void> {
  const { kind, item_ids: ids, is_favourite } = form;
  if (!is_favourite) return deleteMarks(tx, caller, kind, ids);
  allOrNothing('item_ids', ids, await visibleItems(tx, caller, kind, ids));
  return insertMarks(tx, caller, { kind, ids, now });
}
