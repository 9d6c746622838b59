import { gifFacts } from './gifFacts';
import type { ImageFacts } from './ImageFacts';
import { jpegFacts } from './jpegFacts';
import { pngFacts } from './pngFacts';
import type { ImageType } from './sniffType';
import { webpFacts } from './webpFacts';

const readers = {
  'image/png': pngFacts,
  'image/jpeg': jpegFacts,
  'image/gif': gifFacts,
  'image/webp': webpFacts,
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
