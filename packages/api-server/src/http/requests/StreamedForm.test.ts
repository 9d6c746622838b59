import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectFile } from './collectFile';
import { StreamedForm } from './StreamedForm';

const mebibyte = 1024 * 1024;
const chunkBytes = 65_536;
const malformed = { code: 'MALFORMED', message: 'The request body is not a valid multipart form.' };
const file = (text: string) =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${text}\r\n`;

/** Receives a form that arrives in chunks of 64 KiB; the file's size is what is stored. */
async function receive(text: string, boundary = '; boundary=b') {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.byteLength) controller.enqueue(bytes.slice(at, at + chunkBytes));
      else controller.close();
      at += chunkBytes;
    },
  });
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': `multipart/form-data${boundary}` },
  };
  const form = new StreamedForm(new Request('https://x.test/', init), 20 * mebibyte, (fields) => fields);
  const limit = { maxBytes: 10 * mebibyte, tooLarge: 'Too large.' };
  return form.receive(async (sent) => (await collectFile(sent, limit)).byteLength);
}

afterEach(() => vi.restoreAllMocks());

describe('a form', () => {
  it('whose file is larger than its other parts may be is received', async () => {
    expect(await receive(`${file('x'.repeat(5 * mebibyte))}--b--\r\n`)).toMatchObject({
      stored: 5 * mebibyte,
    });
  });

  it('of empty parts before its file is refused, since each of them is searched for', async () => {
    const parts = '\r\n--b'.repeat(200_000);
    await expect(receive(`${parts}\r\n${file('x').slice(5)}--b--\r\n`)).rejects.toMatchObject(malformed);
  });

  it('is read no further than to the part that is refused', async () => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const field = (index: number) => `--b\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n1\r\n`;
    const fields = Array.from({ length: 1000 }, (_none, index) => field(index)).join('');
    await expect(receive(fields)).rejects.toMatchObject({ message: 'The form has more than 20 parts.' });
    // A header's name and value, and the field.
    expect(decode.mock.calls.length).toBeLessThanOrEqual(21 * 3);
  });

  it('without a boundary is refused', async () => {
    await expect(receive(file('x'), '')).rejects.toMatchObject(malformed);
  });
});
