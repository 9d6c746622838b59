import { beforeEach, describe, expect, it } from 'vitest';
import { type Graph, openGraph } from '../../../test/openGraph';
import { createFacebookDouble, type FacebookDouble } from './createFacebookDouble';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
let now = Date.parse('2026-11-21T10:00:00Z');
let double: FacebookDouble;
let graph: Graph;

beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z');
  double = createFacebookDouble({ clock: { now: () => new Date(now) } });
  graph = openGraph(double);
});

describe('the resumable upload of a video', () => {
  const mp4 = new Uint8Array([0, 0, 0, 8, ...new TextEncoder().encode('ftypisom'), 1, 2, 3, 4]);

  const transfer = (session: unknown, start_offset: number, chunk: Uint8Array<ArrayBuffer>) =>
    graph.send('act_1001/advideos', {
      upload_phase: 'transfer',
      upload_session_id: String(session),
      start_offset: String(start_offset),
      video_file_chunk: new Blob([chunk]),
    });
  const start = (file_size: number) =>
    graph.call('POST', 'act_1001/advideos', { upload_phase: 'start', file_size });
  const finish = (upload_session_id: unknown) =>
    graph.call('POST', 'act_1001/advideos', { upload_phase: 'finish', upload_session_id, title: 'Visit' });

  it('takes the chunks in order and makes one video, which is processed before it can be used', async () => {
    double.control.setVideoChunkBytes(10);
    const { body } = await start(mp4.length);
    expect(body).toMatchObject({ start_offset: '0', end_offset: '10' });
    const { upload_session_id: session, video_id: id } = body as unknown as Record<string, string>;
    expect(await transfer(session, 0, mp4.slice(0, 10))).toEqual({ start_offset: '10', end_offset: '16' });
    expect(await transfer(session, 10, mp4.slice(10))).toEqual({ start_offset: '16', end_offset: '16' });
    expect((await finish(session)).body).toEqual({ success: true });
    const read = async () => (await graph.call('GET', String(id), { fields: 'status' })).body;
    expect(await read()).toMatchObject({ status: { video_status: 'processing' } });
    now += 5_000;
    expect(await read()).toMatchObject({ status: { video_status: 'ready' } });
    expect(double.control.state.media).toMatchObject([{ id, kind: 'video', name: 'Visit', bytes: 16 }]);
  });

  it('refuses a wrong offset and says which one continues the video', async () => {
    const session = (await start(mp4.length)).body as unknown as Record<string, string>;
    await transfer(session.upload_session_id, 0, mp4.slice(0, 6));
    const again = await transfer(session.upload_session_id, 0, mp4.slice(0, 6));
    expect(again.error).toMatchObject({
      error_subcode: 1363037,
      error_data: { start_offset: '6', end_offset: '16' },
    });
  });

  it('refuses chunks that are too large, early ends and unknown sessions', async () => {
    double.control.setVideoChunkBytes(4);
    const { upload_session_id: session } = (await start(mp4.length)).body as unknown as Record<
      string,
      string
    >;
    expect((await transfer(session, 0, mp4)).error).toMatchObject({ error_subcode: 1363031 });
    expect((await finish(session)).body.error).toMatchObject({ error_subcode: 1363033 });
    expect((await finish('77')).body.error).toMatchObject({ error_subcode: 1363030 });
    expect((await start(0)).body.error).toMatchObject({ code: 100 });
  });

  it('refuses a creative of a video that is still processed', async () => {
    const { upload_session_id: session, video_id } = (await start(mp4.length)).body as unknown as Record<
      string,
      string
    >;
    await transfer(session, 0, mp4);
    await finish(session);
    const object_story_spec = {
      page_id: '2001',
      video_data: { video_id, image_url: 'https://scontent.test/a.jpg', message: 'Hi' },
    };
    const create = () => graph.call('POST', 'act_1001/adcreatives', { name: 'C', object_story_spec });
    expect((await create()).body.error).toMatchObject({ error_subcode: 1885252 });
    now += 5_000;
    expect((await create()).status).toBe(200);
  });
});

describe('media per placement', () => {
  const rule = (positions: readonly string[], name: string) => ({
    customization_spec: { publisher_platforms: ['facebook'], facebook_positions: positions },
    image_label: { name },
  });
  async function create(rules: readonly object[], change: object = {}) {
    const upload = await graph.call('POST', 'act_1001/adimages', {
      bytes: btoa(String.fromCharCode(...png)),
    });
    const { hash } = upload.body.images.bytes ?? { hash: '' };
    const asset_feed_spec = {
      bodies: [{ text: 'Hi' }],
      images: ['a', 'b'].map((name) => ({ hash, adlabels: [{ name }] })),
      link_urls: [{ website_url: 'https://example.com' }],
      ad_formats: ['SINGLE_IMAGE'],
      optimization_type: 'PLACEMENT',
      asset_customization_rules: rules,
      ...change,
    };
    const object_story_spec = { page_id: '2001' };
    return graph.call('POST', 'act_1001/adcreatives', { name: 'C', object_story_spec, asset_feed_spec });
  }

  it('accepts two rules with different placements and labels', async () => {
    expect((await create([rule(['story'], 'a'), rule(['feed'], 'b')])).status).toBe(200);
  });

  it.each<[string, readonly object[], object]>([
    ['one rule', [rule(['story'], 'a')], {}],
    ['a label without an asset', [rule(['story'], 'a'), rule(['feed'], 'c')], {}],
    ['a placement twice', [rule(['story'], 'a'), rule(['story'], 'b')], {}],
    ['a platform without positions', [rule([], 'a'), rule(['feed'], 'b')], {}],
    [
      'two descriptions',
      [rule(['story'], 'a'), rule(['feed'], 'b')],
      { descriptions: [{ text: 'a' }, { text: 'b' }] },
    ],
    [
      'rules without their optimization_type',
      [rule(['story'], 'a'), rule(['feed'], 'b')],
      { optimization_type: 'NONE' },
    ],
    [
      'a default rule that is not the last',
      [{ ...rule(['story'], 'a'), is_default: true }, rule(['feed'], 'b')],
      {},
    ],
  ])('refuses %s', async (_case, rules, change) => {
    expect((await create(rules, change)).body.error).toMatchObject({ error_subcode: 1885875 });
  });
});
