import type { GoogleResource, GraphState } from '@adlane/mocks/platforms';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMp4 } from '../../apps/server/test/harness/mediaFiles';
import { pointer } from '../harness/inputDevices';
import { postToDouble } from '../harness/leadForms';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../harness/openBrowser';
import { signIn } from '../harness/signIn';
import { skipAfterFailure } from '../harness/skipAfterFailure';
import { type BuiltServer, startBuiltServer } from '../harness/startBuiltServer';

const client = 'Harbor Fitness';
const place = 'San Francisco';
const budget = 33;

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await browser.newPage();
  await Promise.all([
    control('facebook', 'setReviewMs', { ms: 0 }),
    control('facebook', 'setVideoProcessingMs', { ms: 0 }),
    control('google', 'setReviewMs', { ms: 0 }),
  ]);
});
afterEach(({ task }) => saveFailureScreenshot(page, task));
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const control = (platform: string, name: string, body: object) =>
  postToDouble(server.urls, `/${platform}/__control/${name}`, body);
const readState = async (platform: string) =>
  (await fetch(`${server.urls.doubles}/${platform}/__control/state`)).json();
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const option = (name: string) => page.getByRole('listbox').getByRole('option', { name }).first();

async function openTemplate(name: string): Promise<void> {
  const search = encodeURIComponent(name);
  await page.goto(`${server.urls.dashboard}/agency/ads/your-ads/templates?search=${search}`);
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Ad editor' }).waitFor();
}

async function chooseClient(drawer: Locator): Promise<void> {
  await drawer.getByRole('combobox', { name: 'Client' }).fill(client);
  await option(client).click();
}

/** Confirms the last step, and opens the page of the launched ad. */
async function launchAndOpen(drawer: Locator, campaign: string): Promise<void> {
  await drawer.getByText('Ready to launch. Nothing has been sent yet.').waitFor();
  await button(drawer, 'Launch ad').click();
  await drawer.getByRole('link', { name: 'View launched ads' }).click();
  await page.getByRole('link', { name: `ADL ${campaign}` }).click();
  await page.getByText(`For ${client}`).waitFor();
}

async function correct(field: string, text: string): Promise<void> {
  await button(page, 'Correct and resubmit').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(field, { exact: true }).fill(text);
  await button(drawer, 'Resubmit ad').click();
  await page.getByText('Ad re-submitted successfully.').waitFor();
  await page.getByText('Corrected and resubmitted').waitFor();
}

