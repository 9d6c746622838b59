import type { Files, StoredFile } from '@adlane/api-server';

/** Files in memory over a fixed ground that is only read: what is written or removed hides it. */
export function createMemoryFiles(ground: () => Promise<ReadonlyMap<string, StoredFile>>): Files {
  const changed = new Map<string, StoredFile | undefined>();
  return {
    async put(key, file) {
      changed.set(key, file);
    },
    async get(key) {
      return changed.has(key) ? changed.get(key) : (await ground()).get(key);
    },
    async remove(key) {
      changed.set(key, undefined);
    },
  };
}
