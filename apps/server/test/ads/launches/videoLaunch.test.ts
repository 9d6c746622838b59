import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { ads, media, template_media, templates } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInlineJobs } from '../../../src/ports/inlineJobs';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createDyingPorts } from '../../harness/launches/createDyingPorts';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { createResubmitCalls, refreshAds } from '../../harness/launches/resubmit/createResubmitCalls';
import { createMp4, createPng } from '../../harness/mediaFiles';

let test: LaunchTest;
afterEach(() => test?.close());

/** Five chunks of the double, the last one shorter. */
const chunkBytes = 1000;
const videoBytes = 4500;

/** Makes the launched template a video ad: one video with its thumbnail, and no image. */
async function useVideo(): Promise<void> {
  const { api, agencyId, templateId, double } = test;
  double.setVideoChunkBytes(chunkBytes);
  double.setVideoProcessingMs(0);
  const { id } = await addVideo('visit');
  await deleteRows(api.ownerPool, template_media, { template_id: templateId });
  await insertRow(api.ownerPool, template_media, {
    agency_id: agencyId,
    template_id: templateId,
    media_id: id,
    position: 0,
  });
  await updateRows(api.ownerPool, templates, { adCreativeType: 'video' }, { id: templateId });
}

/** Adds a video with its thumbnail to the library. */
async function addVideo(name: string) {
  const { api, agencyId } = test;
  const [file_key, thumbnail_key] = [
    `public/media/${agencyId}/${name}.mp4`,
    `public/media/${agencyId}/${name}.png`,
  ];
  await api.ports.files.put(file_key, { body: createMp4({ totalBytes: videoBytes }), type: 'video/mp4' });
  await api.ports.files.put(thumbnail_key, { body: createPng(640, 360), type: 'image/png' });
  return insertRow(api.ownerPool, media, {
    agency_id: agencyId,
    kind: 'video',
    name: `${name}.mp4`,
    url: `/files/${file_key}`,
    type: 'video/mp4',
    bytes: videoBytes,
    file_key,
    thumbnail_key,
    thumbnail_url: `/files/${thumbnail_key}`,
  });
}

const listVideos = () => test.double.state.media.filter(({ kind }) => kind === 'video');
const listOffsets = () =>
  test.double
    .requests({ method: 'POST', path: '/advideos' })
    .filter(({ params }) => params.upload_phase === 'transfer')
    .map(({ params }) => Number(params.start_offset));

describe('a launch of a video ad', () => {
  it('uploads the video chunk by chunk and shows the thumbnail that was taken at its upload', async () => {
    test = await createLaunchTest();
    await useVideo();
    const launch = await test.run();
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(listVideos()).toMatchObject([{ bytes: videoBytes }]);
    expect(listOffsets()).toEqual([0, 1000, 2000, 3000, 4000]);
    const step = launch.steps.find(({ key }) => key.startsWith('videoTransfer:'));
    expect(step?.progress).toEqual({ done: videoBytes, total: videoBytes });
    const creatives = test.double.state.objects.filter(({ kind }) => kind === 'AdCreative');
    const hash = test.double.state.media.find(({ kind }) => kind === 'image')?.hash;
    for (const { fields } of creatives) {
      expect(fields).toMatchObject({
        object_story_spec: { video_data: { video_id: listVideos()[0]?.id, image_hash: hash } },
      });
    }
    expect(creatives.length).toBeGreaterThanOrEqual(3);
  });

  it('waits in the video review until Facebook has processed the video', async () => {
    test = await createLaunchTest();
    await useVideo();
    test.double.setVideoProcessingMs(60_000);
    const wakes: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => wakes.push(resolve));
    const sleep = vi.spyOn(test.api.clock, 'sleep').mockImplementationOnce(pause);
    const { id } = (await (await test.launch()).json()) as Launch;
    await expect.poll(() => sleep.mock.calls.length).toBe(1);
    const waiting = await test.view(id);
    expect(waiting.status).toBe('running');
    expect(waiting.steps.find(({ status }) => status === 'sent')?.title).toContain('Video review');
    expect(test.campaigns()).toEqual([]);
    test.api.clock.advance(60_000);
    for (const wake of wakes) wake();
    await test.api.jobs.settle();
    expect((await test.view(id)).status).toBe('launched');
  });

  it('fails with the reason, and creates nothing, where Facebook cannot process the video', async () => {
    test = await createLaunchTest();
    await useVideo();
    const { file_key } = await findRow(test.api.ownerPool, media, { where: { name: 'visit.mp4' } });
    await test.api.ports.files.put(file_key ?? '', { body: new Uint8Array(videoBytes), type: 'video/mp4' });
    const launch = await test.run();
    expect(launch).toMatchObject({
      status: 'failed',
      message: 'Facebook could not process the video. The format of the video is not supported.',
    });
    expect(test.campaigns()).toEqual([]);
  });

  it('sends a chunk again that failed, and no other', async () => {
    test = await createLaunchTest();
    await useVideo();
    const { id } = (await (await test.launch()).json()) as Launch;
    test.double.dropNext({ method: 'POST', path: '/advideos' }, 2);
    await test.api.jobs.settle();
    expect((await test.view(id)).status).toBe('launched');
    expect(listVideos()).toMatchObject([{ bytes: videoBytes }]);
  });

  it('starts over where Facebook has dropped the upload meanwhile', async () => {
    test = await createLaunchTest();
    await useVideo();
    // Many chunks, so that the upload is still under way when it fails.
    test.double.setVideoChunkBytes(50);
    const error = { message: 'Too many calls', code: 10 };
    const { id } = (await (await test.launch()).json()) as Launch;
    await expect.poll(() => test.double.state.videoUploads.length).toBe(1);
    test.double.failNext({ method: 'POST', path: '/advideos' }, error);
    await test.api.jobs.settle();
    expect((await test.view(id)).status).toBe('failed');
    test.double.expireVideoUploads();
    const answer = await test.api.request(`/api/v1/adlane/${id}/resume`, {
      method: 'POST',
      token: test.token,
    });
    expect(answer.status).toBe(202);
    await test.api.jobs.settle();
    expect(await test.view(id)).toMatchObject({ status: 'launched', message: null });
    expect(listVideos()).toMatchObject([{ bytes: videoBytes }]);
  });
});

