import { Problem } from '../problem';
import { tooDeep } from './checkJsonSize';

export type JsonLimits = {
  /** Maximum nesting depth. */
  readonly maxDepth: number;
  /** What to do with NUL and lone surrogates, which PostgreSQL can't store: refuse the call, or drop them. */
  readonly brokenText: 'refuse' | 'drop';
};

const brokenCharacters = /[\0\p{Surrogate}]/gu;
const hasBrokenCharacter = /[\0\p{Surrogate}]/u;

type Holder = Record<string, unknown> | unknown[];
/** A list or object on the way from the root, and its entry that comes next. */
type Place = { readonly holder: Holder; readonly keys: readonly string[] | undefined; next: number };

const openPlace = (holder: Holder): Place => ({
  holder,
  keys: Array.isArray(holder) ? undefined : Object.keys(holder),
  next: 0,
});

/**
 * Makes parsed JSON safe to store and to merge, in place: drops `__proto__` keys, refuses values that are
 * nested too deep, and refuses or drops characters that PostgreSQL can't store. Iterative, so that depth
 * costs no stack; holds only the places from the root to the current value.
 * @throws Problem 400 for depth, 422 for text with the field's path
 */
export function cleanJson(root: unknown, limits: JsonLimits): unknown {
  const box: unknown[] = [root];
  const open: Place[] = [openPlace(box)];
  for (let place = open.at(-1); place; place = open.at(-1)) {
    if (open.length - 1 > limits.maxDepth) throw tooDeep(limits.maxDepth);
    const inner = cleanEntries(place, limits, open);
    if (inner) open.push(openPlace(inner));
    else open.pop();
  }
  return box[0];
}

/** Cleans the entries of a place up to the next one that has entries itself, and returns that. */
function cleanEntries(place: Place, limits: JsonLimits, open: readonly Place[]): Holder | undefined {
  const { holder, keys } = place;
  const length = keys?.length ?? (holder as unknown[]).length;
  while (place.next < length) {
    const key = keys?.[place.next] ?? place.next;
    place.next += 1;
    if (typeof key === 'string' && isUnwanted(key, open, limits)) {
      Reflect.deleteProperty(holder, key);
      continue;
    }
    const value: unknown = Reflect.get(holder, key);
    if (typeof value === 'string') {
      if (hasBrokenCharacter.test(value))
        Reflect.set(holder, key, cleanText(value, formatPath(open), limits));
    } else if (isHolder(value)) return value;
  }
  return undefined;
}

/** Formats the path of the current entry for error messages; the root has none. */
function formatPath(open: readonly Place[]): string {
  return open
    .slice(1)
    .map(({ keys, next }) => keys?.[next - 1] ?? String(next - 1))
    .join('.');
}

/** Returns whether to drop a key. Throws for a broken key if broken text is refused. */
function isUnwanted(key: string, open: readonly Place[], limits: JsonLimits): boolean {
  if (key === '__proto__') return true;
  if (!hasBrokenCharacter.test(key)) return false;
  cleanText(key, formatPath(open.slice(0, -1)) || 'body', limits);
  return true;
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Returns `text` without characters that can't be stored. */
export function cleanText(text: string, field: string, limits: Pick<JsonLimits, 'brokenText'>): string {
  if (!hasBrokenCharacter.test(text)) return text;
  if (limits.brokenText === 'drop') return text.replace(brokenCharacters, '');
  const message = 'This text contains characters that cannot be stored.';
  throw new Problem('VALIDATION', message, { errors: { [field || 'body']: [message] } });
}
