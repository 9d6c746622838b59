import { readdir } from 'node:fs/promises';
import { clients, loose_files, media } from '@adlane/api-server/schema';
import type { Media } from '@adlane/contract/ads/media';
import { isNotNull, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countRows, deleteRows, findRow, findRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';
import {
  createGif,
  createJpeg,
  createMp4,
  createPng,
  createWebm,
  createWebp,
  withTail,
} from '../../harness/mediaFiles';

let test: DemoTest;

beforeAll(async () => {
  test = await createDemoTest();
});
afterAll(() => test.close());

type Fields = Readonly<Record<string, string>>;

function send(path: string, bytes: Uint8Array<ArrayBuffer>, fields: Fields = {}, token = test.agencyToken) {
  const body = new FormData();
  const { filename = 'a.png', type = 'image/png', ...others } = fields;
  body.set('file', new File([bytes], filename, { type }));
  for (const [name, value] of Object.entries(others)) body.set(name, value);
  return test.request(`/api/v1/media/${path}`, { method: 'POST', token, body });
}
const upload = (bytes: Uint8Array<ArrayBuffer>, fields?: Fields, token?: string) =>
  send('store', bytes, fields, token);
async function stored(bytes: Uint8Array<ArrayBuffer>, fields?: Fields, token?: string): Promise<Media> {
  const answer = await upload(bytes, fields, token);
  expect([answer.status, answer.status === 201 ? '' : await answer.text()]).toEqual([201, '']);
  return answer.json();
}
async function readText(answer: Response): Promise<unknown> {
  return [answer.status, Object.values((await answer.json()).errors ?? {}).flat()[0]];
}
const get = (path: string, token = test.agencyToken) => test.request(`/api/v1/${path}`, { token });

/** Lists stored files of uploads, including drafts. */
async function storedFiles(): Promise<string[]> {
  const folder = `${test.filesFolder}/public/media/${test.agencyId}`;
  return readdir(folder).catch(() => []);
}

describe('media upload:', () => {
  it.each([
    ['a PNG', createPng(320, 320), { type: 'image/png', width: 320, height: 320 }],
    ['a JPEG', createJpeg(1200, 628), { type: 'image/jpeg', width: 1200, height: 628 }],
    ['the least landscape picture', createPng(600, 314), { width: 600, height: 314 }],
    ['a JPEG of a camera on its side', createJpeg(640, 480, 6), { width: 480, height: 640 }],
    ['a GIF of one picture', createGif(400, 500), { type: 'image/gif', width: 400, height: 500 }],
    ['a WebP', createWebp(2000, 321), { type: 'image/webp', width: 2000, height: 321 }],
    ['an MP4', createMp4(), { type: 'video/mp4', kind: 'video', width: 1280, height: 720, duration: 12 }],
    ['a MOV', createMp4({ brand: 'qt  ' }), { type: 'video/quicktime', kind: 'video' }],
    ['a WebM', createWebm(640, 360, 3), { type: 'video/webm', width: 640, height: 360, duration: 3 }],
    [
      'a WebM that describes itself late',
      createWebm(640, 360, 3, 3 * 1024 * 1024),
      { type: 'video/webm', width: 640, height: 360, duration: 3 },
    ],
  ] as const)('detects the type of %s from its content, not its name', async (_what, bytes, facts) => {
    const made = await stored(bytes, { filename: 'page.html', type: 'text/html' });
    expect(made).toMatchObject({ name: 'page.html', size: bytes.byteLength, templates_count: 0, ...facts });
    expect(await (await get(`media/view/${made.id}`)).json()).toEqual(made);
    const shown = await test.request(made.url);
    // Compared as a whole: a matcher would compare megabytes item by item.
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect(shown.headers.get('content-type')).toBe(made.type);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  });

  const refused = 'Please upload a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.';
  const damaged = 'This file is damaged or incomplete.';
  const animated = 'Animated images cannot be used in ads. Please upload a video instead.';
  const toBytes = (text: string) => new TextEncoder().encode(text);
  it.each([
    ['an SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), refused],
    ['a page', toBytes('<!doctype html><script>alert(1)</script>'), refused],
    ['a HEIC', toBytes('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), refused],
    ['an AVIF', toBytes('\0\0\0\x18ftypavif\0\0\0\0'), refused],
    ['nothing', new Uint8Array(0), refused],
    ['a few bytes', new Uint8Array([0x89, 0x50]), refused],
    ['a PNG that is cut off', createPng(400, 400).slice(0, 50), damaged],
    ['a JPEG that is cut off', createJpeg(400, 400).slice(0, -2), damaged],
    ['a WebP that is cut off', createWebp(400, 400).slice(0, 22), damaged],
    ['a video that is cut off', createMp4().slice(0, -4), damaged],
    ['a video with a page behind it', withTail(createMp4(), '<html><script>x</script></html>'), damaged],
    ['a file that calls itself a video', toBytes('\0\0\0\x10ftypisom\0\0\0\0'), damaged],
    ['an animated GIF', createGif(400, 400, 2), animated],
    ['an animated PNG', createPng(400, 400, { isAnimated: true }), animated],
    ['an animated WebP', createWebp(400, 400, true), animated],
    ['319 x 320 pixels', createPng(319, 320), 'Images must be at least 320 x 320 pixels'],
    ['599 x 314 pixels', createPng(599, 314), 'Images must be at least 320 x 320 pixels'],
    [
      '30,000 x 30,000 pixels',
      createPng(30_000, 30_000),
      'Images cannot exceed 50 megapixels or 16,384 pixels per side',
    ],
    ['320 x 319 pixels', createPng(320, 319), 'Images must be at least 320 x 320 pixels'],
  ])('refuses %s and stores nothing', async (_what, bytes, text) => {
    const before = [
      await countRows(test.ownerPool, media),
      await storedFiles(),
      await countRows(test.ownerPool, loose_files),
    ];
    expect(await readText(await upload(bytes))).toEqual([422, text]);
    expect([
      await countRows(test.ownerPool, media),
      await storedFiles(),
      await countRows(test.ownerPool, loose_files),
    ]).toEqual(before);
  });

  it('accepts an image of 5,242,880 bytes and refuses one byte more', async () => {
    expect((await stored(createPng(320, 320, { totalBytes: 5_242_880 }))).size).toBe(5_242_880);
    const tooLarge = await upload(createPng(320, 320, { totalBytes: 5_242_881 }));
    expect(await readText(tooLarge)).toEqual([422, 'Images cannot exceed 5 MB']);
  });

  it('requires a logo to be at least 512 pixels wide', async () => {
    const narrow = await upload(createPng(511, 600), { use: 'logo' });
    expect(await readText(narrow)).toEqual([422, 'Logos must be at least 512 pixels wide']);
    expect((await stored(createPng(512, 600), { use: 'logo' })).width).toBe(512);
    expect((await upload(createMp4(), { use: 'logo' })).status).toBe(422);
  });

  it('stores an image without the data appended after its end', async () => {
    for (const bytes of [
      createPng(400, 400),
      createJpeg(400, 400),
      createGif(400, 400),
      createWebp(400, 400),
    ]) {
      const made = await stored(withTail(bytes, '<script>alert(1)</script>'));
      expect(made.size).toBe(bytes.byteLength);
      expect(new Uint8Array(await (await test.request(made.url)).arrayBuffer())).toEqual(bytes);
    }
  });

  it.each([
    ['../../etc/x.png', 'x.png'],
    ['..%2f..%2fx.png', '..%2f..%2fx.png'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['\u5716\u7247 \u0635\u0648\u0631\u0629.png', '\u5716\u7247 \u0635\u0648\u0631\u0629.png'],
    [`${'n'.repeat(4096)}.png`, 'n'.repeat(200)],
  ])('stores a file named %j under a generated key', async (filename, name) => {
    const made = await stored(createPng(320, 320), { filename });
    expect(made.name).toBe(name);
    expect(made.url).toMatch(new RegExp(`^/files/public/media/${test.agencyId}/[\\w-]{43}\\.png$`));
    const saved = await get(`media/download/${made.id}`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n]*\.png"; /);
    expect(saved.headers.get('content-length')).toBe(String(made.size));
  });

  it('reads name and client from the form, and a client user uploads only for its own client', async () => {
    const made = await stored(createPng(320, 320), { name: 'Summer', client_user_id: String(test.clientId) });
    expect(made).toMatchObject({ name: 'Summer', client_user_id: test.clientId });
    const own = await stored(createPng(320, 320), {}, test.clientToken);
    expect(own.client_user_id).toBe(test.clientId);
    const others = await findRows(test.ownerPool, clients, {
      where: ne(clients.id, test.clientId),
      columns: ['id'],
    });
    for (const { id } of others) {
      const answer = await upload(createPng(320, 320), { client_user_id: String(id) }, test.clientToken);
      expect(await readText(answer)).toEqual([422, 'What you selected no longer exists.']);
    }
  });

  it('refuses a body that is not a complete multipart form', async () => {
    const post = (body: string, type: string) =>
      test.request('/api/v1/media/store', {
        method: 'POST',
        token: test.agencyToken,
        body,
        headers: { 'content-type': type },
      });
    const before = await storedFiles();
    expect((await post('{}', 'application/json')).status).toBe(415);
    expect((await post('x', 'multipart/form-data')).status).toBe(400);
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    expect((await post(`${part}\x89PNG`, 'multipart/form-data; boundary=b')).status).toBe(400);
    const form = new FormData();
    form.set('name', 'x');
    const nothing = await test.request('/api/v1/media/store', {
      method: 'POST',
      token: test.agencyToken,
      body: form,
    });
    expect(await readText(nothing)).toEqual([422, 'This field is required.']);
    form.set('file', new File([createPng(320, 320)], 'a.png'));
    form.append('file', new File([createPng(320, 320)], 'b.png'));
    const two = await test.request('/api/v1/media/store', {
      method: 'POST',
      token: test.agencyToken,
      body: form,
    });
    expect(two.status).toBe(422);
    expect(await storedFiles()).toEqual(before);
    expect(await countRows(test.ownerPool, loose_files)).toBe(0);
  });

  it('authenticates the user before reading the body, and writes to the audit log', async () => {
    expect((await test.request('/api/v1/media/store', { method: 'POST', body: 'x' })).status).toBe(401);
    const made = await stored(createPng(320, 320), { name: 'Logged' });
    const { data } = await (await get(`audit-log?item_kind=media&item_id=${made.id}`)).json();
    expect(data).toMatchObject([{ action: 'media.store', changes: { name: { from: null, to: 'Logged' } } }]);
  });
});

describe('image crop:', () => {
  it('is stored next to the original image, with the aspect ratio of the crop', async () => {
    const whole = await stored(createPng(2000, 2000), { client_user_id: String(test.clientId) });
    const crop = (bytes: Uint8Array<ArrayBuffer>, fields: Fields) =>
      send('save-cropped-media', bytes, { media_id: String(whole.id), filename: 'blob', ...fields });
    const made: Media = await (await crop(createPng(1200, 628), { ratio: 'landscape' })).json();
    expect(made).toMatchObject({ name: whole.name, width: 1200, client_user_id: test.clientId });
    const narrow = await crop(createPng(700, 600), { ratio: 'landscape' });
    expect(await readText(narrow)).toEqual([422, 'Please include the following required ratio(s): 1.91:1']);
    expect((await crop(createPng(599, 314), { ratio: 'landscape' })).status).toBe(422);
    expect((await crop(createPng(600, 314), { ratio: 'landscape' })).status).toBe(201);
    expect((await crop(createPng(320, 400), { ratio: 'square' })).status).toBe(422);
    expect((await crop(createPng(320, 320), { ratio: 'square' })).status).toBe(201);
    expect((await crop(createMp4(), {})).status).toBe(422);
    expect((await crop(createPng(400, 400), { media_id: '2147483647' })).status).toBe(404);
    expect(await countRows(test.ownerPool, loose_files)).toBe(0);
  });
});

describe('YouTube video:', () => {
  const add = (url: string, more: object = {}, token = test.agencyToken) =>
    test.request('/api/v1/media/youtube-media', { method: 'POST', token, body: { url, ...more } });
  afterEach(() => deleteRows(test.ownerPool, media, isNotNull(media.youtube_id)));

  it.each([
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('is added from %s, and not again under another form of the URL', async (url) => {
    const answer = await add(url);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      kind: 'video',
      youtube_id: 'dQw4w9WgXcQ',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      size: 0,
    });
    const again = await add('https://www.youtube.com/live/dQw4w9WgXcQ');
    expect(await readText(again)).toEqual([422, 'This video is already added.']);
    expect((await add(url, { client_user_id: test.clientId })).status).toBe(201);
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.y\u043eutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&v=aaaaaaaaaaa',
    'https://www.youtube.com/playlist?list=PL1',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/1',
  ])('is not added from %s', async (url) => {
    expect(await readText(await add(url))).toEqual([422, 'Please enter a valid YouTube URL.']);
  });

  it('is added once by two concurrent calls, and has no file', async () => {
    const answers = await Promise.all([1, 2].map(() => add('https://youtu.be/dQw4w9WgXcQ')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const row = await findRow(test.ownerPool, media, { where: isNotNull(media.youtube_id), columns: ['id'] });
    expect((await get(`media/download/${row.id}`)).status).toBe(422);
    expect((await get(`media/link/${row.id}`)).status).toBe(422);
  });
});
