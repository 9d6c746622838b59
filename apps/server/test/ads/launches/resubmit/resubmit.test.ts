import { ads, pages, sources } from '@adlane/api-server/schema';
import { errorMessages } from '@adlane/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../../fixtures/rows/rows';
import { createLaunchTest, type LaunchBody } from '../../../harness/launches/createLaunchTest';
import { createGoogleResubmitTest } from '../../../harness/launches/resubmit/createGoogleResubmitTest';
import { createResubmitCalls, refreshAds } from '../../../harness/launches/resubmit/createResubmitCalls';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

describe('resubmitting a rejected ad on Facebook', () => {
  async function open(change: LaunchBody = {}) {
    const test = await createLaunchTest();
    close = () => test.close();
    await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
    const launch = await test.run(change);
    const objects = (kind: string) => test.double.state.objects.filter((object) => object.kind === kind);
    const calls = createResubmitCalls(test.api, test.token, launch.ad_id ?? 0);
    const reject = async () => {
      test.double.setReviewMs(0);
      const [ad] = objects('Ad');
      if (ad) ad.isRejected = true;
      test.api.clock.advance(60_000);
      await refreshAds(test.api);
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
  async function open() {
    const test = await createGoogleResubmitTest('SEARCH');
    close = () => test.close();
    return test;
  }

  it('replaces the ad of a Search campaign in its ad group', async () => {
    const test = await open();
    const { calls, names } = test;
    const [old] = names('adGroupAds');
    await test.disapprove([old]);
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
    const test = await open();
    const { calls, names } = test;
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
    const [, second, third] = names('adGroupAds');
    await test.disapprove([first, second]);
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
});
