import type { TypedPart } from '@adlane/ui';

/** Finds what is typed behind a `/` that begins a word; undefined elsewhere, as in "and/or". */
export function findTypedSlash(text: string, cursor: number): TypedPart | undefined {
  const typed = /(?:^|\s)\/((?:\S[^\n]{0,79})?)$/.exec(text.slice(0, cursor));
  const query = typed?.[1];
  return query === undefined || query.includes('/')
    ? undefined
    : { start: cursor - query.length - 1, end: cursor, query };
}
