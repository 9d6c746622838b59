import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { media, template_media, templates } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInlineJobs } from '../../../src/ports/inlineJobs';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createDyingPorts } from '../../harness/launches/createDyingPorts';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
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
  const [file_key, thumbnail_key] = [
    `public/media/${agencyId}/visit.mp4`,
    `public/media/${agencyId}/visit.png`,
  ];
  await api.ports.files.put(file_key, { body: createMp4({ totalBytes: videoBytes }), type: 'video/mp4' });
  await api.ports.files.put(thumbnail_key, { body: createPng(640, 360), type: 'image/png' });
  const { id } = await insertRow(api.ownerPool, media, {
    agency_id: agencyId,
    kind: 'video',
    name: 'visit.mp4',
    url: `/files/${file_key}`,
    type: 'video/mp4',
    bytes: videoBytes,
    file_key,
    thumbnail_key,
    thumbnail_url: `/files/${thumbnail_key}`,
  });
  await deleteRows(api.ownerPool, template_media, { template_id: templateId });
  await insertRow(api.ownerPool, template_media, {
    agency_id: agencyId,
    template_id: templateId,
    media_id: id,
    position: 0,
  });
  await updateRows(api.ownerPool, templates, { adCreativeType: 'video' }, { id: templateId });
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
