/** '1 template', '1,200 templates'. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}

/** What a deed is about: the one's own name, or how many. */
export function nameOrCount(items: readonly { readonly name: string }[], noun: string): string {
  const [only] = items;
  return items.length === 1 && only ? only.name : countOf(items.length, noun);
}
