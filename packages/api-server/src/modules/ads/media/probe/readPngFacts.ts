import { createPartCount } from './createPartCount';
import type { ImageFacts } from './ImageFacts';
import { toDataView } from './toDataView';

/** Reads the chunks of a PNG up to IEND (PNG specification, 5.3). @throws RangeError beyond the limit of parts */
export function readPngFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = toDataView(bytes);
  let isAnimated = false;
  let hasData = false;
  const countPart = createPartCount();
  for (let at = 8; ; ) {
    countPart();
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at === 8 && (name !== 'IHDR' || length !== 13)) return undefined;
    if (name === 'acTL') isAnimated = true;
    if (name === 'IDAT') hasData = true;
    at += 12 + length;
    if (name === 'IEND') {
      return hasData
        ? { width: view.getUint32(16), height: view.getUint32(20), isAnimated, end: at }
        : undefined;
    }
  }
}
