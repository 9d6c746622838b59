/** Returns the first free id: `guide`, `guide-2`, … */
export function findFreeId(base: string, ids: readonly string[]): string {
  const used = new Set(ids);
  if (!used.has(base)) return base;
  let index = 2;
  while (used.has(`${base}-${index}`)) index += 1;
  return `${base}-${index}`;
}
