// Beside the package's code, where bundlers find files of this form.
const url = new URL('../../../generated/world.tar.gz', import.meta.url);

/** Names the dump of this build. */
export const dumpName = url.href;

/** Reads the prebuilt dump from the page's origin. */
export async function readDump(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The world's dump is missing: ${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
