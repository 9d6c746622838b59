import { isSameJson } from './isSameJson';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeFields(opened: Fields, mine: Fields, theirs: Fields): Fields {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const isMineChanged = key in mine !== key in opened || !isSameJson(mine[key], opened[key]);
    if (!isMineChanged) {
      if (key in theirs) merged[key] = theirs[key];
    } else if (key in mine) {
      merged[key] = key in theirs ? mergeJson(opened[key], mine[key], theirs[key]) : mine[key];
    }
  }
  return merged;
}

/**
 * Puts what I changed onto what somebody else changed meanwhile, field by field: mine wins where both changed one.
 * Lists are fields: whoever changed one entry keeps the whole list, for ids may have moved.
 */
export function mergeJson<Value>(opened: Value, mine: Value, theirs: Value): Value;
export function mergeJson(opened: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(mine, opened)) return theirs;
  if (!isFields(mine) || !isFields(theirs)) return mine;
  return mergeFields(isFields(opened) ? opened : {}, mine, theirs);
}
