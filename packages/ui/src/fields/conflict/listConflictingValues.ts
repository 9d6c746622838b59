import { isSameJson } from '../../form/isSameJson';
import { isFields, listFields } from './listFields';

/** Both users' versions of a form's values and the version that both started from. */
export type ConflictingVersions = {
  readonly opened: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** A value that both users changed, by its path, such as `address.city`. */
export type ConflictingValue = { readonly path: string; readonly mine: unknown; readonly theirs: unknown };

/**
 * Lists the values that both users changed, each in another way; as in `mergeJson`, a list counts as one.
 * @param path of the values, in others
 *
 * @example listConflictingValues({ opened: { title: '' }, mine: { title: 'Mine' }, theirs: { title: 'Theirs' } });
 */
export function listConflictingValues(
  { opened, mine, theirs }: ConflictingVersions,
  path = '',
): ConflictingValue[] {
  if (isSameJson(mine, opened) || isSameJson(theirs, opened) || isSameJson(mine, theirs)) return [];
  if (!isFields(mine) || !isFields(theirs)) return [{ path, mine, theirs }];
  const [before, stored] = [listFields(opened), listFields(theirs)];
  return Object.entries(mine).flatMap(([name, value]) =>
    listConflictingValues(
      { opened: before.get(name), mine: value, theirs: stored.get(name) },
      path === '' ? name : `${path}.${name}`,
    ),
  );
}
