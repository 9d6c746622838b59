/** Bytes that `String.fromCharCode` takes at once. */
const chunkBytes = 0x80_00;

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(text);
}
