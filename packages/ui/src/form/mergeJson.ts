import { isSameJson } from './isSameJson';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Own fields by name: a field may be called as what every object inherits, such as `readValue`. */
const listFields = (fields: Fields) => new Map(Object.entries(fields));

function mergeFields(openedFields: Fields, myFields: Fields, theirFields: Fields): Fields {
  const [opened, mine, theirs] = [listFields(openedFields), listFields(myFields), listFields(theirFields)];
  const merged = new Map<string, unknown>();
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const isMineChanged = mine.has(key) !== opened.has(key) || !isSameJson(mine.get(key), opened.get(key));
    if (!isMineChanged) {
      if (theirs.has(key)) merged.set(key, theirs.get(key));
    } else if (mine.has(key)) {
      const myValue = mine.get(key);
      merged.set(key, theirs.has(key) ? mergeJson(opened.get(key), myValue, theirs.get(key)) : myValue);
    }
  }
  return Object.fromEntries(merged);
}

/**
 * Merges my changes into another user's, field by field: mine win where both changed a field.
 * A list counts as one field, because ids may have moved: the side that changed an entry wins.
 */
export function mergeJson<Value>(opened: Value, mine: Value, theirs: Value): Value;
export function mergeJson(opened: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(mine, opened)) return theirs;
  if (!isFields(mine) || !isFields(theirs)) return mine;
  return mergeFields(isFields(opened) ? opened : {}, mine, theirs);
}
