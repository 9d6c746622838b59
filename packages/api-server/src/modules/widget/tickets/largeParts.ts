import type { Files } from '../../../ports';

const storedType = 'application/gzip';

/** Stores a value as gzipped JSON: a page with its replay has several MB, compressed a tenth of that. */
export async function storeJson(files: Files, key: string, value: unknown): Promise<void> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'));
  await files.put(key, { body: new Uint8Array(await new Response(packed).arrayBuffer()), type: storedType });
}

/** Loads what `storeJson` stored; undefined for an unknown key. */
export async function getJson(files: Files, key: string): Promise<unknown> {
  const stored = await files.get(key);
  if (!stored) return undefined;
  const plain = new Blob([new Uint8Array(stored.body)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).json();
}
