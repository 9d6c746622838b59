/** Formats '1 template', '1,200 templates'. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the subject of an action: the only item's name, else the count. */
export function formatSubject(items: readonly { readonly name: string }[], noun: string): string {
  const [only] = items;
  return items.length === 1 && only ? only.name : formatCount(items.length, noun);
}