describe('a correction of a rejected video ad', () => {
  it('replaces the video by another one, and by no picture', async () => {
    test = await createLaunchTest();
    await useVideo();
    await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
    const { ad_id } = await test.run();
    test.double.setReviewMs(0);
    const rejected = test.double.state.objects.filter(({ kind }) => kind === 'Ad');
    for (const ad of rejected) ad.isRejected = true;
    test.api.clock.advance(60_000);
    await refreshAds(test.api);
    const calls = createResubmitCalls(test.api, test.token, ad_id ?? 0);
    const { record, media: shown } = await calls.read();
    expect(shown).toEqual([{ kind: 'video', thumbnailUrl: expect.stringContaining('visit.png') }]);
    const replaceBy = (url: string) =>
      calls.sendRecord({ template_media: { ...record.template_media, urls: [url] } });
    const { url: pictureUrl } = await findRow(test.api.ownerPool, media, {
      where: { agency_id: test.agencyId, kind: 'image' },
      orderBy: [media.id],
    });
    expect((await replaceBy(pictureUrl)).launch.errors).toEqual({
      'template_media.urls.0': ['Choose a video: it replaces a video.'],
    });
    const calm = await addVideo('calm');
    const { launch } = await replaceBy(calm.url);
    expect(await calls.launch(launch.id)).toMatchObject({ status: 'launched', message: null });
    const [, video] = listVideos();
    const live = test.double.state.objects.filter(
      ({ kind, status }) => kind === 'Ad' && status !== 'DELETED',
    );
    expect(live).toHaveLength(rejected.length);
    for (const { fields } of live) {
      const { creative_id: id } = fields.creative as { readonly creative_id: string };
      expect(test.double.state.objects.find((one) => one.id === id)?.fields).toMatchObject({
        object_story_spec: { video_data: { video_id: video?.id } },
      });
    }
  });
});

describe('a server that dies during the upload of a video', () => {
  it.each([
    ['before its session starts', 1, false],
    ['after its session started', 1, true],
    ['before its third chunk arrives', 4, false],
    ['after its third chunk arrived', 4, true],
    ['before it is finished', 7, false],
    ['after it is finished', 7, true],
  ])('%s lets the next server finish it as one video', async (_case, nth, isReceived) => {
    const dying = createDyingPorts({ method: 'POST', path: /\/advideos$/, nth, takesEffect: isReceived });
    test = await createLaunchTest({ ports: dying.ports });
    await useVideo();
    const { id } = (await (await test.launch()).json()) as Launch;
    await dying.died;

    test.api.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...test.api.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await jobs.settle();

    expect(await test.view(id)).toMatchObject({ status: 'launched', message: null });
    expect(listVideos()).toMatchObject([{ bytes: videoBytes }]);
    // No chunk but the one in flight was sent twice.
    expect(listOffsets().length).toBeLessThanOrEqual(6);
  });
});
