import { Problem } from '../problem';

export type JsonLimits = {
  /** Maximum nesting depth. */
  readonly maxDepth: number;
  /** What to do with NUL and lone surrogates, which PostgreSQL can't store: refuse the call, or drop them. */
  readonly brokenText: 'refuse' | 'drop';
};

const brokenCharacters = /[\0\p{Surrogate}]/gu;
const hasBrokenCharacter = /[\0\p{Surrogate}]/u;

type Holder = Record<string, unknown> | unknown[];
type Place = { readonly holder: Holder; readonly depth: number; readonly path: string };

/**
 * Makes parsed JSON safe to store and to merge, in place: drops `__proto__` keys, refuses values that are
 * nested too deep, and refuses or drops characters that PostgreSQL can't store. Iterative, so that depth
 * costs no stack.
 * @throws Problem 400 for depth, 422 for text with the field's path
 */
export function cleanJson(root: unknown, limits: JsonLimits): unknown {
  const box: unknown[] = [root];
  const open: Place[] = [{ holder: box, depth: 0, path: '' }];
  for (let place = open.pop(); place; place = open.pop()) {
    if (place.depth > limits.maxDepth) {
      throw new Problem('MALFORMED', `The JSON body is nested deeper than ${limits.maxDepth} levels.`);
    }
    cleanPlace(place, limits, open);
  }
  return box[0];
}

function cleanPlace({ holder, depth, path }: Place, limits: JsonLimits, open: Place[]): void {
  const entries = Array.isArray(holder) ? holder.entries() : Object.entries(holder);
  for (const [key, value] of entries) {
    if (typeof key === 'string' && isUnwanted(key, path, limits)) {
      Reflect.deleteProperty(holder, key);
    } else if (typeof value === 'string') {
      if (hasBrokenCharacter.test(value)) {
        Reflect.set(holder, key, cleanText(value, formatPath(path, key, depth), limits));
      }
    } else if (isHolder(value)) {
      open.push({ holder: value, depth: depth + 1, path: formatPath(path, key, depth) });
    }
  }
}

/** Formats the path of a value for error messages; the root has none. */
function formatPath(parent: string, key: string | number, depth: number): string {
  if (depth === 0) return '';
  return parent === '' ? String(key) : `${parent}.${key}`;
}

/** Returns whether to drop a key. Throws for a broken key if broken text is refused. */
function isUnwanted(key: string, path: string, limits: JsonLimits): boolean {
  if (key === '__proto__') return true;
  if (!hasBrokenCharacter.test(key)) return false;
  cleanText(key, path || 'body', limits);
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
