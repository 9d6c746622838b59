import { favourites, folders, media, templates as templatesTable } from '@adlane/api-server/schema';
import type { Favourite } from '@adlane/contract/favourites';
import type { TemplateRow } from '@adlane/contract/templates';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoAgencyId, findOtherAgencyId } from '../fixtures/demoRows';
import { deleteRows, findRow, findRows, insertRow } from '../fixtures/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let agency: string;
let client: string;
let foreign: { template: number; folder: number; media: number };
let folderId: number;
let mediaId: number;

beforeAll(async () => {
  test = await createTestApp();
  await deleteRows(test.ownerPool, favourites);
  [agency, client] = await Promise.all([test.as('Agency'), test.as('Client')]);
  const where = { agency_id: await findOtherAgencyId(test.ownerPool) };
  foreign = {
    template: (await findRow(test.ownerPool, templatesTable, { where, orderBy: [desc(templatesTable.id)] }))
      .id,
    folder: (await findRow(test.ownerPool, folders, { where, orderBy: [desc(folders.id)] })).id,
    media: (await findRow(test.ownerPool, media, { where, orderBy: [desc(media.id)] })).id,
  };
  folderId = (await findRow(test.ownerPool, folders, { orderBy: [folders.id] })).id;
  mediaId = (await findRow(test.ownerPool, media, { orderBy: [media.id] })).id;
});
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(`/api/v1/${path}`, { method, token, ...(body !== undefined && { body }) });
async function list(query = '', token = agency): Promise<Favourite[]> {
  return (await (await send('GET', `favourites${query}`, undefined, token)).json()).data;
}
async function templates(query = '', token = agency): Promise<TemplateRow[]> {
  return (await (await send('GET', `templates?per_page=100${query}`, undefined, token)).json()).data;
}
async function mark(kind: Favourite['kind'], item_id: number, token = agency): Promise<Favourite> {
  const answer = await send('POST', 'favourites/store', { kind, item_id }, token);
  expect([kind, item_id, answer.status]).toEqual([kind, item_id, 201]);
  return answer.json();
}

describe('favourites', () => {
  it('are marks on templates, folders and media; marking twice is one mark', async () => {
    const [template] = await templates();
    const first = await mark('template', template?.id ?? 0);
    expect(first).toMatchObject({ kind: 'template', item_id: template?.id, name: template?.name });
    expect(await mark('template', template?.id ?? 0)).toEqual(first);
    await mark('folder', folderId);
    await mark('media', mediaId);
    const kinds = (await list()).map(({ kind }) => kind);
    expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual(['folder', 'media', 'template']);
    expect((await list('?kind=folder')).map(({ item_id }) => item_id)).toEqual([folderId]);
    expect((await list(`?search=${encodeURIComponent(template?.name ?? '')}`)).map(({ id }) => id)).toEqual([
      first.id,
    ]);
    for (const bad of ['kind=lead', 'sort=kind', "sort=name';--"]) {
      expect([bad, (await send('GET', `favourites?${bad}`)).status]).toEqual([bad, 422]);
    }
  });

  it('are of one user alone, and filter and count its templates', async () => {
    const shown = await templates('', client);
    await mark('template', shown[0]?.id ?? 0, client);
    expect((await list('', client)).map(({ item_id }) => item_id)).toEqual([shown[0]?.id]);
    expect((await templates('&favourites=true', client)).map(({ id }) => id)).toEqual([shown[0]?.id]);
    expect(await templates('&favourites=false', client)).toHaveLength(shown.length);
    const own = (await list('?kind=template')).map(({ item_id }) => item_id);
    expect((await templates('&favourites=true')).map(({ id }) => id)).toEqual(own);
    const count = async (token: string) =>
      (await (await send('GET', 'templates/count', undefined, token)).json()).favourites;
    expect([await count(agency), await count(client)]).toEqual([own.length, 1]);
  });

  it('are set and taken off in bulk, all or none', async () => {
    const ids = (await templates()).slice(0, 3).map(({ id }) => id);
    const bulk = (item_ids: number[], is_favourite: boolean) =>
      send('POST', 'favourites/bulk', { item_ids, is_favourite });
    await bulk(ids, false);
    const refused = await bulk([...ids, foreign.template], true);
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { item_ids: [`Not found: ${foreign.template}.`] },
    ]);
    expect(await templates('&favourites=true')).toEqual([]);
    expect((await bulk([...ids, ids[0] ?? 0], true)).status).toBe(200);
    expect(await templates('&favourites=true')).toHaveLength(3);
    expect((await bulk(ids.slice(0, 2), false)).status).toBe(200);
    expect((await templates('&favourites=true')).map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await bulk([], true)).status).toBe(422);
    expect(
      (
        await bulk(
          Array.from({ length: 1001 }, (_none, index) => index + 1),
          true,
        )
      ).status,
    ).toBe(422);
  });

  it('go with what they stand on, and hide with it', async () => {
    const made = await (await send('POST', 'folders/store', { name: 'Marked' })).json();
    const { id } = await mark('folder', made.id);
    const has = async () => (await list('?per_page=100')).some((favourite) => favourite.id === id);
    await send('POST', `folders/archive/${made.id}`);
    expect(await has()).toBe(false);
    await send('PUT', `folders/update-status/${made.id}`, { status: 'active' });
    expect(await has()).toBe(true);
    await send('DELETE', `folders/delete/${made.id}`);
    expect(await has()).toBe(false);
    const rows = await findRows(test.ownerPool, favourites, { where: { id } });
    expect(rows).toEqual([]);
  });

  it("can't stand on what the user doesn't see", async () => {
    const agencyId = await findDemoAgencyId(test.ownerPool);
    const closed = await insertRow(test.ownerPool, folders, { agency_id: agencyId, name: 'Closed' });
    for (const [kind, item_id, token] of [
      ['template', foreign.template, agency],
      ['folder', foreign.folder, agency],
      ['media', foreign.media, agency],
      ['template', 2_000_000_000, agency],
      ['folder', closed.id, client],
    ] as const) {
      const answer = await send('POST', 'favourites/store', { kind, item_id }, token);
      expect([kind, answer.status, (await answer.json()).errors]).toEqual([
        kind,
        422,
        { item_id: ['What you selected no longer exists.'] },
      ]);
    }
  });

  it('are taken off by their own user only', async () => {
    const [template] = await templates();
    const { id } = await mark('template', template?.id ?? 0);
    const stranger = await send('DELETE', `favourites/delete/${id}`, undefined, client);
    expect([stranger.status, (await stranger.json()).code]).toEqual([404, 'NOT_FOUND']);
    expect((await list()).map((favourite) => favourite.id)).toContain(id);
    expect((await send('DELETE', `favourites/delete/${id}`)).status).toBe(200);
    expect((await send('DELETE', `favourites/delete/${id}`)).status).toBe(404);
    expect((await test.request('/api/v1/favourites')).status).toBe(401);
  });
});
