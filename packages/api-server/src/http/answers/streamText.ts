/** Characters of a portion: what one turn of a caller makes. */
const portionLength = 65_536;

/** Streams text as UTF-8. The next portion is written once the one before was read. */
export function streamText(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = '';
        while (text.length < portionLength) {
          const { done, value } = await parts.next();
          if (done) break;
          text += value;
        }
        if (text === '') controller.close();
        else controller.enqueue(encoder.encode(text));
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
