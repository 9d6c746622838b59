type ExternalIds = Readonly<Record<string, unknown>>;

/**
 * Merges the platform's ids of an ad: those of `first` come first in lists and fill in what `second` has not. Ids of ads that
 * were deleted stay, because leads of theirs can arrive later. Pure.
 */
export function mergeExternalIds(first: ExternalIds, second: ExternalIds): Record<string, unknown> {
  const names = [...new Set([...Object.keys(second), ...Object.keys(first)])];
  return Object.fromEntries(names.map((name) => [name, mergeIds(first[name], second[name])]));
}

function mergeIds(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) && !Array.isArray(second)) return second ?? first;
  const toList = (ids: unknown): unknown[] => (Array.isArray(ids) ? ids : []);
  return [...new Set([...toList(first), ...toList(second)])];
}
