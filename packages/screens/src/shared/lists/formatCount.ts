/** '1 template', '1,200 templates'. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}

/** What a deed is about: the one's own name, or how many. */
export function formatSubject(items: readonly { readonly name: string }[], noun: string): string {
  const [only] = items;
  return items.length === 1 && only ? only.name : formatCount(items.length, noun);
}
