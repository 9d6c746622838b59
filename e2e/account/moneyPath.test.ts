import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findMailedLink } from '../harness/findMailedLink';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';

const email = 'nora@money.example';
const password = 'a-long-passphrase-9';
/** Days of a trial that have passed in the browser. */
const daysGone = 10;

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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const openBilling = () => page.goto(`${server.urls.dashboard}/agency/my-account/billing`);

describe('an agency that pays', () => {
  skipAfterFailure();

  it('signs up and is in its trial', async () => {
    const visitor = createClient(contract, { baseUrl: server.urls.dashboard });
    const names = { first_name: 'Nora', last_name: 'Field', business_name: 'Field Media', phone: '' };
    await visitor.auth.signup({ body: { ...names, email, password } });
    await page.goto(await findMailedLink(server.urls.dashboard, email));
    await button('Confirm and sign in').click();
    for (const name of ['Continue', 'Continue', 'Connect later']) await button(name).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('sees how many days of the trial are left, with a link to the plans', async () => {
    await page.clock.setFixedTime(Date.now() + daysGone * 86_400_000);
    await page.reload();
    await page.getByText(/^Your trial ends in [34] days$/).waitFor();
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.waitForURL('**/agency/my-account/billing');
    await page.clock.setFixedTime(Date.now());
    await page.getByText(/^Your trial ends on /).waitFor();
  });

  it('enters a coupon: a wrong and an expired one cost nothing less, a valid one does', async () => {
    await button('Choose plan: Agency Unlimited Annual').click();
    const enter = async (code: string) => {
      await dialog().getByLabel('Coupon').fill(code);
      await dialog().getByRole('button', { name: 'Apply' }).click();
    };
    const due = dialog().locator('output').filter({ hasText: 'Due today' });
    await enter('NOPE');
    await dialog().getByText('This coupon is not valid.').waitFor();
    await enter('WINTER25');
    await dialog().getByText('This coupon has expired.').waitFor();
    expect(await due.innerText()).toContain('$997');
    await enter('SPRING20');
    await due.getByText('$797.60').waitFor();
  });

  it('goes back from the payment page, which charges nothing', async () => {
    await dialog().getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('797.60 USD, paid with the test card.').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByText('The payment was canceled. Nothing was charged.').waitFor();
    await page.getByText('No invoices yet').waitFor();
  });

  it('pays, returns, and has a plan and an invoice that opens', async () => {
    await button('Choose plan: Agency Unlimited Monthly').click();
    await dialog().getByRole('button', { name: 'Continue to payment' }).click();
    await button('Pay').click();
    await page.getByText('Your payment was received and your plan is active.').waitFor();
    await page.getByText(/^Renews on /).waitFor();
    await page.getByRole('table', { name: 'Invoices' }).getByText('Paid').waitFor();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'View' }).click();
    const invoice = await opened;
    await invoice.getByRole('heading', { name: /^Invoice / }).waitFor();
    await invoice.getByText('97.00 USD').first().waitFor();
    await invoice.close();
  });

  it('changes the plan for the amount that it saw', async () => {
    await openBilling();
    await button('Change to this plan: Agency Unlimited Annual').click();
    await dialog()
      .getByText(/^\$\d+\.\d\d is charged to your card now\.$/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('Plan changed successfully.').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Your plan' })
      .getByText('Agency Unlimited Annual')
      .waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'View' }).count()).toBe(2);
  });

  it('cancels, and is told on every page until when it can use the plan', async () => {
    await button('Cancel subscription').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText('Subscription cancelled successfully.').waitFor();
    await page.goto(`${server.urls.dashboard}/agency/leads`);
    await page.getByText(/^Your plan ends on /).waitFor();
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.waitForURL('**/agency/my-account/billing');
    await page.getByText(/ and will not renew\.$/).waitFor();
  });

  it('causes no errors in the browser or on the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});
