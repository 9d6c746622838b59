import type { ImageFacts } from './ImageFacts';
import { readGifFacts } from './readGifFacts';
import { readJpegFacts } from './readJpegFacts';
import { readPngFacts } from './readPngFacts';
import { readWebpFacts } from './readWebpFacts';
import type { ImageType } from './sniffType';

const readers = {
  'image/png': readPngFacts,
  'image/jpeg': readJpegFacts,
  'image/gif': readGifFacts,
  'image/webp': readWebpFacts,
} as const satisfies Record<ImageType, (bytes: Uint8Array) => ImageFacts | undefined>;

/** Reads an image's facts from start to end; undefined if it is damaged or cut off. */
export function readImageFacts(type: ImageType, bytes: Uint8Array): ImageFacts | undefined {
  try {
    const facts = readers[type](bytes);
    return facts && facts.width > 0 && facts.height > 0 && facts.end <= bytes.byteLength ? facts : undefined;
  } catch (error) {
    // The image ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
