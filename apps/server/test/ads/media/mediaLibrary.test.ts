import { readdir } from 'node:fs/promises';
import type { Files } from '@adlane/api-server';
import { deleteOrphanFiles } from '@adlane/api-server';
import { clients, loose_files, media, template_media, templates } from '@adlane/api-server/schema';
import type { Media } from '@adlane/contract/ads/media';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../src/ports/diskFiles';
import { setFormBackgrounds } from '../../fixtures/rows/mediaRows';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { findFirstTemplateId } from '../../fixtures/rows/templateRows';
import { buildGoogle } from '../../fixtures/templateForms';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';
import { createMp4, createPng } from '../../harness/mediaFiles';

let test: DemoTest;
let foreignId: number;
/** Errors of the file store by operation. */
let fault: Partial<Record<'put' | 'remove', Error>> = {};

function faulty(real: () => Files): Files {
  return {
    put: async (key, file) => {
      if (!fault.put) return real().put(key, file);
      // Some bytes were written before the disk was full.
      if (file.body instanceof ReadableStream) await file.body.getReader().read();
      throw fault.put;
    },
    get: (key) => real().get(key),
    find: (key) => real().find(key),
    remove: async (key) => {
      if (fault.remove) throw fault.remove;
      return real().remove(key);
    },
  };
}

beforeAll(async () => {
  let folder = '';
  test = await createDemoTest({ ports: { files: faulty(() => createDiskFiles(folder)) } });
  folder = test.filesFolder;
  const foreign = await findRow(test.ownerPool, media, {
    where: ne(media.agency_id, test.agencyId),
    columns: ['id'],
  });
  foreignId = foreign.id;
});
afterAll(() => test.close());

const get = (path: string, token = test.agencyToken) => test.request(`/api/v1/${path}`, { token });
async function stored(
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  token = test.agencyToken,
) {
  const answer = await upload(bytes, fields, token);
  expect(answer.status).toBe(201);
  const made: Media = await answer.json();
  return made;
}
function upload(
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  token = test.agencyToken,
) {
  const body = new FormData();
  body.set('file', new File([bytes], 'a.png'));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return test.request('/api/v1/media/store', { method: 'POST', token, body });
}
async function ids(query = '', token = test.agencyToken, path = 'media'): Promise<number[]> {
  const answer = await get(`${path}?per_page=100&${query}`, token);
  expect(answer.status).toBe(200);
  const { data, meta }: { data: Media[]; meta: { total: number } } = await answer.json();
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
}
const remove = (list: readonly number[], token = test.agencyToken) =>
  test.request('/api/v1/media/bulk-delete', { method: 'POST', token, body: { ids: list } });
const storedFiles = () =>
  readdir(`${test.filesFolder}/public/media/${test.agencyId}`).catch((): string[] => []);
const looseFiles = async () => await findRows(test.ownerPool, loose_files, { columns: ['file_key'] });

