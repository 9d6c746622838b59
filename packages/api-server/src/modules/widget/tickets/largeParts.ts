import type { PackedJson } from '@adlane/contract';
import type { Files } from '../../../ports';

const storedType = 'application/gzip';

/** Packs a value: a page with its replay has several MB, compressed a tenth of that. */
export async function packJson(value: unknown): Promise<PackedJson> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'));
  return { gzip: new Uint8Array(await new Response(packed).arrayBuffer()) };
}

/** Stores a packed value. */
export async function storeJson(files: Files, key: string, { gzip }: PackedJson): Promise<void> {
  await files.put(key, { body: gzip, type: storedType });
}

/** Loads a packed value; undefined for an unknown key. */
export async function loadJson(files: Files, key: string): Promise<PackedJson | undefined> {
  const stored = await files.get(key);
  return stored && { gzip: new Uint8Array(stored.body) };
}

/** Reads a packed value as text, part by part and without parsing it; `null` if there is none. */
export async function* readJsonText(files: Files, key: string | null): AsyncGenerator<string, void> {
  const packed = key === null ? undefined : await loadJson(files, key);
  if (!packed) {
    yield 'null';
    return;
  }
  const reader = new Blob([packed.gzip])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
