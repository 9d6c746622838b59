import { ads, pages, sources } from '@adlane/api-server/schema';
import type { AdView } from '@adlane/contract/ads/ads';
import type { Launch, ResubmitDraft } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { insertImage } from '../../fixtures/rows/mediaRows';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { buildGoogleTexts } from '../../fixtures/templateForms';
import type { TestApp } from '../../harness/createTestApp';
import { createGoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';
import { createLaunchTest, type LaunchBody } from '../../harness/launches/createLaunchTest';
import { createPng } from '../../harness/mediaFiles';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

type Api = Pick<TestApp, 'request' | 'jobs' | 'clock' | 'ownerPool'>;

async function refresh({ jobs }: Api): Promise<void> {
  await jobs.send('scheduler.tick', {});
  await jobs.settle();
}

function createCalls(api: Api, token: string, adId: number) {
  const path = `/api/v1/adlane/${adId}/resubmit`;
  const read = async () => (await api.request(path, { token })).json() as Promise<ResubmitDraft>;
  return {
    read,
    view: async () => (await api.request(`/api/v1/ads/view/${adId}`, { token })).json() as Promise<AdView>,
    async send(change: Partial<ResubmitDraft['record']['template_content']>) {
      const { record } = await read();
      return this.sendRecord({ template_content: { ...record.template_content, ...change } });
    },
    async sendRecord(change: Partial<ResubmitDraft['record']>) {
      const { record } = await read();
      const body = { ...record, ...change };
      const answer = await api.request(path, { method: 'POST', token, body });
      const launch = (await answer.json()) as Launch & { errors?: object };
      await api.jobs.settle();
      return { status: answer.status, launch };
    },
    launch: async (id: number) =>
      (await api.request(`/api/v1/adlane/${id}`, { token })).json() as Promise<Launch>,
  };
}

describe('resubmitting a rejected ad on Facebook', () => {
  async function open(change: LaunchBody = {}) {
    const test = await createLaunchTest();
    close = () => test.close();
    await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
    const launch = await test.run(change);
    const objects = (kind: string) => test.double.state.objects.filter((object) => object.kind === kind);
    const calls = createCalls(test.api, test.token, launch.ad_id ?? 0);
    const reject = async () => {
      test.double.setReviewMs(0);
      const [ad] = objects('Ad');
      if (ad) ad.isRejected = true;
      test.api.clock.advance(60_000);
      await refresh(test.api);
    };
    return { test, objects, calls, reject };
  }

  it('creates the corrected ad in the same ad set and deletes the rejected one', async () => {
    const { test, objects, calls, reject } = await open();
    await reject();
    const draft = await calls.read();
    expect(draft.reasons[0]?.message).toContain('does not comply with the advertising standards');
    const adText = draft.record.template_content.adText.map((version, index) =>
      index === 0 ? { ...version, value: 'A calmer text about your first visit.' } : version,
    );
    const before = objects('Ad');
    const { status, launch } = await calls.send({ adText });
    expect(status).toBe(202);
    const done = await calls.launch(launch.id);
    expect(done).toMatchObject({ status: 'launched', message: null });
    const [rejected] = before;
    const corrected = objects('Ad').find(({ id }) => !before.some((ad) => ad.id === id));
    expect(rejected?.status).toBe('DELETED');
    expect(corrected).toMatchObject({
      status: 'ACTIVE',
      fields: { adset_id: rejected?.fields.adset_id },
    });
    expect(JSON.stringify(objects('AdCreative').at(-1)?.fields)).toContain('A calmer text');
    expect(test.campaigns()).toHaveLength(1);
    expect((await calls.view()).status).not.toBe('attention needed');
  });

  it('speaks for the page and the Instagram account of the launch', async () => {
    const { test, objects, calls, reject } = await open({
      FbAdSetting: {
        ad_launch_type: 'messenger',
        field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
      },
      settings: {
        selectedInstagram: { id: '5001', name: 'Smile' },
        messagingApps: { messenger: false, instagram: true },
      },
    });
    await reject();
    // Another page becomes the default after the launch.
    await updateRows(test.api.ownerPool, pages, { is_default: false }, { id: test.pageId });
    const { record } = await calls.read();
    const { external_id } = await findRow(test.api.ownerPool, pages, { where: { id: test.pageId } });
    expect(record).toMatchObject({
      page_id: external_id,
      objective: 'OUTCOME_ENGAGEMENT',
      selected_instagram: { id: '5001' },
    });
    const adText = record.template_content.adText.map((version, index) =>
      index === 0 ? { ...version, value: 'A calmer text about your first visit.' } : version,
    );
    const { launch } = await calls.send({ adText });
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(objects('AdCreative').at(-1)?.fields.object_story_spec).toMatchObject({
      page_id: external_id,
      instagram_user_id: '5001',
      link_data: { call_to_action: { type: 'INSTAGRAM_MESSAGE' } },
    });
  });

  it('refuses a change of what the ad set decides', async () => {
    const { test, calls, reject } = await open();
    await reject();
    const { record } = await calls.read();
    const path = `/api/v1/adlane/${(await calls.view()).id}/resubmit`;
    const body = { ...record, daily_budget: 99_900, selected_pixel: { id: '7', name: 'Other' } };
    const answer = await test.api.request(path, { method: 'POST', token: test.token, body });
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(Object.keys(errors)).toEqual(['daily_budget', 'selected_pixel']);
  });

  it('requires a working connection', async () => {
    const { test, calls, reject } = await open();
    await reject();
    const path = `/api/v1/adlane/${(await calls.view()).id}/resubmit`;
    await updateRows(test.api.ownerPool, sources, { status: 'inactive' });
    const answer = await test.api.request(path, { token: test.token });
    expect([answer.status, await answer.json()]).toEqual([
      412,
      { message: errorMessages.connectSourceBeforeResubmit, code: 'AD_ACCOUNT_DISCONNECTED' },
    ]);
  });

  it('is refused for an ad that was not rejected, and for wrong texts', async () => {
    const { calls, reject, test } = await open();
    const answer = await test.api.request(`/api/v1/adlane/${(await calls.view()).id}/resubmit`, {
      token: test.token,
    });
    expect(answer.status).toBe(409);
    await reject();
    const { record } = await calls.read();
    const headlines = record.template_content.headlines.map((version) => ({
      ...version,
      value: 'x'.repeat(60),
    }));
    const { status, launch } = await calls.send({ headlines });
    expect(status).toBe(422);
    expect(Object.keys(launch.errors ?? {})[0]).toMatch(/^template_content\.headlines/);
  });
});

describe('resubmitting a rejected ad on Google', () => {
  async function open(campaignType: string) {
    const test = await createGoogleLaunchTest();
    close = () => test.close();
    await updateRows(test.ownerPool, ads, { refresh_due_at: null });
    const headlines = buildGoogleTexts('headlines', ['Best smile ever', 'Gentle care', 'Book today']);
    const targeting = { googleKeywords: { target: ['dentist'], negative: [] } };
    await test.changeGoogle({ content: { headlines }, targeting });
    const launch = await test.run({ campaignType });
    const calls = createCalls(test, test.token, launch.ad_id ?? 0);
    const names = (collection: string) => test.resources(collection).map((one) => one.values.resourceName);
    return { test, calls, names };
  }

  it('replaces the ad of a Search campaign in its ad group', async () => {
    const { test, calls, names } = await open('SEARCH');
    const [old] = names('adGroupAds');
    test.double.disapprove(String(old), 'UNRELIABLE_CLAIMS');
    test.clock.advance(120_000);
    await refresh(test);
    expect((await calls.view()).status_reasons).toContainEqual({
      code: 'UNRELIABLE_CLAIMS',
      message: "Google's policies do not allow this: unreliable claims",
    });
    const { record } = await calls.read();
    const headlines = record.template_content.headlines.map((version, index) =>
      index === 0 ? { ...version, value: 'A friendly dentist' } : version,
    );
    const { status, launch } = await calls.send({ headlines });
    expect(status).toBe(202);
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    const [corrected] = test.resources('adGroupAds');
    expect(names('adGroupAds')).toHaveLength(1);
    expect(corrected?.values.resourceName).not.toBe(old);
    expect(JSON.stringify(corrected?.values.ad)).toContain('A friendly dentist');
    expect(names('campaigns')).toHaveLength(1);
    expect((await calls.view()).status).toBe('active');
  });

  it('replaces each rejected ad of a Search campaign by its own, and no other', async () => {
    const { test, calls, names } = await open('SEARCH');
    const [first] = names('adGroupAds');
    const ads = test.resources('adGroupAds');
    // Two more ads of the group, made at Google.
    for (const words of ['Evening hours', 'Free parking']) {
      const [known] = ads;
      if (!known) throw new Error('The campaign has no ad.');
      const { responsiveSearchAd, finalUrls } = known.values.ad as {
        responsiveSearchAd: { headlines: { text: string }[] };
        finalUrls: string[];
      };
      const [, ...others] = responsiveSearchAd.headlines;
      const resourceName = `${String(first)}${words.length}`;
      const ad = {
        finalUrls,
        responsiveSearchAd: { ...responsiveSearchAd, headlines: [{ text: words }, ...others] },
      };
      test.double.state.resources.push({ ...known, values: { ...known.values, resourceName, ad } });
    }
    const [, second, third] = names('adGroupAds').map(String);
    for (const name of [first, second]) test.double.disapprove(String(name), 'UNRELIABLE_CLAIMS');
    test.clock.advance(120_000);
    await refresh(test);
    const draft = await calls.read();
    expect(draft.leftOut).toEqual(['1 of 3 ads: they were not rejected and stay as they are.']);
    expect(draft.record.template_content.headlines.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Best smile ever', 'Evening hours', 'Gentle care']),
    );
    const corrections: Record<string, string> = {
      'Best smile ever': 'A friendly dentist',
      'Gentle care': 'Calm care',
    };
    const headlines = draft.record.template_content.headlines.map((version) => ({
      ...version,
      value: corrections[version.value] ?? version.value,
    }));
    const { launch } = await calls.send({ headlines });
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    const live = test.resources('adGroupAds');
    expect(live.map(({ values }) => values.resourceName)).toContain(third);
    const texts = live.map(({ values }) => JSON.stringify(values.ad));
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => text.includes('Calm care'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('A friendly dentist'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Evening hours'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Gentle care'))).toHaveLength(1);
  });

  it('replaces a refused picture of a Performance Max campaign by one in its shape', async () => {
    const { test, calls, names } = await open('PERFORMANCE_MAX');
    const links = () =>
      test.resources('assetGroupAssets').filter(({ values }) => values.fieldType === 'MARKETING_IMAGE');
    const [link] = links();
    test.double.disapprove(String(link?.values.resourceName), 'IMAGE_QUALITY');
    test.clock.advance(120_000);
    await refresh(test);
    const draft = await calls.read();
    expect(draft.shown?.media).toEqual([0]);
    expect(draft.reasons).toContainEqual({
      message: expect.stringContaining('image quality (landscape.png'),
      field: 'template_media',
    });
    const insert = async (name: string, width: number, height: number) => {
      const file_key = `public/google/${name}.png`;
      await test.ports.files.put(file_key, { body: createPng(width, height), type: 'image/png' });
      const url = `https://adlane.example/${name}.png`;
      return insertImage(test.ownerPool, test.agencyId, {
        name: `${name}.png`,
        file_key,
        url,
        width,
        height,
      });
    };
    const calm = await insert('calm', 1910, 1000);
    const square = await insert('square2', 600, 600);
    const replaceBy = (url: string) =>
      calls.sendRecord({ template_media: { ...draft.record.template_media, urls: [url] } });
    expect((await replaceBy(square.url)).launch.errors).toEqual({
      template_media: ['Choose a picture in the shape of the one that it replaces.'],
    });
    const { launch } = await replaceBy(calm.url);
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(links()).toHaveLength(1);
    expect(links()[0]?.values.asset).not.toBe(link?.values.asset);
    expect(names('campaigns')).toHaveLength(1);
  });

  it('changes the address alone of a Performance Max campaign', async () => {
    const { test, calls } = await open('PERFORMANCE_MAX');
    const [link] = test.resources('assetGroupAssets');
    test.double.disapprove(String(link?.values.resourceName), 'DESTINATION_NOT_WORKING');
    test.clock.advance(120_000);
    await refresh(test);
    const { launch } = await calls.send({ landingPageUrl: 'https://brightside.example/new' });
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(test.resources('assetGroups')[0]?.values.finalUrls).toEqual(['https://brightside.example/new']);
  });

  it('replaces the refused text of a Performance Max campaign, which the reason names', async () => {
    const { test, calls, names } = await open('PERFORMANCE_MAX');
    const asset = test
      .resources('assets')
      .find(({ values }) => JSON.stringify(values).includes('Best smile ever'));
    const link = test
      .resources('assetGroupAssets')
      .find(({ values }) => values.asset === asset?.values.resourceName);
    test.double.disapprove(String(link?.values.resourceName), 'UNRELIABLE_CLAIMS');
    test.clock.advance(120_000);
    await refresh(test);
    const draft = await calls.read();
    expect(draft.reasons).toContainEqual({
      message: "Google's policies do not allow this: unreliable claims (“Best smile ever”)",
      field: 'template_content.headlines',
    });
    const count = names('assetGroupAssets').length;
    const unchanged = await calls.send({});
    expect(unchanged.status).toBe(422);
    const headlines = draft.record.template_content.headlines.map((version) =>
      version.value === 'Best smile ever' ? { ...version, value: 'A friendly dentist' } : version,
    );
    const { launch } = await calls.send({ headlines });
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect(names('assetGroupAssets')).toHaveLength(count);
    expect(names('assetGroupAssets')).not.toContain(link?.values.resourceName);
    expect(names('campaigns')).toHaveLength(1);
  });
});
