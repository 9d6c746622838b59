import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { ads, launches, media, template_media } from '@adlane/api-server/schema';
import type { AdView } from '@adlane/contract/ads/ads';
import type { Launch } from '@adlane/contract/ads/launches';
import { createDefaultTemplateContent, createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { postMessages } from '@adlane/contract/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../../src/ports/inlineJobs';
import { findForeignRow, findRow, findRows, updateRows } from '../../../fixtures/rows/rows';
import { createDyingPorts } from '../../../harness/launches/createDyingPorts';
import { createPostTest, messageAd, type PostTest } from '../../../harness/launches/createPostTest';
import { createResubmitCalls, refreshAds } from '../../../harness/launches/resubmit/createResubmitCalls';

let test: PostTest | undefined;
afterEach(() => test?.close());

async function open(): Promise<PostTest> {
  test = await createPostTest();
  return test;
}

const structures = ['one_adset_multiple_ads', 'multiple_adsets_one_ad', 'dynamic'];

describe('a launch that promotes a post', () => {
  it.each(structures)('creates one ad of the post and nothing of the template (%s)', async (structure) => {
    const { run, changeContent, objects, known, traffic, double } = await open();
    await changeContent({ campaignStructure: structure });
    const launch = await run(traffic);
    expect(launch).toMatchObject({ status: 'launched', message: null });
    const [creative, ...others] = objects('AdCreative');
    expect(others).toEqual([]);
    expect(creative?.fields).toMatchObject({ object_story_id: known.linked.id });
    expect(Object.keys(creative?.fields ?? {})).not.toContain('object_story_spec');
    expect([objects('Campaign'), objects('AdSet'), objects('Ad')].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
    expect(objects('AdSet')[0]?.fields).not.toHaveProperty('is_dynamic_creative');
    expect([double.state.media, double.state.forms]).toEqual([[], []]);
  });

  it('sends no cards of a carousel, and needs none of their media', async () => {
    const { run, review, changeContent, objects, known, traffic, double } = await open();
    const card = { mediaId: 999_999, headline: '', description: '', link: '' };
    const cards = [1, 2].map((id) => ({ ...card, id }));
    await changeContent({ carousel: { isEnabled: true, isOptimized: true, hasEndCard: false, cards } });
    expect((await review(traffic)).blockers).toEqual([]);
    expect(await run(traffic)).toMatchObject({ status: 'launched', message: null });
    expect(objects('AdCreative').map(({ fields }) => fields.object_story_id)).toEqual([known.linked.id]);
    expect(JSON.stringify(objects('AdCreative'))).not.toContain('child_attachments');
    expect(double.state.media).toEqual([]);
  });

  it('promotes a post with a Send message button as a message ad', async () => {
    const { run, promote, known, objects } = await open();
    expect(await run(promote(known.chatting.id, messageAd))).toMatchObject({ status: 'launched' });
    expect(objects('AdCreative')[0]?.fields).toMatchObject({ object_story_id: known.chatting.id });
  });

  it('sends the tags of the address and the Instagram account of the launch with the post', async () => {
    const { run, traffic, objects, known } = await open();
    const selectedInstagram = { id: '5001', name: 'Smile' };
    await run({ ...traffic, settings: { promotedPostId: known.linked.id, selectedInstagram } });
    expect(objects('AdCreative')[0]?.fields).toMatchObject({
      instagram_user_id: '5001',
      contextual_multi_ads: expect.anything() as object,
    });
  });

  it('is reviewed with the post instead of texts and media', async () => {
    const { review, traffic, known } = await open();
    const { blockers, plan, leftOut, leftOutByChoice, steps } = await review(traffic);
    expect(blockers).toEqual([]);
    expect(plan?.adSets.map(({ ads: planned }) => planned)).toEqual([
      [
        {
          adText: [],
          headlines: [],
          subHeadlines: [],
          mediaIds: [],
          post: expect.objectContaining({ id: known.linked.id, message: known.linked.message }) as object,
        },
      ],
    ]);
    expect(leftOut?.[0]).toContain('the ad is the post as it is on the page');
    expect(leftOutByChoice).toEqual(leftOut);
    expect(steps.map(({ key }) => key)).toContain('checkPost');
    expect(steps.filter(({ key }) => key.startsWith('image'))).toEqual([]);
  });

  it('needs no texts and media of the template', async () => {
    const { review, traffic, changeContent } = await open();
    await changeContent({ headlines: [], adText: [], subHeadlines: [], landingPageUrl: '' });
    expect((await review(traffic)).blockers).toEqual([]);
  });

  it('shows the post on the page of its ad', async () => {
    const { run, traffic, known, api, token } = await open();
    const { ad_id } = await run(traffic);
    const view = (await (await api.request(`/api/v1/ads/view/${ad_id}`, { token })).json()) as AdView;
    expect(view.promoted_post).toMatchObject({ id: known.linked.id, message: known.linked.message });
    expect(view.thumbnailUrl).toBe(view.promoted_post?.picture_url);
    const plain = await run();
    const other = (await (await api.request(`/api/v1/ads/view/${plain.ad_id}`, { token })).json()) as AdView;
    expect(other.promoted_post).toBeNull();
  });
});

describe('a post that a launch cannot promote', () => {
  it.each([
    ['without a link', 'plain', postMessages.linkRequired],
    ['that Facebook does not promote', 'closed', postMessages.ineligible],
    ['that opens a chat, for a traffic ad', 'chatting', postMessages.linkRequired],
  ] as const)('%s is refused by the review and by the launch', async (_case, name, message) => {
    const { review, launch, promote, known, double } = await open();
    const body = promote(known[name].id);
    expect((await review(body)).blockers).toEqual([{ field: 'settings.promotedPostId', message }]);
    const answer = await launch(body);
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { 'settings.promotedPostId': [message] },
    ]);
    expect(double.state.objects).toEqual([]);
  });

  it.each(['2001_1', '2002_20020042', '2101_21010042'])('is one that is not on the page (%s)', async (id) => {
    const { review, promote } = await open();
    expect((await review(promote(id))).blockers).toEqual([
      { field: 'settings.promotedPostId', message: postMessages.gone },
    ]);
  });

  it('is any, for a lead ad', async () => {
    const { review, promote, known } = await open();
    expect((await review(promote(known.linked.id, {}))).blockers).toEqual([
      { field: 'settings.promotedPostId', message: postMessages.leadForm },
    ]);
  });

  it('since the review stops the launch before anything is created', async () => {
    const { launch, view, traffic, double, known, api, objects } = await open();
    const release = double.holdNext({ method: 'GET', path: '/act_1001' });
    const answer = launch(traffic);
    release();
    const { id } = (await (await answer).json()) as Launch;
    known.linked.isEligible = false;
    await api.jobs.settle();
    expect(await view(id)).toMatchObject({ status: 'failed', message: postMessages.ineligible });
    expect(objects('Campaign')).toEqual([]);
  });
});

