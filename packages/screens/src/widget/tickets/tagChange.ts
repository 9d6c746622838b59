/** Which tags a user added and removed: those of other users stay. */
export type TagChange = { readonly add_tags: string[]; readonly remove_tags: string[] };

/** Finds what a user changed in the tags that are shown. */
export function findTagChange(shown: readonly string[], next: readonly string[]): TagChange {
  return {
    add_tags: next.filter((tag) => !shown.includes(tag)),
    remove_tags: shown.filter((tag) => !next.includes(tag)),
  };
}

/** Returns the tags after a change, to show them before the answer. */
export function applyTagChange(tags: readonly string[], change: Partial<TagChange>): string[] {
  const { add_tags = [], remove_tags = [] } = change;
  return [...tags, ...add_tags].filter((tag) => !remove_tags.includes(tag));
}
