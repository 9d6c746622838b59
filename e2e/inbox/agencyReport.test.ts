import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { signIn } from '../harness/signIn';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';

const description = 'The preview of this template stays empty';

let server: BuiltServer;
let browser: TestBrowser;
let agency: Page;
let operator: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  [agency, operator] = await Promise.all([browser.newPage(), browser.newPage()]);
});
afterEach(async ({ task }) => {
  await saveFailureScreenshot(agency, task, 'agency');
  await saveFailureScreenshot(operator, task, 'operator');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const frame = () => agency.frameLocator('iframe[title="Feedback"]');

describe('a report from the ads app', () => {
  skipAfterFailure();

  it('is sent by an agency after a call has failed', async () => {
    await signIn(agency, server.urls.dashboard, 'Agency');
    await agency.goto(`${server.urls.dashboard}/agency/ads/manage/999999`);
    await agency.getByRole('alert').first().waitFor();
    await agency.getByRole('button', { name: /^Account of / }).click();
    await agency.getByRole('menuitem', { name: 'Send feedback' }).click();
    await frame()
      .getByRole('button', { name: /Report a bug/ })
      .click();
    await frame().getByLabel('What went wrong?').fill(description);
    await frame().getByRole('button', { name: 'Send feedback' }).click();
    await frame().getByText('Thank you!').waitFor();
  });

  it('says the operator what the agency was doing, and leads to the agency', async () => {
    await signIn(operator, server.urls.dashboard, 'SuperAdmin');
    await operator.goto(`${server.urls.dashboard}/super-admin/inbox`);
    await operator.getByRole('link', { name: new RegExp(description) }).click();
    const work = operator.getByRole('region', { name: 'Content and messages' });
    await work.getByText('/agency/ads/manage/999999', { exact: true }).waitFor();
    await work.getByText('#999999').waitFor();
    await work.getByText('GET /api/v1/ads/view/999999').first().waitFor();
    await work
      .getByText(/Request \w/)
      .first()
      .waitFor();
    await work.getByRole('link', { name: 'Brooks Growth' }).click();
    await operator.waitForURL('**/super-admin/subscriber?search=*');
    await operator
      .getByRole('link', { name: /Brooks Growth/ })
      .first()
      .waitFor();
  });

  it('is answered where the agency works', async () => {
    await operator.goBack();
    await operator.getByRole('textbox', { name: 'Reply' }).fill('We look into it.');
    await operator.getByRole('button', { name: 'Send reply' }).click();
    await agency.evaluate(() => Reflect.get(window, 'Adlane').close());
    await agency.getByText('We look into it.').first().waitFor();
  });

  it('causes no errors on the pages or the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});
