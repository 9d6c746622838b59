import { expect, it } from 'vitest';
import { streamText } from './streamText';

async function* repeat(part: string, times: number, count: () => void = () => undefined) {
  for (let at = 0; at < times; at += 1) {
    count();
    yield part;
  }
}

it('a streamed text arrives whole, in portions of about 64 kB', async () => {
  const part = 'Größe 😀,'.repeat(100);
  const portions: Uint8Array[] = [];
  const reader = streamText(repeat(part, 500)).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) portions.push(read.value);
  expect(new TextDecoder().decode(Buffer.concat(portions))).toBe(part.repeat(500));
  expect(Math.max(...portions.map(({ byteLength }) => byteLength))).toBeLessThan(120_000);
});

it('a streamed text is written no further than it is read, and ends with its reader', async () => {
  let written = 0;
  const parts = repeat('x'.repeat(10_000), 100, () => {
    written += 1;
  });
  const reader = streamText(parts).getReader();
  await reader.read();
  expect(written).toBe(7);
  await reader.cancel();
  expect((await parts.next()).done).toBe(true);
});
