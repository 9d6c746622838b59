/** A list with a ceiling: the oldest entry goes when a new one would exceed it. */
export type Ring<T> = {
  readonly push: (entry: T) => void;
  readonly list: () => T[];
  readonly clear: () => void;
  /** Changes the capacity; entries beyond it are removed at once. */
  readonly limit: (entries: number) => void;
};

export function createRing<T>(ceiling: number): Ring<T> {
  let entries: T[] = [];
  let most = ceiling;
  return {
    push(entry) {
      entries.push(entry);
      // Cut in steps: shifting a full list at every entry would move all of it each time.
      if (entries.length >= most * 2) entries = entries.slice(-most);
    },
    list: () => entries.slice(-most),
    clear() {
      entries = [];
    },
    limit(next) {
      most = Math.max(1, next);
      entries = entries.slice(-most);
    },
  };
}
