import type { ImageFacts } from './ImageFacts';
import { toDataView } from './toDataView';

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

/** Reads the first chunk of a WebP, which has its size, and the length of its frame (RFC 9649, 2). */
export function readWebpFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = toDataView(bytes);
  const end = 8 + view.getUint32(4, true);
  const chunk = String.fromCharCode(...bytes.subarray(12, 16));
  if (chunk === 'VP8X') {
    const isAnimated = (view.getUint8(20) & 2) !== 0;
    return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1, isAnimated, end };
  }
  if (chunk === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    const height = ((bits >>> 14) & 0x3fff) + 1;
    return { width: (bits & 0x3fff) + 1, height, isAnimated: false, end };
  }
  if (chunk === 'VP8 ' && view.getUint16(23, true) === 0x019d && view.getUint8(25) === 0x2a) {
    const size = { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    return { ...size, isAnimated: false, end };
  }
  return undefined;
}
