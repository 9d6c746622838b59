import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testLimitMs } from '../../test/timeLimits';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { type FileServer, serveFolder } from '../harness/serveFolder';

const campaignName = 'Launched in the demo';
const description = 'The transfer form loses my text';
const reply = 'It is fixed, thank you!';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

let files: FileServer;
let browser: TestBrowser;
let page: Page;
let missing: string[];

const dashboard = (): FrameLocator => page.frameLocator('iframe[title="Dashboard"]');
const site = (): FrameLocator => page.frameLocator('iframe[title="Website with widget"]');
const messenger = (): FrameLocator => site().frameLocator('iframe[title="Feedback"]');

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts/buildDemo.mjs')], {
    cwd: projectFolder,
  });
  files = await serveFolder(join(projectFolder, 'demo-static'), '/try/adlane/');
  browser = await openBrowser();
  page = await browser.newPage();
  missing = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
}, testLimitMs.long);
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await files?.close();
});

async function openArea(path: string): Promise<void> {
  await page.evaluate((hash) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Dashboard"]');
    if (frame?.contentWindow) frame.contentWindow.location.hash = hash;
  }, path);
}

it('the demo signs an agency in through the form', async () => {
  await page.goto(files.url);
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await dashboard().getByLabel('Email').fill('agency@adlane.test');
  await dashboard().getByLabel('Password').fill('adlane-demo');
  await dashboard().getByRole('button', { name: 'Sign in' }).click();
  await dashboard().getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

it('the demo launches an ad on a simulated platform', async () => {
  await openArea('/agency/ads/your-ads');
  const cards = dashboard().getByRole('region', { name: 'Templates' }).getByRole('article');
  await cards.filter({ hasText: 'Leads' }).filter({ hasText: 'Facebook' }).first().getByRole('link').click();
  await dashboard().getByRole('textbox', { name: 'Headline 1', exact: true }).fill('A headline of the demo');
  await dashboard().getByRole('button', { name: 'Save and launch' }).click();
  const drawer = dashboard().getByRole('dialog');
  await drawer.getByLabel('Campaign name').fill(campaignName);
  await drawer.getByRole('button', { name: 'Continue' }).click();
  await drawer.getByLabel('Daily budget').fill('25');
  await drawer.getByRole('combobox', { name: /Countries/ }).selectOption('NZ');
  await drawer.getByRole('button', { name: 'Continue' }).click();
  await drawer.getByText('Nothing has been sent yet').waitFor();
  await drawer.getByRole('button', { name: 'Launch ad' }).click();
  await drawer.getByRole('link', { name: 'View launched ads' }).click();
  await dashboard().getByRole('row').filter({ hasText: campaignName }).waitFor();
});

it('a visitor of the demo reports a bug with the real widget', async () => {
  await page.getByRole('button', { name: 'Website with widget' }).click();
  await site().getByRole('button', { name: 'Send feedback' }).click();
  await messenger()
    .getByRole('button', { name: /Report a bug/ })
    .click();
  await messenger().getByLabel('What went wrong?').fill(description);
  await messenger().getByLabel('Your email').fill('robin@example.com');
  await messenger().getByRole('button', { name: 'Send feedback' }).click();
  await messenger().getByText('Thank you!').waitFor();
});

it('the operator of the demo replies in the inbox', async () => {
  await page.getByRole('button', { name: 'Super admin' }).click();
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await dashboard().getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await openArea('/super-admin/inbox');
  await dashboard().getByRole('list', { name: 'Inbox' }).getByText(description).first().click();
  await dashboard().getByRole('textbox', { name: 'Reply' }).fill(reply);
  await dashboard().getByRole('button', { name: 'Send reply' }).click();
  await dashboard().getByRole('log', { name: 'Messages' }).getByText(reply).waitFor();
});

it('a reload of the demo keeps the session, the reply and the launched ad', async () => {
  // A change is stored within a moment.
  await page.waitForTimeout(3_000);
  await page.reload();
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await openArea('/super-admin/inbox');
  await dashboard().getByRole('list', { name: 'Inbox' }).getByText(description).first().click();
  await dashboard().getByRole('log', { name: 'Messages' }).getByText(reply).waitFor();
  await openArea('/agency/ads/manage');
  await dashboard().getByRole('row').filter({ hasText: campaignName }).waitFor();
});

it('a button of the demo resets the data', async () => {
  await page.getByRole('button', { name: 'Reset data' }).click();
  await dashboard().getByLabel('Email').waitFor();
  await page.getByRole('button', { name: 'Agency', exact: true }).click();
  await dashboard().getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await openArea('/agency/ads/manage');
  await dashboard().getByRole('row').nth(1).waitFor();
  expect(await dashboard().getByRole('row').filter({ hasText: campaignName }).count()).toBe(0);
});

it('the demo needs no file that a plain server lacks, and has no script errors', () => {
  expect(browser.problems).toEqual([]);
  // What the widget sends while the page is left reaches no API, because that is left, too.
  expect(missing.filter((url) => !url.includes('/sdk/'))).toEqual([]);
});