describe('media library:', () => {
  it('filters by type, aspect ratio, client and text, and sorts', async () => {
    const before = { videos: await ids('kind=video'), clients: await ids(`client_user_id=${test.clientId}`) };
    const landscape = await stored(createPng(1200, 628), { name: 'Wide one' });
    const square = await stored(createPng(1200, 1200), { client_user_id: String(test.clientId) });
    const low = await stored(createPng(640, 640, { totalBytes: 400_000 }));
    const video = await stored(createMp4());
    const all = await ids();
    expect(all.slice(0, 4)).toEqual([video.id, low.id, square.id, landscape.id]);
    expect(await ids('kind=video')).toEqual([video.id, ...before.videos]);
    expect(await ids('ratio=landscape')).toContain(landscape.id);
    expect(await ids('ratio=landscape')).not.toContain(square.id);
    expect(await ids('ratio=square')).toEqual(expect.arrayContaining([square.id, low.id]));
    expect(await ids(`client_user_id=${test.clientId}`)).toEqual([square.id, ...before.clients]);
    expect(await ids('source=upload')).toEqual(all);
    expect(await ids('source=youtube')).toEqual([]);
    const narrow = await stored(createPng(511, 512));
    const logo = await stored(createPng(512, 512));
    expect(await ids('use=logo')).toEqual(expect.arrayContaining([logo.id, landscape.id]));
    expect(await ids('use=logo')).not.toContain(narrow.id);
    expect(await ids('use=logo')).not.toContain(video.id);
    expect(await ids('search=wide%20o')).toEqual([landscape.id]);
    expect((await ids('sort=size&order=desc'))[0]).toBe(low.id);
    expect(all).not.toContain(foreignId);
  });

  it("shows a client its own and the agency's media, and names the client of each client's media", async () => {
    const other = await findRow(test.ownerPool, clients, {
      where: and(eq(clients.agency_id, test.agencyId), ne(clients.id, test.clientId)),
      columns: ['id'],
    });
    const theirs = await stored(createPng(400, 400), { client_user_id: String(other.id) });
    const own = await stored(createPng(400, 400), {}, test.clientToken);
    const agencys = await stored(createPng(400, 400));
    const seen = await ids('', test.clientToken);
    expect(seen).toEqual(expect.arrayContaining([own.id, agencys.id]));
    expect(seen).not.toContain(theirs.id);
    const ofClients = await ids('', test.agencyToken, 'client-media');
    expect(ofClients).toEqual(expect.arrayContaining([own.id, theirs.id]));
    expect(ofClients).not.toContain(agencys.id);
    const ownAlone = await ids('', test.clientToken, 'client-media');
    expect(ownAlone).toContain(own.id);
    expect(ownAlone).not.toContain(theirs.id);
    for (const path of [
      `media/view/${theirs.id}`,
      `media/download/${theirs.id}`,
      `media/link/${theirs.id}`,
    ]) {
      expect([path, (await get(path, test.clientToken)).status]).toEqual([path, 404]);
    }
  });

  it('returns no media of another agency for any id', async () => {
    for (const path of ['view', 'download', 'link']) {
      const answer = await get(`media/${path}/${foreignId}`);
      const missing = await get(`media/${path}/2147483647`);
      expect([answer.status, await answer.text()]).toEqual([404, await missing.text()]);
    }
  });
});

describe('media deletion:', () => {
  it('deletes rows and files, all or none, and lists the invalid ids', async () => {
    const [one, two] = [await stored(createPng(400, 400)), await stored(createPng(400, 400))];
    const before = [await ids(), await storedFiles()];
    const refused = await remove([one.id, two.id, foreignId]);
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { ids: [`Not found: ${foreignId}.`] },
    ]);
    expect([await ids(), await storedFiles()]).toEqual(before);
    expect((await remove([one.id, two.id])).status).toBe(200);
    expect(await ids()).toEqual(before[0]?.filter((id) => id !== one.id && id !== two.id));
    expect((await storedFiles()).length).toBe((before[1]?.length ?? 0) - 2);
    expect((await test.request(one.url)).status).toBe(404);
    expect(await looseFiles()).toEqual([]);
  });

  it('does not delete media used by a template or a lead form', async () => {
    const free = await stored(createPng(400, 400));
    const row = await findRow(test.ownerPool, template_media, {
      where: { agency_id: test.agencyId },
      columns: ['media_id'],
    });
    const used: number = row.media_id;
    const view: Media = await (await get(`media/view/${used}`)).json();
    expect(view.templates_count).toBeGreaterThan(0);
    const refused = await remove([free.id, used]);
    expect((await refused.json()).errors).toEqual({ ids: [`Used in templates or lead forms: ${used}.`] });
    await setFormBackgrounds(test.ownerPool, test.agencyId, { id: free.id, url: '/x' });
    expect((await remove([free.id])).status).toBe(422);
    await setFormBackgrounds(test.ownerPool, test.agencyId, null);
    expect((await remove([free.id])).status).toBe(200);
  });

  it('counts images and logos of Google templates as used', async () => {
    const logo = await stored(createPng(600, 600));
    const { google } = buildGoogle({ googleTemplateLogos: [logo] });
    const id = await findFirstTemplateId(test.ownerPool, test.agencyId);
    await updateRows(test.ownerPool, templates, { google }, { id });
    expect((await (await get(`media/view/${logo.id}`)).json()).templates_count).toBe(1);
    expect((await remove([logo.id])).status).toBe(422);
    await updateRows(test.ownerPool, templates, { google: null }, { agency_id: test.agencyId });
    expect((await remove([logo.id])).status).toBe(200);
  });

  it('allows a client to delete only its own media', async () => {
    const [own, agencys] = [
      await stored(createPng(400, 400), {}, test.clientToken),
      await stored(createPng(400, 400)),
    ];
    expect((await remove([own.id, agencys.id], test.clientToken)).status).toBe(422);
    expect((await remove([own.id], test.clientToken)).status).toBe(200);
    expect(await ids()).toContain(agencys.id);
  });

  it('leaves a file that cannot be deleted now to the sweep', async () => {
    const made = await stored(createPng(400, 400));
    fault = { remove: new Error('The store is away.') };
    expect((await remove([made.id])).status).toBe(200);
    fault = {};
    expect(await looseFiles()).toHaveLength(1);
    expect(await deleteOrphanFiles(test.ports)).toBe(0);
    test.clock.advance(25 * 60 * 60 * 1000);
    expect(await deleteOrphanFiles(test.ports)).toBe(1);
    expect(await looseFiles()).toEqual([]);
    expect(await storedFiles()).not.toContain(made.url.split('/').at(-1));
  });
});

