import {
  type GleapKind,
  gleapKinds,
  maxGleapBytes,
  maxGleapItems,
} from '@adlane/contract/widget/gleapImport';

/** Objects of one kind that one call sends. */
export type GleapPart = { readonly kind: GleapKind; readonly items: readonly Record<string, unknown>[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listObjects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

/** Half of what a call accepts, since characters have several bytes. */
const maxLength = maxGleapBytes / 2;

/** Splits a list into parts that one call accepts. */
function splitItems(kind: GleapKind, items: GleapPart['items']): GleapPart[] {
  const parts: Record<string, unknown>[][] = [];
  let length = 0;
  for (const item of items) {
    const itemLength = JSON.stringify(item).length;
    const last = parts.at(-1);
    if (last && last.length < maxGleapItems && length + itemLength <= maxLength) {
      last.push(item);
      length += itemLength;
    } else {
      parts.push([item]);
      length = itemLength;
    }
  }
  return parts.map((part) => ({ kind, items: part }));
}

/** Reads a file of `exportGleap.mjs` as the calls that import it, in their order; undefined if it is none. */
export function parseGleapFile(text: string): readonly GleapPart[] | undefined {
  try {
    const file: unknown = JSON.parse(text);
    const parts = isObject(file)
      ? gleapKinds.flatMap((kind) => splitItems(kind, listObjects(file[kind])))
      : [];
    return parts.length === 0 ? undefined : parts;
  } catch {
    return undefined;
  }
}
