import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from './harness/openBrowser';
import { playReplay } from './harness/playReplay';

// Frames that are still loading when a recording starts. The test decides when an answer arrives and how much of it.

const recorder = createRequire(import.meta.url)
  .resolve('@rrweb/record')
  .replace('record.cjs', 'record.umd.min.cjs');

let browser: TestBrowser;
let site: Server;
let address: string;
let page: Page;
/** The answer to the frame's request, once the browser has sent it. */
let requested: Promise<ServerResponse>;
let onRequest: (response: ServerResponse) => void;

beforeAll(async () => {
  browser = await openBrowser();
  site = createServer((request, response) => {
    if (request.url === '/frame') return onRequest(response);
    response.writeHead(200, { 'content-type': 'text/html' });
    return void response.end(
      request.url === '/other' ? '<p>another document</p>' : '<!doctype html><main></main>',
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  site?.closeAllConnections();
  site?.close();
});
beforeEach(async () => {
  requested = new Promise((resolve) => {
    onRequest = resolve;
  });
  page = await browser.newPage();
  await page.clock.install();
  await page.goto(address);
  await page.addScriptTag({ path: recorder });
  await page.clock.pauseAt(Date.now() + 60_000);
});
afterEach(() => page.close());

const html = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' };
const first = `<!doctype html><p>first</p><!--${'x'.repeat(2000)}-->`;
const last = '<p>last</p>';

const addFrame = (src?: string) =>
  page.evaluate((from) => {
    const frame = document.createElement('iframe');
    if (from) frame.src = from;
    document.querySelector('main')?.append(frame);
  }, src);
const start = () =>
  page.evaluate(() => {
    const events: object[] = [];
    Object.assign(window, { events });
    const { record } = Reflect.get(window, 'rrwebRecord');
    record({ emit: (event: object) => events.push(event), slimDOMOptions: 'all' });
  });
const readyState = () => page.evaluate(() => document.querySelector('iframe')?.contentDocument?.readyState);
/** Runs the timers that are due within this time. */
const pass = (ms: number) => page.clock.runFor(ms);
/** Resolves once the frame's document contains this text. */
const contains = (text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('iframe')?.contentDocument?.body?.textContent?.includes(wanted),
    text,
    { polling: 50 },
  );
type FrameEvent = { readonly data: { readonly isAttachIframe?: boolean } };
const recordedEvents = (): Promise<FrameEvent[]> => page.evaluate(() => Reflect.get(window, 'events'));
/** The texts of the frame's document, one list for each time that it was recorded. */
const recordedTexts = async () =>
  (await recordedEvents())
    .filter(({ data }) => data.isAttachIframe)
    .map((event) => [...JSON.stringify(event).matchAll(/"textContent":"([^"]*)"/g)].map(([, text]) => text));

/** Plays what was recorded, and waits until it shows this text. */
async function replays(text: string): Promise<void> {
  const { readText, complaints } = await playReplay(browser, await recordedEvents());
  await expect.poll(readText).toBe(text);
  expect(complaints).toEqual([]);
}

describe('a frame', () => {
  it('with an unanswered request is recorded once it has loaded', async () => {
    await addFrame('/frame');
    const answer = await requested;
    await start();
    await pass(1000);
    expect(await recordedTexts()).toEqual([]);
    answer.writeHead(200, html).end(first + last);
    await expect.poll(recordedTexts).toEqual([['first', 'last']]);
    await pass(10_000);
    expect(await recordedTexts()).toHaveLength(1);
  });

  it('that has received half of its answer is recorded once it has loaded', async () => {
    await addFrame('/frame');
    const answer = await requested;
    answer.writeHead(200, html).write(first);
    await contains('first');
    expect(await readyState()).toBe('loading');
    await start();
    await pass(1000);
    expect(await recordedTexts()).toEqual([]);
    answer.end(last);
    await expect.poll(recordedTexts).toEqual([['first', 'last']]);
    await pass(10_000);
    expect(await recordedTexts()).toHaveLength(1);
  });

  it('that is being written when the recording starts is complete in the replay', async () => {
    await addFrame();
    await start();
    const isLoading = () =>
      page.evaluate((text) => {
        const opened = document.querySelector('iframe')?.contentDocument;
        opened?.open();
        opened?.write(text);
        return opened?.readyState;
      }, first);
    expect(await isLoading()).toBe('loading');
    await pass(1000);
    await page.evaluate((text) => {
      const opened = document.querySelector('iframe')?.contentDocument;
      opened?.write(text);
      opened?.close();
    }, last);
    await pass(10_000);
    await replays('firstlast');
  });

  it('that never finishes loading is recorded after 5 s, and what arrives later is in the replay', async () => {
    await addFrame('/frame');
    const answer = await requested;
    answer.writeHead(200, html).write(first);
    await contains('first');
    await start();
    await pass(4999);
    expect(await recordedTexts()).toEqual([]);
    await pass(1);
    expect(await recordedTexts()).toEqual([['first']]);
    answer.end(last);
    await contains('last');
    await pass(10_000);
    await replays('firstlast');
  });

  it('that is empty is recorded at once, and so is each document that it loads later', async () => {
    await addFrame();
    await start();
    await pass(1);
    expect(await recordedTexts()).toEqual([[]]);
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      if (frame) frame.src = '/other';
    });
    await expect.poll(recordedTexts).toEqual([[], ['another document']]);
  });
});
