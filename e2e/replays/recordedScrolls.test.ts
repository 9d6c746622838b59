import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { feedbackButton } from '../harness/playWidget';
import { startWidgetHost, type WidgetHost } from '../harness/startWidgetHost';

// Where a visitor's scrolling ends is what the last frame of a replay shows.

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'scrolls'));
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

const box = '<div style="overflow:auto;height:100px;width:200px"><p style="height:5000px">long</p></div>';

/** Lists the boxes of a page with two of them, one in a shadow root, and a document that scrolls too. */
const addBoxes = (html: string) => {
  document.body.style.height = '5000px';
  const shadowHost = document.createElement('section');
  document.body.insertAdjacentHTML('beforeend', html);
  document.body.append(shadowHost);
  shadowHost.attachShadow({ mode: 'open' }).innerHTML = html;
  const boxes = [document.querySelector('div'), shadowHost.shadowRoot?.firstElementChild];
  Object.assign(window, { scrolled: [...boxes, document.scrollingElement] });
};

/** The recorder replaces this method once it has recorded the document. */
const isRecorded = () => !String(Reflect.get(CSSStyleSheet.prototype, 'addRule')).includes('native');

beforeEach(async () => {
  host.received.length = 0;
  page = await browser.newPage();
  await page.clock.install();
  const tag = `<script src="${host.api}/embed/adlane.js" data-key="k" data-frame-url="${host.frame}"></script>`;
  await page.goto(`${host.page}/?${new URLSearchParams({ head: tag, opened: '' })}`);
  await page.evaluate(addBoxes, box);
  await feedbackButton(page).waitFor();
  await page.waitForFunction(isRecorded);
});

/** Scrolls all three together, a step per frame, until the recorder's timers have run. Returns where they end. */
const scrollTogether = async () => {
  const ends = await page.evaluate(async () => {
    const scrolled: Element[] = Reflect.get(window, 'scrolled');
    for (let step = 1; step <= 10; step += 1) {
      for (const [index, element] of scrolled.entries()) element.scrollTop = step * 10 + index;
      await new Promise(requestAnimationFrame);
    }
    return scrolled.map(({ scrollTop }) => scrollTop);
  });
  await page.clock.runFor(300);
  return ends;
};

type Scroll = { readonly data: { readonly source?: number; readonly id: number; readonly y: number } };
/** The recorder's number for a change of a scroll position. */
const scrollSource = 3;

/** Sends a report, and lists the recorded positions by element, each in their order. */
async function listRecorded(): Promise<number[][]> {
  await page.evaluate(() => {
    Reflect.get(window, 'Adlane').sendSilentCrashReport('Scrolled', 'LOW', { screenshot: true });
  });
  const find = () => host.received.find(({ path }) => path === '/sdk/bugs/v2');
  await expect.poll(find).toBeDefined();
  const events: Scroll[] = JSON.parse(find()?.body ?? '').webReplay.events;
  const scrolls = events.filter(({ data }) => data.source === scrollSource);
  const ids = [...new Set(scrolls.map(({ data }) => data.id))];
  return ids.map((id) => scrolls.filter(({ data }) => data.id === id).map(({ data }) => data.y));
}

it('the replay has the last position of each box that scrolls beside others, also in a shadow root', async () => {
  const ends = await scrollTogether();
  const recorded = await listRecorded();
  expect(new Set(recorded.map((positions) => positions.at(-1)))).toEqual(new Set(ends));
});

it('a box that scrolls at every frame is recorded at most once in 150 ms', async () => {
  const readClock = () => page.evaluate(() => Date.now());
  const from = await readClock();
  await scrollTogether();
  const most = Math.ceil(((await readClock()) - from) / 150) + 1;
  for (const positions of await listRecorded()) expect(positions.length).toBeLessThanOrEqual(most);
});
