/** Fills the ids of earlier steps into a query, such as `{campaign}` within quotes. Pure. */
export function fillQuery(query: string, ids: ReadonlyMap<string, string | null>): string {
  return query.replaceAll(/\{([a-zA-Z]+)\}/g, (_all, name: string) => ids.get(name) ?? '');
}
