import { createPartCount } from './createPartCount';
import type { ImageFacts } from './ImageFacts';
import { toDataView } from './toDataView';

const imageMark = 0x2c;
const extensionMark = 0x21;
const trailerMark = 0x3b;

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Reads the blocks of a GIF up to its trailer (GIF89a, 19 to 27).
 * @throws RangeError beyond the limit of parts
 */
export function readGifFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = toDataView(bytes);
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const countPart = createPartCount();
  const skipBlocks = (start: number) => {
    let at = start;
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) {
      countPart();
      at += length + 1;
    }
    return at + 1;
  };
  let frames = 0;
  for (let at = 13 + tableBytes(view.getUint8(10)); ; ) {
    countPart();
    const mark = view.getUint8(at);
    if (mark === trailerMark) {
      return frames === 0 ? undefined : { ...size, isAnimated: frames > 1, end: at + 1 };
    }
    if (mark === extensionMark) at = skipBlocks(at + 2);
    else if (mark === imageMark) {
      frames += 1;
      at = skipBlocks(at + 11 + tableBytes(view.getUint8(at + 9)));
    } else return undefined;
  }
}
