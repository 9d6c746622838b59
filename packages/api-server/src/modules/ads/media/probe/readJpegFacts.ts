import { createPartCount } from './createPartCount';
import type { ImageFacts } from './ImageFacts';
import { readExifOrientation } from './readExifOrientation';
import { toDataView } from './toDataView';

const endMark = 0xd9;
const scanMark = 0xda;
const exifMark = 0xe1;

/** Frame headers are C0 to CF without DHT, JPG and DAC. */
const isFrameMark = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
/** Markers without a length: restart and TEM. */
const isBare = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7);

/** Finds the next marker after a scan's data, in which FF is escaped as FF 00. */
function findScanEnd(bytes: Uint8Array, start: number): number {
  const { byteLength } = bytes;
  // A search for the next mark takes longer than this loop where there are many.
  for (let at = start; at + 1 < byteLength; ) {
    if (bytes[at] !== 0xff) at += 1;
    else {
      const next = bytes[at + 1] ?? 0;
      if (next === 0xff) at += 1;
      else if (next === 0 || isBare(next)) at += 2;
      else return at;
    }
  }
  throw new RangeError('The image ends within a scan.');
}

/** Skips fill bytes: returns the position of the last FF in a row. */
function skipFill(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at + 1] === 0xff) at += 1;
  return at;
}

/** Reads the segments of a JPEG up to its end marker (ITU T.81, B). @throws RangeError beyond the limit of parts */
export function readJpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = toDataView(bytes);
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasScan = false;
  const countPart = createPartCount();
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    at = skipFill(bytes, at);
    const mark = view.getUint8(at + 1);
    if (mark === endMark) {
      if (!size || !hasScan) return undefined;
      const turned = orientation >= 5 ? { width: size.height, height: size.width } : size;
      return { ...turned, isAnimated: false, end: at + 2 };
    }
    if (isBare(mark)) {
      at += 2;
      continue;
    }
    countPart();
    const length = view.getUint16(at + 2);
    if (isFrameMark(mark)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (mark === exifMark)
      orientation = readExifOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? orientation;
    at += 2 + length;
    if (mark === scanMark) {
      hasScan = true;
      at = findScanEnd(bytes, at);
    }
  }
}