describe('failing file store:', () => {
  it.each([
    ['a picture', () => createPng(400, 400)],
    ['a video', () => createMp4({ totalBytes: 200_000 })],
  ])('answers 507 to %s when full, and stores neither row nor file', async (_what, make) => {
    const before = [await ids(), await storedFiles()];
    fault = { put: Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) };
    const answer = await upload(make());
    fault = {};
    expect([answer.status, (await answer.json()).code]).toEqual([507, 'STORAGE_FULL']);
    expect([await ids(), await storedFiles(), await looseFiles()]).toEqual([...before, []]);
    expect((await upload(make())).status).toBe(201);
  });

  it('leaves the remaining files to the sweep when cleanup fails too', async () => {
    fault = { put: new Error('gone'), remove: new Error('gone') };
    expect((await upload(createPng(400, 400))).status).toBe(500);
    fault = {};
    expect(await looseFiles()).toHaveLength(1);
    test.clock.advance(25 * 60 * 60 * 1000);
    expect(await deleteOrphanFiles(test.ports)).toBe(1);
    expect(await looseFiles()).toEqual([]);
  });
});

describe('file link:', () => {
  const linkTo = async (id: number, token = test.agencyToken): Promise<{ url: string; expires_at: string }> =>
    (await get(`media/link/${id}`, token)).json();

  it('downloads exactly that object, whole or by range, for ten minutes', async () => {
    const bytes = createPng(400, 400);
    const made = await stored(bytes, { name: 'Sommer\u202e fest' });
    const { url, expires_at } = await linkTo(made.id);
    expect(new Date(expires_at).getTime() - test.clock.now().getTime()).toBe(600_000);
    const saved = await test.request(url);
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="Sommer fest.png"; filename*=UTF-8''Sommer%20fest.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const part = await test.request(url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    test.clock.advance(599_999);
    expect((await test.request(url)).status).toBe(200);
    test.clock.advance(1);
    expect((await test.request(url)).status).toBe(404);
  });

  it('expires with the session, the permission and the object', async () => {
    const made = await stored(createPng(400, 400), {}, test.clientToken);
    const token = await test.as('Client');
    const { url } = await linkTo(made.id, token);
    expect((await test.request(url)).status).toBe(200);
    await test.request('/api/v1/logout', { method: 'POST', token });
    expect((await test.request(url)).status).toBe(404);
    const other = await linkTo(made.id);
    await remove([made.id]);
    expect((await test.request(other.url)).status).toBe(404);
  });

  it('cannot be forged', async () => {
    const made = await stored(createPng(400, 400));
    const { url } = await linkTo(made.id);
    const sealed = await test.ports.secrets.encrypt('a platform token');
    for (const path of [
      `${url.slice(0, -4)}AAAA`,
      `/files/linked/${sealed}`,
      '/files/linked/x',
      '/files/linked/',
    ]) {
      expect([path, (await test.request(path)).status]).toEqual([path, 404]);
    }
  });
});
