import type { ComponentType } from 'react';

/** A component, or a function with options, whose docs were read from its source. */
export type DocumentedPart = ComponentType & {
  readonly __docgenInfo: {
    readonly displayName: string;
    readonly file: string;
    readonly props: Readonly<Record<string, unknown>>;
  };
};

/** A part of a docs page under the name it is imported by. */
export type NamedPart = { readonly name: string; readonly component: DocumentedPart };

type Meta = {
  readonly component?: unknown;
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** True for code of a package; components of story files have no docs. */
export function isDocumented(part: unknown): part is DocumentedPart {
  return part !== null && part !== undefined && Object.hasOwn(part, '__docgenInfo');
}

/** Reads `docs.parts`: what a story shows through a helper, such as a function that opens a layer. */
function readParts({ docs }: Meta['parameters']): unknown[] {
  const parts: unknown = typeof docs === 'object' && docs !== null ? Reflect.get(docs, 'parts') : undefined;
  return typeof parts === 'object' && parts !== null ? Object.values(parts) : [];
}

/** Lists what a docs page describes: the story's component first, then its other parts. */
export function listParts({ component, subcomponents = {}, parameters }: Meta): NamedPart[] {
  const all = [component, ...readParts(parameters), ...Object.values(subcomponents)];
  return all.filter(isDocumented).map((part) => ({ name: part.__docgenInfo.displayName, component: part }));
}
