import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from './openBrowser';
import { changePage, recordedPage } from './recordedPage';
import { addRecorder, leanRecorder, wholeRecorder } from './recorderSource';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** What a recorder says of a page that does all that pages do, and how many frames it makes on it. */
async function record(code: string): Promise<{ events: unknown[]; frames: number }> {
  const page = await browser.newPage();
  await page.setContent(recordedPage);
  await addRecorder(page, code);
  return page.evaluate(changePage);
}

it('the recorder that pages get says the same as the whole one, and makes no frame of its own', async () => {
  const [whole, lean] = [await record(wholeRecorder), await record(await leanRecorder())];
  expect(whole.events.length).toBeGreaterThan(20);
  expect(lean.events).toEqual(whole.events);
  expect(lean.frames).toBe(0);
  expect(browser.problems).toEqual([]);
});