describe('an agency', () => {
  skipAfterFailure();

  it('connects Facebook and Google on their own pages', async () => {
    await signIn(page, server.urls.dashboard, 'Agency');
    const connections = `${server.urls.dashboard}/agency/connect`;
    await page.goto(connections);
    await button(page, 'Connect another Facebook sign-in').click();
    await page.getByRole('link', { name: 'Continue as Noah Lindqvist' }).click();
    await page.waitForURL(connections);
    await page.getByText('Noah Lindqvist').first().waitFor();
    await button(page, 'Connect another Google sign-in').click();
    await page.waitForURL(/\/oauth2\//);
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(connections);
    await expect.poll(() => page.getByText('Active', { exact: true }).count()).toBe(4);
  });

  describe.each([
    { kind: 'traffic', template: 'Roof Replacement Financing' },
    { kind: 'messenger', template: 'Desk Neck Check' },
    { kind: 'video', template: 'Teeth Whitening' },
  ])('launches a $kind ad on Facebook', ({ kind, template }) => {
    const campaign = `Every ${kind}`;
    const corrected = `Corrected ${kind} text`;

    /** Returns what Facebook has of this launch: the ad set, and its ads with what they show. */
    async function readLaunch() {
      const { objects }: GraphState = await readState('facebook');
      const own = objects.filter(
        ({ fields, status }) => String(fields['name']).includes(campaign) && status !== 'DELETED',
      );
      const ads = own.filter(({ kind: each }) => each === 'Ad');
      const shown = ads.map(({ fields }) => {
        const creative = JSON.stringify(fields['creative']);
        const found = objects.find(
          ({ kind: each, id }) => each === 'AdCreative' && creative.includes(`"${id}"`),
        );
        return JSON.stringify(found?.fields);
      });
      return { adSet: own.find(({ kind: each }) => each === 'AdSet'), ads, shown };
    }

    it('for a client with its place and budget', async () => {
      await control('facebook', 'rejectAdsNamed', { text: `${campaign} | Ad` });
      await openTemplate(template);
      if (kind === 'video') await chooseVideo();
      await button(page, kind === 'video' ? 'Save and launch' : 'Launch').click();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('Campaign name').fill(campaign);
      await chooseClient(drawer);
      await pointer.choose(drawer.getByLabel('Ad account'), 'Brooks Main');
      await pointer.choose(drawer.getByLabel('Facebook page'), 'Brightside Dental');
      await button(drawer, 'Continue').click();
      await drawer.getByLabel('Daily budget').fill(String(budget));
      await drawer.getByLabel('Location').selectOption({ label: 'Only for this launch' });
      await drawer.getByRole('combobox', { name: 'Add a place' }).fill(place);
      await option(place).click();
      await button(drawer, 'Continue').click();
      await launchAndOpen(drawer, campaign);
      const { adSet, ads, shown } = await readLaunch();
      expect(ads).toHaveLength(3);
      expect(adSet?.fields).toMatchObject({
        daily_budget: budget * 100,
        targeting: { geo_locations: { cities: [{ key: '2421836' }] } },
      });
      const sign = { traffic: '"link_data"', messenger: 'MESSAGE_PAGE', video: '"video_data"' }[kind];
      for (const each of shown) expect(each).toContain(sign);
    });

    it('which is rejected, corrected and shown', async () => {
      await correct('Ad Text 1', corrected);
      await page.getByText('Facebook is learning who responds to this ad').waitFor();
      const { ads, shown } = await readLaunch();
      expect(ads.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
      expect(shown.filter((each) => each.includes(corrected))).toHaveLength(1);
    });
  });

  /** Replaces the template's picture by a video of two parts. */
  async function chooseVideo(): Promise<void> {
    await page.getByRole('radio', { name: 'Video', exact: true }).check();
    await button(page, 'Add or change').click();
    const dialog = page.getByRole('dialog');
    const choosing = page.waitForEvent('filechooser');
    await button(dialog, 'Choose files').click();
    const buffer = Buffer.from(createMp4({ totalBytes: 9_000_000, width: 1080, height: 1080 }));
    await (await choosing).setFiles({ name: 'visit.mp4', mimeType: 'video/mp4', buffer });
    await dialog.getByText('2 of 7 chosen').waitFor();
    await dialog.getByText('Dental.png').click();
    await button(dialog, 'Choose').click();
    await page.getByText('1. visit.mp4').waitFor();
  }

  it('receives a lead of the video, which reaches the client in its CRM', async () => {
    const { forms, objects }: GraphState = await readState('facebook');
    const ad = objects.findLast(({ kind, status }) => kind === 'Ad' && status === 'ACTIVE');
    const creative = objects.find(({ id }) => JSON.stringify(ad?.fields['creative']).includes(`"${id}"`));
    const form = forms.find(({ id }) => JSON.stringify(creative?.fields).includes(`"${id}"`));
    await page.goto(`${server.urls.dashboard}/agency/leads`);
    const fields = {
      full_name: 'Robin Vale',
      email: 'robin.vale@mail.example',
      phone_number: '+12025550143',
    };
    await control('facebook', 'deliverForm', { formId: form?.id, adId: ad?.id, fields });
    await page.getByRole('link', { name: 'Robin Vale' }).click();
    await page.getByText('Delivered', { exact: true }).first().waitFor();
    const { contacts } = await readState('ghl');
    expect(contacts).toContainEqual(
      expect.objectContaining({ email: 'robin.vale@mail.example', locationId: 'ghlHarborFitness' }),
    );
  });

  describe.each([
    { kind: 'Search', type: 'SEARCH', campaign: 'Every search' },
    { kind: 'Performance Max', type: 'PERFORMANCE_MAX', campaign: 'Every asset' },
  ])('launches $kind on Google', ({ kind, type, campaign }) => {
    const refused = `Best ${kind}`;
    const corrected = `Good ${kind}`;

    it('for a client with its place and budget', async () => {
      await control('google', 'disapproveText', { text: refused });
      await openTemplate('New Patient Exam');
      await page.getByText('Google', { exact: true }).first().click();
      await page.getByRole('heading', { name: 'Long headlines' }).waitFor();
      await page.getByLabel('Headline 1', { exact: true }).fill(refused);
      await button(page, 'Save and launch').click();
      const drawer = page.getByRole('dialog');
      await chooseClient(drawer);
      await pointer.choose(drawer.getByLabel('Google ad account'), 'Brightside Dental');
      await drawer.getByLabel('Campaign type').selectOption(type);
      await button(drawer, 'Continue').click();
      await drawer.getByRole('textbox', { name: 'Budget', exact: true }).fill(String(budget));
      await drawer.getByLabel('Campaign name').fill(campaign);
      await button(drawer, 'Remove New York, New York, United States').click();
      await drawer.getByRole('combobox', { name: 'Places by search' }).fill(place);
      await option(place).click();
      await button(drawer, 'Continue').click();
      await launchAndOpen(drawer, campaign);
      const { resources }: { resources: GoogleResource[] } = await readState('google');
      const [own, ...others] = resources.filter(
        ({ collection, values }) =>
          collection === 'campaigns' && String(values['name']).startsWith(`ADL ${campaign} #`),
      );
      expect(others).toEqual([]);
      expect(own?.values).toMatchObject({ advertisingChannelType: type });
      const ofCampaign = resources.filter(
        ({ values }) =>
          values['campaign'] === own?.values['resourceName'] ||
          values['resourceName'] === own?.values['campaignBudget'],
      );
      const listed = (field: string) => ofCampaign.flatMap(({ values }) => values[field] ?? []);
      expect(listed('location')).toEqual([{ geoTargetConstant: 'geoTargetConstants/1014221' }]);
      expect(listed('amountMicros')).toEqual([`${budget}000000`]);
    });

    it('which is disapproved, corrected and shown', async () => {
      await page.getByText('Attention needed').first().waitFor();
      await correct('Headline 1', corrected);
      await page.getByText('Active', { exact: true }).first().waitFor();
      const { resources } = await readState('google');
      expect(JSON.stringify(resources)).toContain(corrected);
    });
  });

  it('sees no errors in the browser or on the server', () => {
    expect(browser.problems).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  });
});
