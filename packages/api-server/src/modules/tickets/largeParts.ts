import type { Files } from '../../ports';

const storedType = 'application/gzip';

/** Stores a value as gzipped JSON: a page with its replay is several MB, and a tenth of that packed. */
export async function storeJson(files: Files, key: string, value: unknown): Promise<void> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'));
  await files.put(key, { body: new Uint8Array(await new Response(packed).arrayBuffer()), type: storedType });
}

/** What `storeJson` stored; undefined where nothing lies under the key. */
export async function getJson(files: Files, key: string): Promise<unknown> {
  const stored = await files.get(key);
  if (!stored) return undefined;
  const plain = new Blob([new Uint8Array(stored.body)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).json();
}
