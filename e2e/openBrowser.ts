import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { RunnerTestCase } from 'vitest';
import { findChromium } from '../scripts/chromium.mjs';

export type TestBrowser = {
  /** A page with storage of its own: nobody is signed in. Errors of its scripts are gathered in `problems`. */
  newPage(): Promise<Page>;
  /** What no page should have: errors that nobody caught, and requests that answered 500 or worse. */
  readonly problems: string[];
  close(): Promise<void>;
};

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
}

/** Chromium as it is found on this machine, in English and on a desktop's screen. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser: Browser = await chromium.launch(await findChromium());
  const problems: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    problems,
    async newPage() {
      const context = await browser.newContext({
        viewport: { width: 1360, height: 900 },
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      watch(page, problems);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
    },
  };
}

/**
 * Keeps a picture of what stood on the page when a test failed, in `.vitest-attachments`. `name` tells the pages of one
 * test apart.
 */
export async function saveFailureScreenshot(
  page: Page | undefined,
  task: Readonly<RunnerTestCase>,
  name = 'page',
): Promise<void> {
  if (!page || task.result?.state !== 'fail') return;
  const file = `${task.name}-${name}`.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await page.screenshot({ path: `.vitest-attachments/${file}.png` }).catch(() => undefined);
}
