import type { Files, StoredFile } from '@adlane/api-server';

/** A file store in memory. */
export type MemoryFiles = Files & {
  /** The files that were written, and as undefined those that were deleted. */
  readonly changed: ReadonlyMap<string, StoredFile | undefined>;
};

/**
 * Creates an in-memory file store over read-only base files: written or deleted files hide them.
 * @param earlier changes to begin with
 */
export function createMemoryFiles(
  ground: () => Promise<ReadonlyMap<string, StoredFile>>,
  earlier: ReadonlyMap<string, StoredFile | undefined> = new Map(),
): MemoryFiles {
  const changed = new Map(earlier);
  const get = async (key: string) => (changed.has(key) ? changed.get(key) : (await ground()).get(key));
  return {
    changed,
    async put(key, { type, body }) {
      const bytes =
        body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
      changed.set(key, { type, body: bytes });
    },
    get,
    async find(key) {
      const file = await get(key);
      return (
        file && {
          type: file.type,
          size: file.body.byteLength,
          async read(range) {
            const bytes = range ? file.body.slice(range.first, range.last + 1) : file.body.slice();
            return new Blob([bytes]).stream();
          },
        }
      );
    },
    async remove(key) {
      changed.set(key, undefined);
    },
  };
}
