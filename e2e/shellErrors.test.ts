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
  await signIn(page, server.urls.dashboard, 'Agency');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const menu = () => page.getByRole('navigation', { name: 'Main' });
const openLeads = () => menu().getByRole('link', { name: 'Leads' }).click();

describe('a page whose server cannot be reached', () => {
  it('keeps the menus, and loads by itself when the server is back', async () => {
    await page.route('**/*', (route) => route.abort());
    await openLeads();
    await page.getByRole('alert').filter({ hasText: "Couldn't load this page" }).waitFor();
    expect(await menu().isVisible()).toBe(true);
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/readyz'));
    await page.unroute('**/*');
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  });
});

describe('a device without a connection', () => {
  it('says so on the open page, until it is back', async () => {
    const notice = page.getByText("You're offline");
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'hidden' });
  });
});

describe('the sign-in page', () => {
  it('says what to do if its code cannot be loaded, and loads on a click', async () => {
    const visitor = await browser.newPage();
    await visitor.route('**/assets/SignInPage-*.js', (route) => route.abort());
    await visitor.goto(`${server.urls.dashboard}/login`);
    await visitor.getByRole('heading', { name: "Couldn't load this page" }).waitFor();
    await visitor.unroute('**/assets/SignInPage-*.js');
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await visitor.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await visitor.close();
  });

  it('is replaced by the dashboard: the way back leads to the page before it', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(`${server.urls.dashboard}/forgot-password`);
    await signIn(visitor, server.urls.dashboard, 'Agency');
    await visitor.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await visitor.goBack();
    await visitor.waitForURL('**/forgot-password');
    await visitor.close();
  });
});

describe('the menus', () => {
  skipAfterFailure();

  it('show at once from the stored session, while the server has not answered', async () => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.reload();
    await menu().getByRole('link', { name: 'Leads' }).waitFor();
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  });

  it('are gone after the session has ended, and its reason is shown on the sign-in page', async () => {
    const { token } = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) =>
        localStorage.getItem(name)?.includes('"expiresAt"'),
      );
      return JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
    });
    const ended = await fetch(`${server.urls.dashboard}/api/v1/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.ok).toBe(true);
    const left = page.waitForURL((url) => url.pathname === '/login');
    // A call that the page makes by itself may find out before the click, which then has no link any more.
    await Promise.any([menu().getByRole('link', { name: 'Ad Accounts' }).click(), left]);
    await left;
    await page.getByText(/session|unauthenticated/i).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('"expiresAt"');
  });
});
