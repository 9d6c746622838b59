import { text } from 'node:stream/consumers';
import type { GraphState } from '@adlane/mocks/platforms';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findMailedLink } from './harness/findMailedLink';
import { createKeyboard, type InputDevice, pointer } from './harness/inputDevices';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './harness/openBrowser';
import { skipAfterFailure } from './harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from './harness/startBuiltServer';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
/** People on Facebook: one with several accounts and pages, and one with a single account and page. */
const several = 'Ava Brooks';
const one = 'Noah Lindqvist';
const ways = [
  { way: 'with a mouse', slug: 'mouse', viewport: desktop, person: several, createDevice: () => pointer },
  {
    way: 'with the keyboard alone',
    slug: 'keyboard',
    viewport: desktop,
    person: several,
    createDevice: createKeyboard,
  },
  {
    way: 'on a screen 360 px wide',
    slug: 'phone',
    viewport: phone,
    person: one,
    createDevice: () => pointer,
  },
] satisfies readonly {
  way: string;
  slug: string;
  viewport: typeof desktop;
  person: string;
  createDevice: (page: Page) => InputDevice;
}[];

let server: BuiltServer;
let browser: TestBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns the text of the option that a select shows. */
const readChosen = (select: Locator) => select.locator('option:checked').innerText();

