import type { Files, StoredFile } from '@adlane/api-server';

/** Creates an in-memory file store over read-only base files: written or deleted files hide them. */
export function createMemoryFiles(ground: () => Promise<ReadonlyMap<string, StoredFile>>): Files {
  const changed = new Map<string, StoredFile | undefined>();
  const get = async (key: string) => (changed.has(key) ? changed.get(key) : (await ground()).get(key));
  return {
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
