/** A resource that was fetched. */
export type FetchedResource = {
  readonly url: string;
  /** Content type. */
  readonly type: string;
  readonly body: Uint8Array;
};

/** Bytes of the length of the index. */
const headerBytes = 4;

/** Joins resources to the bytes of a task: the length of an index, the index as JSON, the bodies. */
export function joinResources(resources: readonly FetchedResource[]): Uint8Array<ArrayBuffer> {
  const index = new TextEncoder().encode(
    JSON.stringify(resources.map(({ url, type, body }) => ({ url, type, size: body.byteLength }))),
  );
  const size = resources.reduce((sum, { body }) => sum + body.byteLength, headerBytes + index.byteLength);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, index.byteLength);
  bytes.set(index, headerBytes);
  let at = headerBytes + index.byteLength;
  for (const { body } of resources) {
    bytes.set(body, at);
    at += body.byteLength;
  }
  return bytes;
}

/** Returns the resources that were joined; their bodies share the memory of `bytes`. */
export function splitResources(bytes: Uint8Array): FetchedResource[] {
  const indexEnd = headerBytes + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const index: { url: string; type: string; size: number }[] = JSON.parse(
    new TextDecoder().decode(bytes.subarray(headerBytes, indexEnd)),
  );
  let end = indexEnd;
  return index.map(({ url, type, size }) => {
    end += size;
    return { url, type, body: bytes.subarray(end - size, end) };
  });
}
