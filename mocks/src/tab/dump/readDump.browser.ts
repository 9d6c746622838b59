import dumpUrl from '../../../generated/world.tar.gz?url';

/** Names the dump of this build. */
export const dumpName = dumpUrl;

/** Reads the prebuilt dump from the page's origin. */
export async function readDump(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(dumpUrl);
  if (!response.ok) throw new Error(`The world's dump is missing: ${dumpUrl} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
