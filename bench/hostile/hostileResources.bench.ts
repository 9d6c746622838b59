import { setImmediate } from 'node:timers/promises';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../apps/server/test/harness/createTestApp';
import budgets from '../budgets.json';
import { measureLoopDelay } from './measureLoopDelay.mjs';

const { maxLagP99Ms } = budgets.hostile;

const partBytes = 65_536;

let test: TestApp;
let visitor: Record<string, string>;
let answer: { readonly type: string; readonly body: Uint8Array<ArrayBuffer> };
let requests = 0;
const readDelay = measureLoopDelay();

/** Sends a body as a network does: other work runs between its parts. */
function sendInParts(body: Uint8Array<ArrayBuffer>) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setImmediate();
      const part = body.slice(at, at + partBytes);
      at += partBytes;
      if (part.byteLength > 0) controller.enqueue(part);
      else controller.close();
    },
  });
}

beforeAll(async () => {
  test = await createTestApp({
    ports: {
      outbound: {
        async fetch() {
          requests += 1;
          return new Response(sendInParts(answer.body), { headers: { 'content-type': answer.type } });
        },
      },
    },
  });
  const key = { 'api-token': demoSdkKey };
  const session = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await session.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
afterAll(() => test.close());

const largest = 2_000_000;
const image = {
  type: 'image/png',
  body: new Uint8Array(largest).map((_byte, index) => (index * 7919) % 251),
};
const toStyle = (text: string) => ({
  type: 'text/css',
  body: new TextEncoder().encode(text.repeat(Math.floor(largest / text.length))),
});
const list = (tag: (index: number) => string) =>
  Array.from({ length: 60 }, (_none, index) => tag(index)).join('');
const images = list((index) => `<img src="https://cdn.test/${index}">`);
const styles = list((index) => `<link rel="stylesheet" href="https://cdn.test/${index}">`);
const fill = (text: string) => text.repeat(Math.floor(10_000_000 / text.length));

/** Pages, and what the hosts that they name answer. */
const pages = [
  { name: 'images of 2 MB', html: images, file: image },
  { name: 'style sheets of rules', html: styles, file: toStyle('a{color:red}') },
  { name: 'style sheets of addresses', html: styles, file: toStyle('a{background:url(/x)}') },
  { name: 'style sheets of brackets', html: styles, file: toStyle('url(') },
  { name: 'style sheets of quotes', html: styles, file: toStyle('@import "') },
  { name: 'tags without an end', html: fill('<img '), file: image },
  { name: 'brackets', html: fill('<'), file: image },
  { name: 'attributes', html: `<img ${fill('src="/x" ')}>`, file: image },
  { name: 'style elements without an end', html: fill('<style>'), file: image },
  { name: 'images', html: fill('<img src="https://cdn.test/a">'), file: image },
];

describe('fetching the resources of a page', () => {
  it.each(pages)('of $name leaves the server free for other requests', async ({ name, html, file }) => {
    answer = file;
    requests = 0;
    const page = { baseUrl: 'https://shop.test/', width: 10, height: 10, isMobile: false };
    const body = { screenshotData: { ...page, html, x: 0, y: 0 } };
    const sent = await test.request('/sdk/bugs/v2', { method: 'POST', headers: visitor, body });
    expect(sent.status).toBe(201);
    readDelay();
    await test.jobs.settle();
    const { p99Ms, maxMs } = readDelay();
    process.stdout.write(
      `${name}: lag p99 ${p99Ms.toFixed(0)} ms, max ${maxMs.toFixed(0)} ms, ${requests} requests\n`,
    );
    expect(maxMs).toBeLessThanOrEqual(maxLagP99Ms);
  });
});
