import { describe, expect, it } from 'vitest';
import { readLimitedText } from './readLimitedText';

const megabyte = 1024 * 1024;

describe('the text of a response', () => {
  it('is read up to its limits, also where a character is in two chunks', async () => {
    const [first, second] = [new Uint8Array([0x61, 0xc3]), new Uint8Array([0xa9, 0x62])];
    const body = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(first);
          controller.enqueue(second);
          controller.close();
        },
      });
    expect(await readLimitedText(new Response(body()), { maxBytes: 4 })).toBe('a\u00e9b');
    expect(await readLimitedText(new Response(body()), { maxBytes: 4, maxLength: 2 })).toBe('a\u00e9');
    expect(await readLimitedText(new Response(null), { maxBytes: 4 })).toBe('');
  });

  it('is refused if there is more, and the rest is not read', async () => {
    let isCanceled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(megabyte)),
      cancel() {
        isCanceled = true;
      },
    });
    const reading = readLimitedText(new Response(body), { maxBytes: 2 * megabyte });
    await expect(reading).rejects.toThrow('The response is larger than 2 MB.');
    expect(isCanceled).toBe(true);
  });
});
