import { createPartCount } from './createPartCount';
import type { ImageFacts } from './ImageFacts';
import { toDataView } from './toDataView';

/** Types of chunks as numbers: making their names takes longer than reading 50,000 chunks. */
const header = 0x49484452;
const animation = 0x6163544c;
const data = 0x49444154;
const end = 0x49454e44;

/** Reads the chunks of a PNG up to IEND (PNG specification, 5.3). @throws RangeError beyond the limit of parts */
export function readPngFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = toDataView(bytes);
  let isAnimated = false;
  let hasData = false;
  const countPart = createPartCount();
  for (let at = 8; ; ) {
    countPart();
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (at === 8 && (type !== header || length !== 13)) return undefined;
    if (type === animation) isAnimated = true;
    if (type === data) hasData = true;
    at += 12 + length;
    if (type === end) {
      return hasData
        ? { width: view.getUint32(16), height: view.getUint32(20), isAnimated, end: at }
        : undefined;
    }
  }
}
