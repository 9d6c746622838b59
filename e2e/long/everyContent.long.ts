import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContents } from '../harness/everyContent/checkContents';
import { openBrowser, type TestBrowser } from '../harness/openBrowser';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each(['en', 'ar', 'ja'])(
  'every content opens by every way in %s: translated, without a horizontal scroll, for everyone',
  async (language) => {
    // 15 methods, 7 links and 4 parameters lead into the frame.
    expect(await checkContents(server, browser, { language, widths: [320, 390, 1280] })).toBe(26 * 3);
    expect(browser.problems).toEqual([]);
  },
);
