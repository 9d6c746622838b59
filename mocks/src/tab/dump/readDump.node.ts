import { readFile } from 'node:fs/promises';

/** Names the dump of this build. */
export const dumpName = 'world';

/** Reads the prebuilt dump from disk. */
export async function readDump(): Promise<Uint8Array<ArrayBuffer>> {
  const path = new URL('../../../generated/world.tar.gz', import.meta.url);
  try {
    return new Uint8Array(await readFile(path));
  } catch (cause) {
    throw new Error('The world has not been built yet: run `npm run world -w mocks`.', { cause });
  }
}
