const orientationTag = 0x0112;

/**
 * Reads a camera's orientation, 1 to 8, from the payload of an APP1 segment (Exif 2.3, 4.6.4); 5 and above
 * are rotated by a quarter turn.
 */
export function readExifOrientation(payload: Uint8Array): number | undefined {
  if (String.fromCharCode(...payload.subarray(0, 6)) !== 'Exif\0\0') return undefined;
  const tiff = new DataView(payload.buffer, payload.byteOffset + 6, payload.byteLength - 6);
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const start = tiff.getUint32(4, isLittle);
    const entries = tiff.getUint16(start, isLittle);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = start + 2 + entry * 12;
      if (tiff.getUint16(at, isLittle) !== orientationTag) continue;
      const value = tiff.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch (error) {
    // Truncated metadata is ignored; the image may be intact.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
