import { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Creates a stream of the chunks, which fails if they do. */
export function streamFrom(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  // Node's type of the same class: the DOM's type lacks `from`.
  return NodeReadableStream.from(chunks) as unknown as ReadableStream<Uint8Array>;
}
