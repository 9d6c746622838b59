import type { IncomingFile } from '@adlane/contract';
import { messages } from '@adlane/contract/rules';
import { invalid } from '../problem';
import { joinChunks } from './joinChunks';

/**
 * Reads a form's file into memory.
 * @throws Problem 422 for an empty file, or as soon as it is larger than the limit
 */
export async function collectFile(
  { body }: IncomingFile,
  { maxBytes, tooLarge }: { readonly maxBytes: number; readonly tooLarge: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let total = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    total += next.value.byteLength;
    if (total > maxBytes) throw invalid({ file: [tooLarge] });
    chunks.push(next.value);
  }
  if (total === 0) throw invalid({ file: [messages.fieldRequired] });
  return joinChunks(chunks);
}