describe('a server that dies while it promotes a post', () => {
  it.each([true, false])('leaves one creative and one ad (request arrived: %s)', async (hasArrived) => {
    const dying = createDyingPorts({ method: 'POST', path: /\/adcreatives$/, takesEffect: hasArrived });
    test = await createPostTest({ ports: dying.ports });
    const { id } = (await (await test.launch(test.traffic)).json()) as Launch;
    await dying.died;
    test.api.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...test.api.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await jobs.settle();
    expect(await test.view(id)).toMatchObject({ status: 'launched', message: null });
    expect([test.objects('AdCreative').length, test.objects('Ad').length]).toEqual([1, 1]);
    expect((await findRow(test.api.ownerPool, ads, { where: { launch_id: id } })).status).toBe('in review');
  });
});

describe('a rejected ad that is a post', () => {
  async function openRejected() {
    const opened = await open();
    const { api, token, double, objects, run, traffic } = opened;
    double.setReviewMs(0);
    await updateRows(api.ownerPool, ads, { refresh_due_at: null });
    const { ad_id } = await run(traffic);
    const [rejected] = objects('Ad');
    if (!rejected || ad_id === null) throw new Error('Nothing was launched.');
    rejected.isRejected = true;
    api.clock.advance(60_000);
    await refreshAds(api);
    return { ...opened, rejected, calls: createResubmitCalls(api, token, ad_id) };
  }

  it('is submitted again as the same post', async () => {
    const { calls, rejected, objects, known } = await openRejected();
    const { record, shown, media, leftOut } = await calls.read();
    expect(record).toMatchObject({ is_promoted_post: true, template_media: { urls: [] } });
    expect([shown, media]).toEqual([{ headlines: [], subHeadlines: [], adText: [], media: [] }, []]);
    expect(leftOut).toEqual([expect.stringContaining('Correct the post on Facebook')]);
    const { status, launch } = await calls.sendRecord({});
    expect(status).toBe(202);
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    expect([rejected.status, objects('Ad').map((ad) => ad.status)]).toEqual(['DELETED', ['ACTIVE']]);
    expect(objects('AdCreative').map(({ fields }) => fields.object_story_id)).toEqual([
      known.linked.id,
      known.linked.id,
    ]);
  });

  it('takes no texts and no other kind of ad', async () => {
    const { calls } = await openRejected();
    const texts = await calls.send({ landingPageUrl: 'https://example.com/other' });
    expect([texts.status, Object.keys(texts.launch.errors ?? {})]).toEqual([422, ['template_content']]);
    const kind = await calls.sendRecord({ is_promoted_post: false });
    expect([kind.status, Object.keys(kind.launch.errors ?? {})]).toEqual([422, ['is_promoted_post']]);
  });

  it('of a template says that it is no post', async () => {
    const { api, token, double, objects, run } = await open();
    double.setReviewMs(0);
    await updateRows(api.ownerPool, ads, { refresh_due_at: null });
    const { ad_id } = await run();
    for (const ad of objects('Ad')) ad.isRejected = true;
    api.clock.advance(60_000);
    await refreshAds(api);
    const { record } = await createResubmitCalls(api, token, ad_id ?? 0).read();
    expect(record.is_promoted_post).toBe(false);
  });
});

