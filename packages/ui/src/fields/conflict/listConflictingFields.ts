import { isSameJson } from '../../form/isSameJson';
import { translate } from '../../language/translate';
import type { ConflictingField } from '../../patterns/EditConflictDialog/EditConflictDialog';

/** Both users' versions of a form's values and the version that both started from. */
export type ConflictingVersions = {
  readonly opened: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listFields = (value: unknown) => new Map<string, unknown>(isFields(value) ? Object.entries(value) : []);

/**
 * Lists the fields that both users changed, each in another way; as in `mergeJson`, a list counts as one field.
 * @param toLabel names a field by its path, such as `address.city`
 *
 * @example listConflictingFields({ opened: { title: '' }, mine: { title: 'Mine' }, theirs: { title: 'Theirs' } });
 */
export function listConflictingFields(
  versions: ConflictingVersions,
  toLabel: (path: string) => string = toWords,
): ConflictingField[] {
  return listAt('', versions, toLabel);
}

function listAt(
  path: string,
  { opened, mine, theirs }: ConflictingVersions,
  toLabel: (path: string) => string,
): ConflictingField[] {
  if (isSameJson(mine, opened) || isSameJson(theirs, opened) || isSameJson(mine, theirs)) return [];
  if (!isFields(mine) || !isFields(theirs)) {
    return [{ label: toLabel(path), theirs: toText(theirs), mine: toText(mine) }];
  }
  const [before, stored] = [listFields(opened), listFields(theirs)];
  return Object.entries(mine).flatMap(([name, value]) => {
    const versions = { opened: before.get(name), mine: value, theirs: stored.get(name) };
    return listAt(path === '' ? name : `${path}.${name}`, versions, toLabel);
  });
}

/** Converts the last name of a path to words: `content.previewText` to "Preview text". */
function toWords(path: string): string {
  const words = path
    .slice(path.lastIndexOf('.') + 1)
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').trim();
  if (typeof value === 'boolean') return translate(value ? 'Yes' : 'No');
  if (Array.isArray(value))
    return value.length === 1 ? translate('1 entry') : translate('{count} entries', { count: value.length });
  return typeof value === 'object'
    ? Object.values(value).map(toText).filter(Boolean).join(', ')
    : String(value);
}
