import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { feedbackButton, openFrame } from './harness/playWidget';
import { startWidgetHost, type WidgetHost } from './harness/startWidgetHost';

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'quirks'));
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Opens a page with or without a doctype, and lists the places of the widget's parts. */
async function measureParts(width: number, query: Record<string, string>): Promise<object> {
  page = await browser.newPage();
  await page.setViewportSize({ width, height: 800 });
  const head = `<script src="${host.api}/embed/adlane.js" data-key="k" data-frame-url="${host.frame}"></script>`;
  await page.goto(`${host.page}/?${new URLSearchParams({ head, opened: '', ...query })}`);
  const button = await feedbackButton(page).boundingBox();
  await openFrame(page);
  const frame = page.locator('.frame');
  await frame.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const { mode, font } = await frame.evaluate((element) => ({
    mode: document.compatMode,
    font: getComputedStyle(element).font,
  }));
  expect(mode).toBe('doctype' in query ? 'BackCompat' : 'CSS1Compat');
  return {
    button,
    font,
    frame: await frame.boundingBox(),
    content: await frame.locator('iframe').boundingBox(),
  };
}

it.each([360, 1280])(
  'the widget has the same layout on a page without a doctype, %i px wide',
  async (width) => {
    expect(await measureParts(width, { doctype: '' })).toEqual(await measureParts(width, {}));
  },
);
