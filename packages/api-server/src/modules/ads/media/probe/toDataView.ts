/** Returns a view on a file's bytes; reading beyond the end throws a `RangeError`. */
export function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
