import { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A stream that gives the chunks as it is read, and fails where they do. */
export function streamFrom(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  // Node's own type of the same class: the page's type does not know `from` yet.
  return NodeReadableStream.from(chunks) as unknown as ReadableStream<Uint8Array>;
}
