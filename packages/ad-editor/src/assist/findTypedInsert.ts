import type { InsertMap } from '@adlane/contract/rules';

/** A smart insert that is being typed, in UTF-16 offsets: from its `{` to the cursor or the `}` after it. */
export type TypedInsert = { readonly start: number; readonly end: number; readonly query: string };

/** Finds the insert that the cursor is in; undefined outside of braces. */
export function findTypedInsert(text: string, cursor: number): TypedInsert | undefined {
  const start = text.slice(0, cursor).lastIndexOf('{');
  const query = text.slice(start + 1, cursor);
  if (start < 0 || /[}\n]/.test(query)) return undefined;
  return { start, end: text[cursor] === '}' ? cursor + 1 : cursor, query };
}

/** Lists the inserts whose name has the typed letters, those that begin with them first. */
export function matchInserts(inserts: InsertMap, query: string): [name: string, value: string][] {
  const typed = query.trim().toLocaleLowerCase();
  const matches = [...inserts].filter(([name]) => name.toLocaleLowerCase().includes(typed));
  const begins = ([name]: readonly [string, string]) => name.toLocaleLowerCase().startsWith(typed);
  return [...matches.filter(begins), ...matches.filter((each) => !begins(each))];
}
