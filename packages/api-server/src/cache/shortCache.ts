import type { Clock } from '../ports';

/** Answers that are dear to get, of another host most often: kept for a short time, in this process alone. */
export type ShortCache = {
  /** The kept answer under `key`, else that of `load`; a failure is not kept. Equal calls at a time load once. */
  get<T>(key: readonly unknown[], load: () => Promise<T>): Promise<T>;
};

type Entry = { readonly value: Promise<unknown>; readonly until: number };

/** @param maxEntries beyond it the oldest answer is forgotten */
export function createShortCache(
  clock: Pick<Clock, 'now'>,
  { ttlMs, maxEntries }: { readonly ttlMs: number; readonly maxEntries: number },
): ShortCache {
  const entries = new Map<string, Entry>();
  return {
    get<T>(key: readonly unknown[], load: () => Promise<T>): Promise<T> {
      const name = JSON.stringify(key);
      const cached = entries.get(name);
      const now = clock.now().getTime();
      // Entries of a clock that was set back are as old as expired ones.
      const isFresh = cached && cached.until > now && cached.until <= now + ttlMs;
      if (isFresh) return cached.value as Promise<T>;
      const value = load();
      entries.delete(name);
      entries.set(name, { value, until: now + ttlMs });
      value.catch(() => {
        if (entries.get(name)?.value === value) entries.delete(name);
      });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return value;
    },
  };
}
