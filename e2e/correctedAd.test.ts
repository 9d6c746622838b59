import type { GraphState } from '@adlane/mocks/platforms';
import { getFirstId } from '@adlane/mocks/world';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { signIn } from './harness/signIn';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

const campaignName = 'Whitening week';
const texts = ['Whiter in one visit', 'Whiter before summer', 'Whiter without pain'];

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

/** Uses a switch of Facebook's double. */
async function control(name: string, body: object): Promise<void> {
  const answer = await fetch(`${server.urls.doubles}/facebook/__control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** Lists the ads of this launch on Facebook, each with the text that it shows. */
async function listAds() {
  const answer = await fetch(`${server.urls.doubles}/facebook/__control/state`);
  const { objects }: GraphState = await answer.json();
  const ads = objects.filter(
    ({ kind, fields }) => kind === 'Ad' && String(fields['name']).includes(campaignName),
  );
  return ads.map(({ status, fields }) => {
    const creative = JSON.stringify(fields['creative']);
    const shown = objects.find(({ kind, id }) => kind === 'AdCreative' && creative.includes(`"${id}"`));
    return { status, creative: JSON.stringify(shown?.fields) };
  });
}

describe('a rejected ad with three versions', () => {
  skipAfterFailure();

  it('is launched from a template with three texts', async () => {
    await control('setReviewMs', { ms: 0 });
    // The corrections have other names, and Facebook accepts those.
    await control('rejectAdsNamed', { text: `${campaignName} | Ad` });
    await signIn(page, server.urls.dashboard, 'Agency');
    await page.goto(`${server.urls.dashboard}/agency/ads/your-ads/templates/${getFirstId('templates')}`);
    for (const [index, text] of texts.entries()) {
      await page.getByLabel(`Ad Text ${index + 1}`, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Launch', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Campaign name').fill(campaignName);
    await drawer.getByRole('button', { name: 'Continue' }).click();
    await drawer.getByLabel('Daily budget').fill('25');
    await drawer.getByRole('button', { name: 'Continue' }).click();
    await drawer.getByRole('button', { name: 'Launch ad' }).click();
    await drawer.getByText('Your ad is on Facebook').waitFor();
    const ads = await listAds();
    expect(ads).toHaveLength(3);
    for (const text of texts) expect(ads.map(({ creative }) => creative).join()).toContain(text);
  });

  it('is corrected in the browser, each version by itself', async () => {
    await page.getByRole('link', { name: 'View launched ads' }).click();
    await page.getByRole('link', { name: new RegExp(campaignName) }).click();
    await page.getByRole('button', { name: 'Correct and resubmit' }).click();
    const drawer = page.getByRole('dialog');
    for (const [index, text] of texts.entries()) {
      await drawer.getByLabel(`Ad Text ${index + 1}`, { exact: true }).fill(`${text}, gently`);
    }
    await drawer.getByRole('button', { name: 'Resubmit ad' }).click();
    await page.getByText('Ad re-submitted successfully.').waitFor();
  });

  it('runs with three corrected ads', async () => {
    const ads = await listAds();
    const running = ads.filter(({ status }) => status === 'ACTIVE');
    expect(running).toHaveLength(3);
    for (const text of texts) {
      expect(running.filter(({ creative }) => creative.includes(`${text}, gently`))).toHaveLength(1);
    }
    expect(ads.filter(({ status }) => status === 'DELETED')).toHaveLength(3);
  });

  it('shows in its history what was corrected', async () => {
    await page.getByText('Corrected and resubmitted').waitFor();
    await page.getByText(`Ad text 1: ${texts[0]} → ${texts[0]}, gently`).waitFor();
  });

  it('causes no errors on the page or the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});
