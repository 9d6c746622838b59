import { loose_files, media } from '@adlane/api-server/schema';
import type { Media, MediaUploadState } from '@adlane/contract/ads/media';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRow, findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { createJpeg, createMp4 } from '../../harness/mediaFiles';

let api: TestApp;
let token = '';
beforeEach(async () => {
  api = await createTestApp();
  token = await api.as('Agency');
});
afterEach(() => api.close());

const path = '/api/v1/media/uploads';
const video = createMp4({ totalBytes: 3000, width: 1080, height: 1920 });

async function post<Answer>(
  url: string,
  body?: unknown,
  as = token,
): Promise<{ status: number; body: Answer }> {
  const answer = await api.request(url, {
    method: 'POST',
    token: as,
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}
const start = (size = video.byteLength) => post<MediaUploadState>(path, { name: 'visit.mp4', size });
function sendPart(id: number, offset: number, bytes: Uint8Array<ArrayBuffer>, as = token) {
  const form = new FormData();
  form.set('file', new File([bytes], 'part'));
  form.set('offset', String(offset));
  return post<MediaUploadState>(`${path}/${id}/parts`, form, as);
}
const read = async (id: number, as = token) =>
  (await api.request(`${path}/${id}`, { token: as })).json() as Promise<MediaUploadState>;
const finish = (id: number) => post<Media>(`${path}/${id}/finish`);

describe('an upload in parts', () => {
  it('continues where the last part ended, and becomes one video of the library', async () => {
    const { body, status } = await start();
    expect([status, body.offset, body.part_bytes]).toEqual([201, 0, 8_388_608]);
    expect((await sendPart(body.id, 0, video.slice(0, 1000))).body.offset).toBe(1000);
    expect((await read(body.id)).offset).toBe(1000);
    expect((await sendPart(body.id, 1000, video.slice(1000))).body.offset).toBe(3000);
    const made = await finish(body.id);
    expect(made).toMatchObject({
      status: 201,
      body: { kind: 'video', name: 'visit.mp4', size: 3000, width: 1080, height: 1920, type: 'video/mp4' },
    });
    const { file_key } = await findRow(api.ownerPool, media, { where: { id: made.body.id } });
    const stored = await api.ports.files.get(file_key ?? '');
    expect(stored?.body).toEqual(new Uint8Array(video));
    expect(await findRows(api.ownerPool, loose_files)).toEqual([]);
  });

  it('answers a second finish with the same video', async () => {
    const { body } = await start();
    await sendPart(body.id, 0, video);
    const [first, second] = [await finish(body.id), await finish(body.id)];
    expect(second.body.id).toBe(first.body.id);
  });

  it('refuses parts that do not continue it, and says how far it has come', async () => {
    const { body } = await start();
    await sendPart(body.id, 0, video.slice(0, 1000));
    expect((await sendPart(body.id, 0, video.slice(0, 1000))).status).toBe(409);
    expect((await sendPart(body.id, 2000, video.slice(2000))).status).toBe(409);
    expect((await sendPart(body.id, 1000, new Uint8Array(2001))).status).toBe(409);
    expect((await read(body.id)).offset).toBe(1000);
    expect((await finish(body.id)).status).toBe(409);
    expect(await findRows(api.ownerPool, loose_files)).toHaveLength(1);
  });

  it('refuses files that are too large or no image or video', async () => {
    expect((await start(524_288_001)).status).toBe(422);
    const { body } = await start(20);
    await sendPart(body.id, 0, new Uint8Array(20));
    expect((await finish(body.id)).status).toBe(422);
    expect((await read(body.id)).offset).toBe(20);
  });

  it('is visible to its user alone, and is gone once it is canceled', async () => {
    const { body } = await start();
    await sendPart(body.id, 0, video.slice(0, 1000));
    const stranger = await api.as('Client');
    const seen = await api.request(`${path}/${body.id}`, { token: stranger });
    expect(seen.status).toBe(404);
    expect((await sendPart(body.id, 1000, video.slice(1000), stranger)).status).toBe(404);
    await api.request(`${path}/${body.id}`, { method: 'DELETE', token });
    expect((await api.request(`${path}/${body.id}`, { token })).status).toBe(404);
    expect(await findRows(api.ownerPool, loose_files)).toEqual([]);
  });
});

describe("a video's thumbnail", () => {
  it('is stored, shown, replaced by a later one, and deleted with its video', async () => {
    const { body } = await start();
    await sendPart(body.id, 0, video);
    const { id } = (await finish(body.id)).body;
    const form = new FormData();
    form.set('file', new File([createJpeg(180, 320)], 'frame.jpg'));
    const first = await post<Media>(`/api/v1/media/${id}/thumbnail`, form);
    expect(first).toMatchObject({ status: 200, body: { id, kind: 'video' } });
    expect(first.body.thumbnailUrl).toMatch(/^\/files\/public\/media\/.+\.jpg$/);
    const { thumbnail_key: old } = await findRow(api.ownerPool, media, { where: { id } });
    expect(await api.ports.files.find(old ?? '')).toBeDefined();
    await post<Media>(`/api/v1/media/${id}/thumbnail`, form);
    expect(await api.ports.files.find(old ?? '')).toBeUndefined();
    const { thumbnail_key } = await findRow(api.ownerPool, media, { where: { id } });
    await post('/api/v1/media/bulk-delete', { ids: [id] });
    expect(await api.ports.files.find(thumbnail_key ?? '')).toBeUndefined();
  });

  it('is refused for an image, and where it is no image', async () => {
    const { id } = await findRow(api.ownerPool, media, { where: { kind: 'image' }, limit: 1 } as never);
    const form = new FormData();
    form.set('file', new File([createJpeg(180, 320)], 'frame.jpg'));
    expect([404, 422]).toContain((await post(`/api/v1/media/${id}/thumbnail`, form)).status);
    const wrong = new FormData();
    wrong.set('file', new File([video], 'frame.mp4'));
    expect((await post(`/api/v1/media/${id}/thumbnail`, wrong)).status).not.toBe(200);
  });
});
