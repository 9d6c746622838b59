import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '../mocks/src/world/demoLogins';
import { findMailedLink } from './harness/findMailedLink';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const open = (path: string) => page.goto(`${server.urls.dashboard}${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = 'a-long-passphrase-9';

describe('an agency with a new client', () => {
  skipAfterFailure();

  const email = 'lena@lindgren.example';
  let agencyPage: Page;
  let clientPage: Page;

  async function setPermission(name: string, granted: boolean): Promise<void> {
    const group = agencyPage.getByRole('group', { name: 'Permissions of Lindgren Bakery' });
    const option = group.getByRole('switch', { name });
    await expect.poll(() => option.isEnabled()).toBe(true);
    if ((await option.isChecked()) !== granted) await group.getByText(name, { exact: true }).click();
    await expect.poll(() => option.isChecked()).toBe(granted);
  }

  it('adds and invites it, without permissions at first', async () => {
    page = await browser.newPage();
    agencyPage = page;
    await signIn(page, server.urls.dashboard, 'Agency');
    await open('/agency/clients');
    await button('Add client').first().click();
    const dialog = page.getByRole('dialog', { name: 'Add a client' });
    await dialog.getByLabel('Business name').fill('Lindgren Bakery');
    await dialog.getByLabel('First name').fill('Lena');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await page.getByRole('heading', { name: 'Lindgren Bakery', level: 1 }).waitFor();
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await setPermission('Client access', false);
  });

  it('is asked for permissions by the client, who has none yet', async () => {
    page = await browser.newPage();
    clientPage = page;
    await page.goto(await findMailedLink(server.urls.dashboard, email));
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Accept and sign in' }).click();
    await page.waitForURL('**/agency/client-*/**');
    await page.getByText('Your agency has not given you access yet').waitFor();
  });

  it('grants them', async () => {
    page = agencyPage;
    for (const name of ['Client access', 'Launch own ads', 'Create own templates']) {
      await setPermission(name, true);
    }
  });

  it('sees the client create a template with the granted permission', async () => {
    page = clientPage;
    await page.reload();
    await page.getByRole('heading', { name: 'Launched Ads', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Ad Templates' }).first().click();
    await page.getByRole('heading', { name: 'Ad Templates', level: 1 }).waitFor();
    await button('New template').click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('an agency whose plan has ended', () => {
  skipAfterFailure();

  const email = 'nora@ended.example';
  let agencyPage: Page;

  it('signs up, and loses its plan', async () => {
    const visitor = createClient(contract, { baseUrl: server.urls.dashboard });
    const names = { first_name: 'Nora', last_name: 'Field', business_name: 'Ended Media', phone: '' };
    await visitor.auth.signup({ body: { ...names, email, password } });
    const link = await findMailedLink(server.urls.dashboard, email);
    page = await browser.newPage();
    agencyPage = page;
    await page.goto(link);
    await button('Confirm and sign in').click();
    for (const name of ['Continue', 'Continue', 'Connect later']) await button(name).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

    page = await browser.newPage();
    await signIn(page, server.urls.dashboard, 'SuperAdmin');
    await open('/super-admin/trial-subscriber');
    await button('Actions for Ended Media').click();
    await page.getByRole('menuitem', { name: 'Give a plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give a plan' });
    await dialog.getByRole('radio').first().check({ force: true });
    await dialog.getByRole('button', { name: 'Give plan' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await open('/super-admin/subscriber');
    await button('Actions for Ended Media').click();
    await page.getByRole('menuitem', { name: 'Cancel subscription' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText('Subscription cancelled successfully.').waitFor();
  });

  it('is told so, and cannot change anything', async () => {
    page = agencyPage;
    await open('/agency/ads/master');
    await page.getByText('Your plan has ended', { exact: true }).waitFor();
    await button('Import Dental: New Patient Exam').click();
    await page
      .getByText(/Your plan has ended\. Choose a plan/)
      .first()
      .waitFor();
  });

  it('pays for a plan and continues', async () => {
    await page.getByRole('link', { name: 'Choose a plan' }).first().click();
    await page.waitForURL('**/agency/my-account/billing');
    await page.getByRole('button', { name: 'Choose plan: Agency Unlimited Monthly' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL('**/agency/my-account/billing**');
    await page.getByText('Your payment was received and your plan is active.').waitFor();
    await open('/agency/ads/master');
    await button('Import Dental: New Patient Exam').click();
    await page.getByText('Added to your templates.').waitFor();
  });
});

describe('a super admin', () => {
  skipAfterFailure();

  it('approves a requested niche', async () => {
    page = await browser.newPage();
    await signIn(page, server.urls.dashboard, 'SuperAdmin');
    await open('/super-admin/niche?tab=requests');
    await button('Approve Dog Grooming').click();
    await page.getByText('Saved successfully.').waitFor();
    await open('/super-admin/niche');
    await page.getByText('Dog Grooming').first().waitFor();
  });

  it('publishes a master template, and sees it in the library of a subscriber it views', async () => {
    const name = 'Med Spa: Laser Hair Removal';
    await open('/super-admin/ads/master/templates');
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
    await page.getByText('Saved successfully.').waitFor();
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
    await page.getByText('Master template published successfully.').waitFor();
    await open('/super-admin/subscriber');
    await page
      .getByRole('link', { name: /Brooks Growth/ })
      .first()
      .click();
    await button('View as').click();
    await page.waitForURL('**/super-admin/agency/dashboard');
    await open('/super-admin/agency/ads/master');
    await button(`Import ${name}`).waitFor();
    await button('Back to super admin').click();
    await page.waitForURL('**/super-admin/subscriber');
  });
});

describe('a client in the frame of its CRM', () => {
  skipAfterFailure();

  const crm = 'https://app.gohighlevel.com/location';
  const client = demoLogins.find(({ role }) => role === 'Client');
  let frame: Frame;
  let token = '';

  async function signInInFrame(firstPage: string): Promise<void> {
    await frame.getByLabel('Email').fill(client?.email ?? '');
    await frame.getByLabel('Password').fill(client?.password ?? '');
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
    await frame.getByRole('heading', { name: firstPage, level: 1 }).waitFor();
  }

  it('signs in within the frame', async () => {
    page = await browser.newPage();
    page.on('request', (request) => {
      const sent = request.headers()['authorization'] ?? '';
      if (sent !== '') token = sent.replace('Bearer ', '');
    });
    const src = `${server.urls.dashboard}/agency/ghlBrightside01/ads/manage`;
    await page.route(crm, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>CRM</title><iframe name="ads" src="${src}" width="1200" height="800"></iframe>`,
      }),
    );
    // Chromium asks before a public page, as the CRM's is, may frame one of this machine.
    await page.context().grantPermissions(['local-network-access']);
    await page.goto(crm);
    await expect.poll(() => page.frame('ads')?.url() ?? '').toContain('/agency/ghlBrightside01/login');
    const opened = page.frame('ads');
    if (!opened) throw new Error('The CRM page has no frame.');
    frame = opened;
    await signInInFrame('Launched Ads');
  });

  it('is led back to the sign-in of its agency when the session ends', async () => {
    await createClient(contract, { baseUrl: server.urls.dashboard, token: () => token }).auth.logout();
    await frame.getByRole('link', { name: 'Inserts' }).first().click();
    const notice = frame.getByText('Your session has expired. The page will now reload.').first();
    await notice.waitFor();
    // The reload takes it away.
    await notice.waitFor({ state: 'hidden' });
    await expect.poll(() => frame.url()).toContain('/agency/ghlBrightside01/login');
  });

  it('signs in again within the frame and continues where it was', () => signInInFrame('Inserts'));
});

it('causes no errors in the browser or on the server', () => {
  expect(browser.problems).toEqual([]);
  expect(server.output()).not.toContain('"level":"error"');
});
