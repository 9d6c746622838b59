import { hostileHtml } from '@adlane/mocks/hostileHtml';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, demoSdkKey } from '../mocks/src/world/demoLogins';
import { createLeadForm, submitLeadForm } from './harness/leadForms';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

// Names entered by users and content sent by visitors are shown as text and never executed.

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
/** Scripts that ran, and violations of the page's policy. */
const ran: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await browser.newPage();
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) ran.push(`${page.url()}: ${message.text()}`);
  });
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function request(path: string, body: object, headers: Record<string, string>, method = 'POST') {
  return fetch(`${server.urls.dashboard}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function fetchAuthorization(
  role: (typeof demoLogins)[number]['role'],
): Promise<Record<string, string>> {
  const login = demoLogins.find((each) => each.role === role);
  const answer = await request('/api/v1/login', { email: login?.email, password: login?.password }, {});
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

/** Sends each text in its own request and counts the answers by status. */
async function sendAll(send: (text: string) => Promise<Response>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const text of hostileHtml) {
    const { status } = await send(text);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** Clicks and hovers every element, so that injected event handlers would run. */
async function touchEverything(): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['pointerover', 'mouseover', 'focus', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
}

/** Signs the page out, and another user in. */
async function switchTo(role: (typeof demoLogins)[number]['role']): Promise<void> {
  await page.goto(`${server.urls.dashboard}/login`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, server.urls.dashboard, role);
}

/** Counts what a call lists, on all pages. */
async function count(path: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${server.urls.dashboard}${path}`, { headers });
  return (await answer.json()).meta.total;
}

/** Opens a page of the app by its heading, and clicks and hovers its elements. */
async function opens(path: string, heading: string): Promise<void> {
  await page.goto(`${server.urls.dashboard}${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await touchEverything();
}

const texts = [...hostileHtml.entries()];

describe('a hostile text', () => {
  skipAfterFailure();

  it('is rejected as the name of a folder', async () => {
    const agency = await fetchAuthorization('Agency');
    const statuses = await sendAll((name) => request('/api/v1/folders/store', { name }, agency));
    expect(statuses).toEqual({ 422: hostileHtml.length });
  });

  it('is shown as text in inserts, template names and the name of the signed-in user', async () => {
    const agency = await fetchAuthorization('Agency');
    const profile = {
      first_name: texts[0]?.[1],
      last_name: texts[10]?.[1],
      phone: '',
      location: texts[15]?.[1],
    };
    expect((await request('/api/v1/user/profile', profile, agency, 'PUT')).status).toBe(200);
    for (const [at, value] of texts) {
      const stored = await request(
        '/api/v1/smart-inserts/custom/store',
        { name: `insert ${at}`, value },
        agency,
      );
      expect([201, 422], value).toContain(stored.status);
    }
    await signIn(page, server.urls.dashboard, 'Agency');
    await opens('/agency/smart-tag', 'Inserts');
    const listed = await fetch(`${server.urls.dashboard}/api/v1/templates?per_page=100`, { headers: agency });
    const { data } = await listed.json();
    const ids: number[] = data.map(({ id }: { id: number }) => id);
    for (const [at, name] of texts) {
      const place = at % ids.length;
      const renamed = await request(`/api/v1/templates/rename/${ids[place]}`, { name }, agency, 'PUT');
      expect(renamed.status, name).toBe(200);
      // Either all have a new name, or this was the last one.
      if (place === ids.length - 1 || at === texts.length - 1)
        await opens('/agency/ads/your-ads/templates', 'Ad Templates');
    }
    await opens(
      `/agency/ads/your-ads/templates/${ids[0]}`,
      texts.findLast(([at]) => at % ids.length === 0)?.[1] ?? '',
    );
  });

  it('is shown as text in leads: their names in the list, and the answers of one', async () => {
    const formId = await createLeadForm(server.urls, {
      name: 'Leads of strangers',
      locale: 'EN_US',
      questions: [{ type: 'FULL_NAME' }, { type: 'EMAIL' }],
      privacy_policy: { url: 'https://privacy.example/' },
    });
    const agency = await fetchAuthorization('Agency');
    const before = await count('/api/v1/leads', agency);
    for (const [, text] of texts)
      await submitLeadForm(server.urls, formId, { full_name: text, email: 'stranger@mail.example' });
    const answers = Object.fromEntries(texts.map(([at, text]) => [`answer_${at}`, text]));
    await submitLeadForm(server.urls, formId, { full_name: 'Lead of a stranger', ...answers });
    await expect.poll(() => count('/api/v1/leads', agency)).toBe(before + texts.length + 1);
    await switchTo('Agency');
    for (const number of [3, 2, 1]) {
      await opens(`/agency/leads?page=${number}`, 'Leads');
      await page.getByRole('row').nth(5).waitFor();
      await touchEverything();
    }
    await page.getByRole('link', { name: 'Lead of a stranger' }).click();
    await page.getByText('<svg/onload=alert`1`>', { exact: true }).first().waitFor();
    await touchEverything();
  });

  it('is shown as text in a ticket: description, answers, logs and data', async () => {
    const session = await request('/sdk/sessions', { lang: 'en' }, { 'api-token': demoSdkKey });
    const { gleapId, gleapHash } = await session.json();
    const visitor = { 'api-token': demoSdkKey, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
    const date = '2026-11-02T10:00:00.000Z';
    const ticket = {
      type: 'BUG',
      formData: {
        description: 'Texts of strangers',
        ...Object.fromEntries(texts.map(([at, text]) => [`answer ${at} ${text}`, text])),
      },
      customData: Object.fromEntries(texts.map(([at, text]) => [`custom ${at}`, text])),
      metaData: {
        currentUrl: 'javascript:alert(1)',
        ...Object.fromEntries(texts.map(([at, text]) => [`m${at}`, text])),
      },
      consoleLog: hostileHtml.map((log) => ({ log, date, priority: 'ERROR' })),
      networkLogs: hostileHtml.map((text) => ({
        url: text,
        type: 'GET',
        date,
        request: { payload: text, headers: { x: text } },
        response: { status: 200, statusText: text, responseText: text },
      })),
      customEventLog: hostileHtml.map((name) => ({ name, date, data: { text: name } })),
      tags: ['<img src=x onerror=alert(1)>'],
    };
    expect((await request('/sdk/bugs/v2', ticket, visitor)).status).toBe(201);
    await switchTo('SuperAdmin');
    await page.getByRole('link', { name: 'Tickets' }).first().click();
    await page.getByRole('link', { name: 'Texts of strangers' }).click();
    await page.getByRole('tablist').waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await touchEverything();
    }
    await page.getByRole('tab', { name: /^Console/ }).click();
    await page.getByText('<svg/onload=alert`1`>', { exact: true }).first().waitFor();
  });

  it('never runs, and the policy had nothing to block', () => {
    expect(ran).toEqual([]);
    expect(browser.problems).toEqual([]);
  });
});
