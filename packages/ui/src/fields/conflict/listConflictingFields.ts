import { isSameJson } from '../../form/isSameJson';
import { translate } from '../../language/translate';
import type { ConflictingField } from '../../patterns/EditConflictDialog/EditConflictDialog';
import { type ConflictingVersions, listConflictingValues } from './listConflictingValues';
import { isFields, listFields } from './listFields';

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
  return listConflictingValues(versions).map(({ path, theirs, mine }) => ({
    label: toLabel(path),
    ...describeVersions(theirs, mine),
  }));
}

/** Describes both versions by what differs: of two lists, by the entries that the other one has not. */
function describeVersions(theirs: unknown, mine: unknown): Pick<ConflictingField, 'theirs' | 'mine'> {
  if (!Array.isArray(theirs) || !Array.isArray(mine)) return { theirs: toText(theirs), mine: toText(mine) };
  return { theirs: describeEntries(theirs, mine), mine: describeEntries(mine, theirs) };
}

/** Returns '3 entries: Yes, Maybe' with the entries of a list that another one has not; nothing for an empty list. */
function describeEntries(list: readonly unknown[], other: readonly unknown[]): string {
  if (list.length === 0) return '';
  const own = list.flatMap((entry, at) =>
    other.some((each) => isSameJson(each, entry)) ? [] : [describeEntry(entry, findTwin(entry, at, other))],
  );
  // The same entries in another order.
  const shown = (own.length === 0 ? list.map(nameEntry) : own).filter(Boolean);
  const count = toText(list);
  return shown.length === 0 ? count : `${count}: ${shown.join(', ')}`;
}

/** Keys that identify an entry and say nothing to a user. */
const ids = ['id', 'key', 'name', 'type', 'page'];

/** Returns the texts of an entry that a user typed, such as the label of an answer. */
function nameEntry(entry: unknown): string {
  if (!isFields(entry)) return toText(entry);
  const texts = Object.entries(entry).flatMap(([name, value]) =>
    ids.includes(name) || typeof value !== 'string' ? [] : [toText(value)],
  );
  return texts.filter(Boolean).join(' · ') || Object.values(entry).map(toText).filter(Boolean).join(', ');
}

/** Finds the other version of an entry: by its id, else at its place. */
function findTwin(entry: unknown, at: number, list: readonly unknown[]): unknown {
  const id = listFields(entry).get('id');
  return id === undefined ? list[at] : list.find((each) => listFields(each).get('id') === id);
}

/** Names an entry, with what its texts do not say and its other version has otherwise: 'Yes · Required: No'. */
function describeEntry(entry: unknown, twin: unknown): string {
  const other = listFields(twin);
  const changed = [...listFields(entry)].flatMap(([name, value]) => {
    const isNamed = typeof value === 'string' && !ids.includes(name);
    if (isNamed || other.size === 0 || isSameJson(value, other.get(name))) return [];
    return [`${toWords(name)}: ${toText(value)}`];
  });
  return [nameEntry(entry), ...changed].join(' · ');
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