/** Fills in and sends the form of a launched ad, as a person on Facebook does. */
async function sendForm(campaignName: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const control = `${server.urls.doubles}/facebook/__control`;
  const state: GraphState = await (await fetch(`${control}/state`)).json();
  const { objects } = state;
  const campaign = objects.find((object) => object.fields['name'] === `ADL ${campaignName}`);
  const ad = objects.find(
    ({ kind, fields: { campaign_id, adset_id } }) =>
      kind === 'Ad' &&
      (campaign_id === campaign?.id ||
        objects.some((set) => set.id === adset_id && set.fields['campaign_id'] === campaign?.id)),
  );
  const answer = await fetch(`${control}/deliverForm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId: state.forms.at(-1)?.id, adId: ad?.id, fields }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
}

describe.each(ways)('a new agency $way', ({ slug, viewport, person, createDevice }) => {
  skipAfterFailure();

  const email = `nora-${slug}@field.example`;
  const campaignName = `New patients ${slug}`;
  const leadName = `Kim Lee ${slug}`;
  let page: Page;
  let device: InputDevice;
  beforeAll(async () => {
    page = await browser.newPage();
    await page.setViewportSize(viewport);
    device = createDevice(page);
  });
  afterEach(({ task }) => saveFailureScreenshot(page, task));

  const open = (path: string) => page.goto(`${server.urls.dashboard}${path}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  it('signs up, cannot sign in before it confirms its email, and is signed in by that', async () => {
    await open('/signup');
    await device.fill(page.getByLabel('First name'), 'Nora');
    await device.fill(page.getByLabel('Last name'), 'Field');
    await device.fill(page.getByLabel('Business name'), 'Field Media');
    await device.fill(page.getByLabel('Email'), email);
    await device.fill(page.getByRole('textbox', { name: 'Password' }), 'a-long-passphrase-9');
    await device.press(button('Create account'));
    await page.getByText('A verification email has been sent.').waitFor();
    const link = await findMailedLink(server.urls.dashboard, email);
    await open('/login');
    await device.fill(page.getByLabel('Email'), email);
    await device.fill(page.getByRole('textbox', { name: 'Password' }), 'a-long-passphrase-9');
    await device.press(button('Sign in'));
    await page.getByText(/^Please confirm your email first/).waitFor();
    await page.goto(link);
    await device.press(button('Confirm and sign in'));
    await page.waitForURL('**/onboarding');
  });

  it('says who it is, and continues to its ad accounts', async () => {
    await page.getByRole('heading', { name: 'Welcome. Who are you?' }).waitFor();
    await device.press(button('Continue'));
    await page.getByRole('heading', { name: 'Tell us about your business' }).waitFor();
    await device.press(button('Continue'));
    await device.press(button('Connect accounts'));
    await page.waitForURL('**/agency/connect');
  });

  it('connects Facebook', async () => {
    await device.press(button('Connect Facebook'));
    await device.press(page.getByRole('link', { name: `Continue as ${person}` }));
    await page.waitForURL('**/agency/connect');
    await page.getByText('Active', { exact: true }).waitFor();
  });

  it('follows its first steps to the library and imports a template', async () => {
    await open('/agency/dashboard');
    await device.press(page.getByRole('link', { name: 'Browse the library: Choose a template' }));
    await page.waitForURL('**/agency/ads/master');
    await device.press(button('Import Dental: New Patient Exam'));
    await page.getByText('Added to your templates.').waitFor();
  });

  it('fills in its business profile', async () => {
    await open('/agency/dashboard');
    await device.press(page.getByRole('link', { name: 'Fill in: Fill in your business profile' }));
    await device.fill(page.getByLabel('Privacy Policy URL'), 'https://field.example/privacy');
    await device.press(button('Save'));
    await page.getByText('Saved successfully.').waitFor();
  });

  it('launches the template', async () => {
    await open('/agency/dashboard');
    await device.press(page.getByRole('link', { name: 'Launch: Launch your first ad' }));
    await device.press(page.getByRole('link', { name: 'Dental: New Patient Exam' }));
    await device.press(button('Launch'));
    const drawer = page.getByRole('dialog');
    await device.fill(drawer.getByLabel('Campaign name'), campaignName);
    const account = drawer.getByLabel('Ad account');
    const facebookPage = drawer.getByLabel('Facebook page');
    if (person === several) {
      await device.choose(account, 'Brooks Main');
      await device.choose(facebookPage, 'Brightside Dental');
    } else {
      // Preselected: there are no others.
      await expect.poll(() => readChosen(account)).toMatch(/^Lindqvist Ads · SEK/);
      await expect.poll(() => readChosen(facebookPage)).toMatch(/^Solsidan Roofing/);
    }
    await device.press(drawer.getByRole('button', { name: 'Continue' }));
    await device.fill(drawer.getByLabel('Daily budget'), '25');
    await device.press(drawer.getByRole('button', { name: 'Continue' }));
    await drawer.getByText('Confirm your information below').waitFor();
    await device.press(drawer.getByRole('button', { name: 'Launch ad' }));
    await drawer.getByText('Your ad is on Facebook').waitFor();
    await device.press(drawer.getByRole('link', { name: 'View launched ads' }));
    await page.getByText(campaignName).first().waitFor();
  });

  it('sends itself a test lead, which arrives as a real one does', async () => {
    await open('/agency/ads/manage');
    await device.press(page.getByRole('link', { name: campaignName }).first());
    await page.getByText('No leads yet. A test lead shows that they arrive here and in the CRM.').waitFor();
    await device.press(button('Send test lead'));
    await device.press(page.getByRole('link', { name: 'Test Lead' }));
    await page.getByRole('heading', { level: 1, name: 'Test Lead' }).waitFor();
    await page.getByText('test.lead@example.com').first().waitFor();
  });

  it('gets a lead within seconds and exports it', async () => {
    await open('/agency/leads');
    await page.getByRole('link', { name: 'Test Lead' }).waitFor();
    const person = { full_name: leadName, email: 'kim@mail.example', phone_number: '+12025550143' };
    await sendForm(campaignName, person);
    await page.getByRole('link', { name: leadName }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), device.press(button('Export'))]);
    const file = await text(await download.createReadStream());
    const [, ...rows] = file.trim().split(/\r?\n/);
    expect(rows).toHaveLength(2);
    const row = rows.find((each) => each.includes(leadName));
    expect(row).toContain('kim@mail.example');
    expect(row).toContain(campaignName);
  });

  it('never has to scroll sideways', async () => {
    for (const path of ['dashboard', 'connect', 'ads/master', 'ads/manage', 'leads']) {
      await open(`/agency/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const measure = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(measure).toBe(viewport.width);
    }
  });
});

it('causes no errors in the browser or on the server', () => {
  expect(browser.problems).toEqual([]);
  expect(server.output()).not.toContain('"level":"error"');
});
