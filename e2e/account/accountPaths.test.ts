import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { signIn } from '../harness/signIn';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
const problems: string[] = [];

/** Opens a page that reports what its content security policy refuses. */
async function openPage(): Promise<Page> {
  const opened = await browser.newPage();
  opened.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return opened;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await openPage();
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('an agency', () => {
  skipAfterFailure();

  it("replaces its card in the payment provider's form", async () => {
    await signIn(page, server.urls.dashboard, 'Agency');
    await page.goto(`${server.urls.dashboard}/agency/my-account/billing`);
    await page.getByText('ending in 4242').waitFor();
    await page.getByRole('button', { name: 'Replace card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment card' });
    await dialog.getByLabel('Card number').fill('5555 5555 5555 4444');
    await dialog.getByLabel('Expiration date').fill('12/34');
    await dialog.getByLabel('Security code').fill('123');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card updated successfully.').waitFor();
    await page.getByText('ending in 4444').waitFor();
  });

  it('switches to a client, whose leads and ads it then sees', async () => {
    await page.goto(`${server.urls.dashboard}/agency/leads`);
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Client: All clients' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Clients' });
    const client = panel.getByRole('link').nth(1);
    const name = await client.innerText();
    await client.click();
    await page.waitForURL(/\/agency\/leads\?client=\d+$/);
    await page
      .getByRole('button', { name: `Client: ${name}` })
      .first()
      .waitFor();
    const id = new URL(page.url()).searchParams.get('client');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Ads', exact: true })
      .click();
    await page.waitForURL(`**/agency/ads/manage?client=${id}`);
  });
});

describe('a super admin', () => {
  it('opens a subscriber, views the app as it and returns', async () => {
    page = await openPage();
    await signIn(page, server.urls.dashboard, 'SuperAdmin');
    await page.goto(`${server.urls.dashboard}/super-admin/subscriber`);
    await page
      .getByRole('link', { name: /Brooks Growth/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Brooks Growth', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'View as' }).click();
    await page.waitForURL('**/super-admin/agency/dashboard');
    const notice = page.getByRole('region', { name: 'Notice' });
    await notice.getByText('Brooks Growth').waitFor();
    await notice.getByRole('button', { name: 'Back to super admin' }).click();
    await page.waitForURL('**/super-admin/subscriber');
    await page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
  });

  it('opens the emails that the server has sent from its account menu', async () => {
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Emails' }).click();
    await page.getByRole('heading', { name: 'Emails', level: 1 }).waitFor();
  });

  it('caused no errors on the page', () => {
    expect([...browser.problems, ...problems]).toEqual([]);
  });
});
