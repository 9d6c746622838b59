import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await browser.newPage();
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const readDirection = () =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

describe('the language of the dashboard', () => {
  skipAfterFailure();

  it('is English at first, and is chosen in the account menu', async () => {
    await signIn(page, server.urls.dashboard, 'Client');
    await page.getByRole('heading', { name: 'Launched Ads', level: 1 }).waitFor();
    expect(await readDirection()).toEqual(['en', 'ltr']);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'الإعلانات المنشورة', level: 1 }).waitFor();
    expect(await readDirection()).toEqual(['ar', 'rtl']);
  });

  it('stays after signing out, also on the sign-in page, which leads back to English', async () => {
    await page.getByRole('button', { name: /^حساب / }).click();
    await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
    await page.getByRole('button', { name: 'تسجيل الدخول' }).waitFor();
    expect(await readDirection()).toEqual(['ar', 'rtl']);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await readDirection()).toEqual(['en', 'ltr']);
  });

  it('causes no errors', () => expect(browser.problems).toEqual([]));
});
