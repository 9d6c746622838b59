import type { GraphState } from '@adlane/mocks/platforms';
import { getFirstId } from '@adlane/mocks/world';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

const headline = 'A calm first visit, on us';
const campaignName = 'Spring smiles 2026';

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

/** Lists the campaigns on the Facebook double with the name of this launch. */
async function campaignsOnFacebook(): Promise<unknown[]> {
  const answer = await fetch(`${server.urls.doubles}/facebook/__control/state`);
  const state: GraphState = await answer.json();
  return state.objects.filter(
    ({ kind, fields }) => kind === 'Campaign' && String(fields['name']).includes(campaignName),
  );
}

function launchedAd() {
  return page.getByRole('row').filter({ hasText: campaignName });
}

describe('an ad from sign-in to launch', () => {
  skipAfterFailure();

  it('starts with signing in and shows the templates in their folders', async () => {
    await signIn(page, server.urls.dashboard, 'Agency');
    await page.getByRole('link', { name: 'Ads', exact: true }).first().click();
    await page.getByRole('link', { name: 'Ad Templates' }).first().click();
    await page.getByRole('heading', { name: 'Ad Templates', level: 1 }).waitFor();
    const folders = page.getByLabel('Template folders');
    await folders.getByRole('link', { name: /Health & Wellness/ }).click();
    await page.waitForURL(/folder/);
    const cards = page.getByRole('region', { name: 'Templates' }).getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
  });

  it('opens in the editor, which accepts valid texts and reports invalid ones', async () => {
    const cards = page.getByRole('region', { name: 'Templates' }).getByRole('article');
    await cards
      .filter({ hasText: 'Leads' })
      .filter({ hasText: 'Facebook' })
      .first()
      .getByRole('link')
      .click();
    const first = page.getByLabel('Headline 1', { exact: true });
    await first.fill('Free {now}');
    await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true');
    await first.fill(headline);
    await expect.poll(() => first.getAttribute('aria-invalid')).not.toBe('true');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
    await page.reload();
    expect(await page.getByLabel('Headline 1', { exact: true }).inputValue()).toBe(headline);
  });

  it('is launched with a form, step by step', async () => {
    await page.getByRole('button', { name: 'Launch', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Campaign name').fill(campaignName);
    await chooseFirst(drawer.getByLabel('Ad account'));
    await chooseFirst(drawer.getByLabel('Facebook page'));
    await drawer.getByRole('button', { name: 'Continue' }).click();
    await drawer.getByLabel('Daily budget').fill('25');
    await drawer.getByRole('button', { name: 'Continue' }).click();
    await drawer.getByText('Nothing has been sent yet').waitFor();
    expect(await campaignsOnFacebook()).toHaveLength(0);
    await drawer.getByRole('button', { name: 'Launch ad' }).click();
    await drawer.getByText('Your ad is on Facebook').waitFor();
    expect(await campaignsOnFacebook()).toHaveLength(1);
  });

  it('appears under Launched Ads, also after a reload', async () => {
    await page.getByRole('link', { name: 'View launched ads' }).click();
    await launchedAd()
      .getByText(/review|active/i)
      .waitFor();
    await page.reload();
    await launchedAd()
      .getByText(/review|active/i)
      .waitFor();
  });

  it('survives a restart of the server, and was created once', async () => {
    await server.restart();
    await page.reload();
    await launchedAd()
      .getByText(/review|active/i)
      .waitFor();
    expect(await campaignsOnFacebook()).toHaveLength(1);
  });

  it('is joined by the ads of the demo, which run on Facebook too and can be paused', async () => {
    await page.goto(`${server.urls.dashboard}/agency/ads/manage/${getFirstId('ads')}`);
    await page.getByText('Active', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
    const answer = await fetch(`${server.urls.doubles}/facebook/__control/state`);
    const { objects }: GraphState = await answer.json();
    const paused = objects.filter(({ kind, status }) => kind === 'Campaign' && status === 'PAUSED');
    expect(paused.map(({ fields }) => fields['name'])).toContain('ADL Dental: New Patient Exam');
  });

  it('causes no errors on the page or the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});

/** Selects the first real option of a select without a selection. */
async function chooseFirst(select: ReturnType<Page['getByLabel']>): Promise<void> {
  if ((await select.inputValue()) !== '') return;
  const values = await select
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const first = values.find((value) => value !== '');
  if (first === undefined) throw new Error('The select has nothing to choose.');
  await select.selectOption(first);
}
