import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import german from '../apps/server/test/fixtures/germanLead.json';
import { createLeadForm, postToDouble, submitLeadForm } from './harness/leadForms';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

const question = 'Was dürfen wir für Sie tun?';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
let formId = '';
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await browser.newPage();
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const germanForm = {
  name: 'Kostenlose Beratung',
  locale: 'DE_DE',
  questions: [
    { type: 'FULL_NAME' },
    { type: 'EMAIL' },
    { type: 'PHONE' },
    { type: 'CITY' },
    { type: 'COMPANY_NAME' },
    { type: 'CUSTOM', key: 'question_1', label: question },
  ],
  privacy_policy: { url: 'https://beispiel.example/datenschutz' },
};

describe('a lead of a German form', () => {
  skipAfterFailure();

  it('is awaited by an agency that connected its CRM', async () => {
    await signIn(page, server.urls.dashboard, 'Agency');
    await page.goto(`${server.urls.dashboard}/agency/connect`);
    await page.getByRole('button', { name: 'Connect another GoHighLevel sign-in' }).click();
    await page.getByRole('link', { name: 'Brooks Growth' }).click();
    await page.waitForURL('**/agency/connect');
    await page.getByText('Brooks Growth').first().waitFor();
    await postToDouble(server.urls, '/ghl/__control/addCustomField', {
      locationId: 'ghlBrooksGrowth',
      name: question,
      dataType: 'LARGE_TEXT',
    });
  });

  it('appears with the person, whatever the keys of its form', async () => {
    formId = await createLeadForm(server.urls, germanForm);
    const fields = {
      ...german,
      stadt: 'Bremen',
      unternehmen: 'Beispiel Gartenbau',
      question_1: ['Dach reparieren', 'Fassade streichen'],
    };
    // The list may still be loading when a job stores the lead: the page shows it all the same.
    await page.goto(`${server.urls.dashboard}/agency/leads`);
    await submitLeadForm(server.urls, formId, fields);
    await page.getByRole('link', { name: 'Jonas Beispiel' }).click();
    await page.getByRole('heading', { name: 'Jonas Beispiel' }).waitFor();
    await page.getByText('Dach reparieren, Fassade streichen').waitFor();
    await page.getByText('Kostenlose Beratung', { exact: true }).waitFor();
  });

  it('reaches the CRM whole, and its page says what was sent', async () => {
    await page.getByText('Delivered', { exact: true }).first().waitFor();
    await page.getByText(`${question} (custom field ${question})`).waitFor();
    const state = await (await fetch(`${server.urls.doubles}/ghl/__control/state`)).json();
    expect(state.contacts.filter(({ lastName }: { lastName?: string }) => lastName === 'Beispiel')).toEqual([
      {
        id: expect.any(String),
        locationId: 'ghlBrooksGrowth',
        firstName: 'Jonas',
        lastName: 'Beispiel',
        email: 'jonas.beispiel@mail.example',
        phone: '+4915198765432',
        city: 'Bremen',
        companyName: 'Beispiel Gartenbau',
        source: 'Kostenlose Beratung',
        customFields: [{ id: expect.any(String), value: 'Dach reparieren, Fassade streichen' }],
      },
    ]);
  });

  it('causes no errors on the page or the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});
