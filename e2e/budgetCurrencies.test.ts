import { facebookDemo, type GraphState } from '@adlane/mocks/platforms';
import { getFirstId } from '@adlane/mocks/world';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

const [owner] = facebookDemo.users;
/**
 * What is typed, what people read, and what Facebook must receive: its API counts yen and Taiwan dollars, and euro cents. The
 * smallest budget of the account is about a dollar, so that none of them is unusual.
 */
const budgets = [
  { id: '1901', currency: 'JPY', smallest: 100, typed: '3000', shown: '¥3,000', sent: 3000 },
  { id: '1902', currency: 'TWD', smallest: 30, typed: '500', shown: 'NT$500', sent: 500 },
  { id: '1903', currency: 'EUR', smallest: 100, typed: '12.5', shown: '€12.50', sent: 1250 },
] as const;
const getAccountName = (currency: string) => `Account in ${currency}`;

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await browser.newPage();
  await signIn(page, server.urls.dashboard, 'Agency');
  for (const budget of budgets) await addAccount(budget);
  await fetchAccounts();
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Gives the connected person another ad account on Facebook. */
async function addAccount({ id, currency, smallest }: (typeof budgets)[number]): Promise<void> {
  const account = {
    id,
    currency,
    name: getAccountName(currency),
    timezone: 'Asia/Taipei',
    minDailyBudget: smallest,
  };
  const answer = await fetch(`${server.urls.doubles}/facebook/__control/addAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: owner.id, account }),
  });
  expect(answer.status).toBe(200);
}

/** Lets the dashboard fetch the accounts from Facebook again. */
async function fetchAccounts(): Promise<void> {
  await page.goto(`${server.urls.dashboard}/agency/connect`);
  await page.getByRole('button', { name: `Refresh ${owner.name}` }).click();
  await page.getByRole('link', { name: new RegExp(`Choose accounts.*${owner.name}`) }).click();
  for (const { currency } of budgets) await page.getByText(getAccountName(currency)).first().waitFor();
}

/** Lists the daily budgets of a campaign and its ad sets as Facebook received them. */
async function listSent(campaignName: string): Promise<number[]> {
  const answer = await fetch(`${server.urls.doubles}/facebook/__control/state`);
  const { objects }: GraphState = await answer.json();
  return objects.flatMap(({ fields: { name, daily_budget: budget } }) =>
    String(name).includes(campaignName) && budget !== undefined ? [Number(budget)] : [],
  );
}

describe('a budget in the browser', () => {
  it.each(budgets)(
    'of $shown is reviewed, sent and shown as $shown',
    async ({ currency, typed, shown, sent }) => {
      const campaignName = `Budget in ${currency}`;
      await page.goto(`${server.urls.dashboard}/agency/ads/your-ads/templates/${getFirstId('templates')}`);
      await page.getByRole('button', { name: 'Launch', exact: true }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('Campaign name').fill(campaignName);
      const account = drawer.getByLabel('Ad account');
      const option = account.locator('option', { hasText: getAccountName(currency) });
      await account.selectOption((await option.getAttribute('value')) ?? '');
      await drawer.getByRole('button', { name: 'Continue' }).click();
      await drawer.getByLabel('Daily budget').fill(typed);
      await drawer.getByRole('button', { name: 'Continue' }).click();
      await drawer.getByText(`${shown} a day`, { exact: true }).first().waitFor();
      await drawer.getByText('Nothing has been sent yet').waitFor();
      expect(await listSent(campaignName)).toEqual([]);
      await drawer.getByRole('button', { name: 'Launch ad' }).click();
      await drawer.getByText('Your ad is on Facebook').waitFor();
      expect(await listSent(campaignName)).toEqual([sent]);

      await page.getByRole('link', { name: 'View launched ads' }).click();
      await page.getByRole('link', { name: new RegExp(campaignName) }).click();
      await page.getByText(`${shown} a day`, { exact: true }).first().waitFor();
    },
  );

  it('causes no errors on the page or the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});
