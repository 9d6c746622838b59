import { buildTooLarge } from '../../../http/requests/bodyLimits';
import { sniffBytes } from '../../ads/media/probe/sniffType';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads until the type can be detected. */
export async function readHead(reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  let head = new Uint8Array(0);
  while (head.byteLength < sniffBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    const longer = new Uint8Array(head.byteLength + value.byteLength);
    longer.set(head);
    longer.set(value, head.byteLength);
    head = longer;
  }
  return head;
}

/** An upload that fails with 413 beyond its limit. */
export type LimitedStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** Bytes that were read so far. */
  countBytes(): number;
};

/** Returns the stream of an upload whose beginning was read. */
export function limitStream(reader: Reader, head: Uint8Array, maxBytes: number): LimitedStream {
  let bytes = 0;
  const pass = (controller: ReadableStreamDefaultController<Uint8Array>, chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw buildTooLarge(maxBytes);
    controller.enqueue(chunk);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => pass(controller, head),
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else pass(controller, value);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, countBytes: () => bytes };
}
