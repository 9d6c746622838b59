import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { RunnerTestCase } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { testLimitMs } from '../../test/timeLimits';
import { findPreparedRun } from './findPreparedRun';

export type TestBrowser = {
  /** Opens a page with separate storage, signed out, in English unless another language is named. Its script errors are collected in `problems`. */
  newPage(locale?: string): Promise<Page>;
  /** Uncaught errors, and requests that answered 500 or above. */
  readonly problems: string[];
  close(): Promise<void>;
};

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
}

/** Half of a test's time: a failure names the step that hangs. */
const stepLimitMs = testLimitMs.e2e / 2;

/** Connects to the run's Chromium, whose contexts are separate, or starts one. */
async function openChromium(): Promise<Browser> {
  const run = await findPreparedRun();
  return run ? chromium.connect(run.browserEndpoint) : chromium.launch(await findChromium());
}

/** Opens a Chromium with a desktop viewport. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await openChromium();
  const problems: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    problems,
    async newPage(locale = 'en-US') {
      const context = await browser.newContext({
        viewport: { width: 1360, height: 900 },
        locale,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.setDefaultTimeout(stepLimitMs);
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
 * Saves a screenshot of the page of a failed test in `.vitest-attachments`. `name` distinguishes the pages of
 * one test.
 */
export async function saveFailureScreenshot(
  page: Page | undefined,
  task: Readonly<RunnerTestCase>,
  name = 'page',
): Promise<void> {
  if (!page || task.result?.state !== 'fail') return;
  const file = `${task.name}-${name}`.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await page.screenshot({ path: `.vitest-attachments/${file}.png`, fullPage: true }).catch(() => undefined);
}
