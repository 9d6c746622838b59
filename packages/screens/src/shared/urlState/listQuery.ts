const sortNames = ['sort', 'order'] as const;

/** Returns the search, filters and sort of a list in one order, so that equal ones are equal texts. */
export function readListQuery(params: URLSearchParams, filterNames: readonly string[]): string {
  const names = ['search', ...filterNames.toSorted(), ...sortNames];
  const entries = names.flatMap((name) => {
    const value = params.get(name);
    // Descending is the default.
    return value && !(name === 'order' && value !== 'asc') ? [[name, value]] : [];
  });
  return new URLSearchParams(entries).toString();
}

/** Returns the parameters of a page after its list shows a view; the page's other parameters are preserved. */
export function writeListQuery(
  params: URLSearchParams,
  query: string,
  filterNames: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'search', ...filterNames, ...sortNames]) next.delete(name);
  const view = new URLSearchParams(readListQuery(new URLSearchParams(query), filterNames));
  for (const [name, value] of view) next.set(name, value);
  return next;
}

/** Returns whether a view shows what `shown` lists; a view without a sort fits any. */
export function isSameList(view: string, shown: string): boolean {
  const [one, other] = [new URLSearchParams(view), new URLSearchParams(shown)];
  if (!one.has('sort')) for (const name of sortNames) other.delete(name);
  for (const params of [one, other]) params.sort();
  return one.toString() === other.toString();
}
