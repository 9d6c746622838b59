import type { CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { changedFunctions, pageFunctions } from '../packages/widget-core/test/pageFunctions';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { buildTicketMessage, feedbackButton, openFrame, postAsFrame } from './harness/playWidget';
import { startWidgetHost, type WidgetHost } from './harness/startWidgetHost';

let host: WidgetHost;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([startWidgetHost(), openBrowser()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task, 'left'));
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Names of the browser's functions that differ from before the page's first script. */
const changed = (): Promise<string[]> =>
  page.evaluate(
    `(() => { const pageFunctions = ${String(pageFunctions)}; return (${String(changedFunctions)})(window[Symbol.for('before')]); })()`,
  );

/** Types of the listeners on window, document, root and body, as the browser knows them. */
async function listeners(session: CDPSession): Promise<string[]> {
  const types: string[] = [];
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners: found } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    types.push(...found.map(({ type }) => `${expression} ${type}`));
  }
  return types;
}

it('destroy restores every function of the page and leaves no listener, node or stored entry', async () => {
  page = await browser.newPage();
  await page.addInitScript(`window[Symbol.for('before')] = (${String(pageFunctions)})();`);
  const session = await page.context().newCDPSession(page);
  await page.goto(host.page);
  await feedbackButton(page).waitFor();
  const recorded = ['window.fetch', 'console.log', 'XMLHttpRequest.send', 'CSSStyleSheet.addRule'];
  await expect.poll(changed).toEqual(expect.arrayContaining(recorded));
  expect(await listeners(session)).not.toEqual([]);
  await openFrame(page);
  await postAsFrame(page, host.frame, { name: 'notify-event', data: { type: 'flow-started' } });
  await postAsFrame(page, host.frame, { name: 'start-screen-drawing', data: 'screenshot' });
  await page.getByRole('dialog', { name: 'Mark what you mean' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await postAsFrame(page, host.frame, buildTicketMessage('It broke', {}));
  await expect.poll(() => host.stored.size).toBe(1);
  await page.evaluate((bannerUrl) => {
    const widget = Reflect.get(window, 'Adlane');
    widget.close();
    widget.setBannerUrl(bannerUrl);
    widget.showBanner({ outbound: 'b', data: { text: 'Closed on Sunday' } });
    widget.showNotification({ outbound: 'n', data: { text: 'Hello' } });
    widget.startProductTourWithConfig('t', { steps: [{ selector: '#pay', message: 'Pay' }] });
  }, `${host.frame}/banner`);
  await page.getByText('Hello').waitFor();
  await page.getByRole('dialog', { name: 'Tour' }).waitFor();
  await page.evaluate(() => Reflect.get(window, 'Adlane').destroy());
  await expect.poll(changed).toEqual([]);
  expect(await listeners(session)).toEqual([]);
  const left = await page.evaluate(() => ({
    nodes: document.querySelectorAll('adlane-widget').length,
    attributes: [...document.documentElement.attributes, ...document.body.attributes].map(({ name }) => name),
    sheets: document.adoptedStyleSheets.length,
    kept: Object.keys(localStorage),
    cookies: document.cookie,
  }));
  expect(left).toEqual({ nodes: 0, attributes: [], sheets: 0, kept: [], cookies: '' });
});
