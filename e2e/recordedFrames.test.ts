import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from './openBrowser';
import { addRecorder, leanRecorder } from './recorderSource';

// Frames that are on their way when a recording begins: each document of theirs is recorded once, and whole. When it comes
// and how much of it is there is said here, not left to the line.

let browser: TestBrowser;
let site: Server;
let address: string;
let recorder: string;
let page: Page;
/** The answer to the frame's request, once it has been asked for. */
let asked: Promise<ServerResponse>;
let ask: (response: ServerResponse) => void;

beforeAll(async () => {
  [browser, recorder] = await Promise.all([openBrowser(), leanRecorder()]);
  site = createServer((request, response) => {
    if (request.url === '/frame') return ask(response);
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
  asked = new Promise((resolve) => {
    ask = resolve;
  });
  page = await browser.newPage();
  await page.clock.install();
  await page.goto(address);
  await addRecorder(page, recorder);
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
    Reflect.get(
      window,
      'recorder',
    )({
      emit: (event: object) => events.push(event),
      blockClass: 'gl-block',
      ignoreClass: 'gl-ignore',
      maskTextClass: 'gl-mask',
      maskInputOptions: {},
      sampling: {},
    });
  });
const readyState = () => page.evaluate(() => document.querySelector('iframe')?.contentDocument?.readyState);
/** Lets the timers run that are due after so many milliseconds. */
const pass = (ms: number) => page.clock.runFor(ms);
/** Resolves once the frame's document has this in it, or the frame has loaded. */
const holds = (text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('iframe')?.contentDocument?.body?.textContent?.includes(wanted),
    text,
    { polling: 50 },
  );
/** The texts of the frame's documents, one for each time that one was recorded. */
const recorded = () =>
  page.evaluate(() => {
    const events: { data: { isAttachIframe?: boolean } }[] = Reflect.get(window, 'events');
    return events
      .filter(({ data }) => data.isAttachIframe)
      .map((event) =>
        [...JSON.stringify(event).matchAll(/"textContent":"([^"]*)"/g)].map(([, text]) => text),
      );
  });

describe('a frame is recorded', () => {
  it('whose request is not answered yet: when it has loaded', async () => {
    await addFrame('/frame');
    const answer = await asked;
    await start();
    await pass(1000);
    expect(await recorded()).toEqual([]);
    answer.writeHead(200, html).end(first + last);
    await expect.poll(recorded).toEqual([['first', 'last']]);
    await pass(10_000);
    expect(await recorded()).toHaveLength(1);
  });

  it('of which the first half is there: when it has loaded', async () => {
    await addFrame('/frame');
    const answer = await asked;
    answer.writeHead(200, html).write(first);
    await holds('first');
    expect(await readyState()).toBe('loading');
    await start();
    await pass(1000);
    expect(await recorded()).toEqual([]);
    answer.end(last);
    await expect.poll(recorded).toEqual([['first', 'last']]);
    await pass(10_000);
    expect(await recorded()).toHaveLength(1);
  });

  it('whose document begins to load as the recording begins: when it has loaded', async () => {
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
    expect(await recorded()).toEqual([]);
    await page.evaluate((text) => {
      const opened = document.querySelector('iframe')?.contentDocument;
      opened?.write(text);
      opened?.close();
    }, last);
    await expect.poll(recorded).toEqual([['first', 'last']]);
    await pass(10_000);
    expect(await recorded()).toHaveLength(1);
  });

  it('that does not end to load: after 5 s as it is, and no second time', async () => {
    await addFrame('/frame');
    const answer = await asked;
    answer.writeHead(200, html).write(first);
    await holds('first');
    await start();
    await pass(4999);
    expect(await recorded()).toEqual([]);
    await pass(1);
    expect(await recorded()).toEqual([['first']]);
    answer.end(last);
    await holds('last');
    await pass(10_000);
    expect(await recorded()).toHaveLength(1);
  });

  it('that is empty: at once; and each document that it loads later', async () => {
    await addFrame();
    await start();
    await pass(1);
    expect(await recorded()).toEqual([[]]);
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      if (frame) frame.src = '/other';
    });
    await expect.poll(recorded).toEqual([[], ['another document']]);
  });
});