describe('an instant launch that promotes a post', () => {
  it('needs no texts', async () => {
    const { api, token, body, traffic, view, objects, known, agencyId, double } = await open();
    const picture = await findRow(api.ownerPool, media, { where: { agency_id: agencyId, kind: 'image' } });
    const { template_id: _template, ...terms } = { ...body, ...traffic };
    const answer = await api.request('/api/v1/adlane/instant/facebook', {
      method: 'POST',
      token,
      body: {
        ...terms,
        templateContent: createDefaultTemplateContent(),
        templateTargeting: createDefaultTemplateTargeting(),
        templateMediaIds: [picture.id],
      },
    });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as Launch;
    await api.jobs.settle();
    expect(await view(id)).toMatchObject({ status: 'launched', message: null });
    expect(objects('AdCreative').map(({ fields }) => fields.object_story_id)).toEqual([known.linked.id]);
    expect(double.state.media).toEqual([]);
  });

  it.each(['the same agency', 'another agency'])('stores no media, here one of %s', async (owner) => {
    const { api, token, body, traffic, view, agencyId } = await open();
    const medium =
      owner === 'another agency'
        ? await findForeignRow(api.ownerPool, media, agencyId, { kind: 'image' })
        : await findRow(api.ownerPool, media, { where: { kind: 'image', agency_id: agencyId } });
    const { template_id: _template, ...terms } = { ...body, ...traffic };
    const answer = await api.request('/api/v1/adlane/instant/facebook', {
      method: 'POST',
      token,
      body: {
        ...terms,
        templateContent: createDefaultTemplateContent(),
        templateTargeting: createDefaultTemplateTargeting(),
        templateMediaIds: [medium.id],
      },
    });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as Launch;
    await api.jobs.settle();
    expect(await view(id)).toMatchObject({ status: 'launched', message: null });
    const { template_id } = await findRow(api.ownerPool, launches, { where: { id } });
    expect(await findRows(api.ownerPool, template_media, { where: { template_id } })).toEqual([]);
  });
});

describe('the preview of a post as an ad', () => {
  const preview = ({ api, token, body }: PostTest, post_id: string) =>
    api.request('/api/v1/ads/previews', {
      method: 'POST',
      token,
      body: {
        template_id: body.template_id,
        ad_account_id: body.adAccountId,
        page_id: body.pageId,
        post_id,
        formats: ['MOBILE_FEED_STANDARD'],
      },
    });

  it("is Facebook's", async () => {
    const opened = await open();
    const answer = await preview(opened, opened.known.plain.id);
    expect([answer.status, (await answer.json()).data]).toMatchObject([
      200,
      [{ format: 'MOBILE_FEED_STANDARD' }],
    ]);
    expect(opened.double.state.media).toEqual([]);
  });

  it('of another page is refused', async () => {
    expect((await preview(await open(), '2002_20020042')).status).toBe(422);
  });
});
