import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allViews, axePath, checkViews } from '../harness/everyPage/checkPage';
import { openApi } from '../harness/everyPage/recordIds';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';
import { watchRequests } from '../harness/watchRequests';

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
let inFlight: () => number;
let api: Awaited<ReturnType<typeof openApi>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  api = await openApi(server.urls.dashboard, 'Agency');
  page = await browser.newPage();
  inFlight = watchRequests(page);
  await page.addInitScript({ path: axePath });
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const authorize = async (channel: 'facebook' | 'google' | 'ghl') => {
  const redirect_uri = `${server.urls.dashboard}/agency/connect${channel === 'ghl' ? '/ghl' : ''}`;
  return (await api.sources.authorize({ query: { channel, redirect_uri } })).url;
};

describe('the page of a simulated platform', () => {
  it.each([
    ['Facebook', 'Connect with Facebook', () => authorize('facebook')],
    ['Google', 'Connect with Google', () => authorize('google')],
    ['GoHighLevel', 'Choose a location', () => authorize('ghl')],
    [
      'Stripe',
      'Agency Unlimited Lifetime',
      async () => (await api.billing.checkout({ body: { plan_id: 'new_lifetime', coupon: null } })).url,
    ],
    [
      'Stripe',
      /^Invoice /,
      async () => (await api.billing.transactions({ query: {} })).data[0]?.invoice_url ?? '',
    ],
  ] as const)(
    '%s, %s, says that it is simulated, fits each screen and passes axe',
    async (platform, title, find) => {
      await page.goto(await find());
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.getByText(`Simulated ${platform}: nothing leaves this machine.`).waitFor();
      await checkViews(page, inFlight, allViews);
    },
  );

  it('causes no errors', () => expect(browser.problems).toEqual([]));
});
