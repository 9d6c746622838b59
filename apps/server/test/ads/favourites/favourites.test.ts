import { favourites, folders, media, templates as templatesTable } from '@adlane/api-server/schema';
import type { Favourite } from '@adlane/contract/ads/favourites';
import type { TemplateRow } from '@adlane/contract/ads/templates';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoAgencyId, findOtherAgencyId } from '../../fixtures/rows/demoRows';
import { deleteRows, findRow, findRows, insertRow } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;
let foreign: { template: number; folder: number; media: number };
let folderId: number;
let mediaId: number;

beforeAll(async () => {
  test = await createDemoTest();
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
beforeEach(() => deleteRows(test.ownerPool, favourites));
afterAll(() => test.close());

async function list(query = '', token = test.agencyToken): Promise<Favourite[]> {
  return (await (await test.send('GET', `favourites${query}`, undefined, token)).json()).data;
}
async function templates(query = '', token = test.agencyToken): Promise<TemplateRow[]> {
  return (await (await test.send('GET', `templates?per_page=100${query}`, undefined, token)).json()).data;
}
async function mark(kind: Favourite['kind'], item_id: number, token = test.agencyToken): Promise<Favourite> {
  const answer = await test.send('POST', 'favourites/store', { kind, item_id }, token);
  expect([kind, item_id, answer.status]).toEqual([kind, item_id, 201]);
  return answer.json();
}

describe('favourites', () => {
  it('mark templates, folders and media; marking twice has no effect', async () => {
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
      expect([bad, (await test.send('GET', `favourites?${bad}`)).status]).toEqual([bad, 422]);
    }
  });

  it('belong to one user, and filter and count that user’s templates', async () => {
    const shown = await templates('', test.clientToken);
    const [agencys] = await templates();
    await mark('template', agencys?.id ?? 0);
    await mark('template', shown[0]?.id ?? 0, test.clientToken);
    expect((await list('', test.clientToken)).map(({ item_id }) => item_id)).toEqual([shown[0]?.id]);
    expect((await templates('&favourites=true', test.clientToken)).map(({ id }) => id)).toEqual([
      shown[0]?.id,
    ]);
    expect(await templates('&favourites=false', test.clientToken)).toHaveLength(shown.length);
    const own = (await list('?kind=template')).map(({ item_id }) => item_id);
    expect(own).toEqual([agencys?.id]);
    expect((await templates('&favourites=true')).map(({ id }) => id)).toEqual(own);
    const count = async (token: string) =>
      (await (await test.send('GET', 'templates/count', undefined, token)).json()).favourites;
    expect([await count(test.agencyToken), await count(test.clientToken)]).toEqual([own.length, 1]);
  });

  it('are set and removed in bulk, all or none', async () => {
    const ids = (await templates()).slice(0, 3).map(({ id }) => id);
    const bulk = (item_ids: number[], is_favourite: boolean) =>
      test.send('POST', 'favourites/bulk', { item_ids, is_favourite });
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

  it('are deleted and hidden with their item', async () => {
    const made = await (await test.send('POST', 'folders/store', { name: 'Marked' })).json();
    const { id } = await mark('folder', made.id);
    const has = async () => (await list('?per_page=100')).some((favourite) => favourite.id === id);
    await test.send('POST', `folders/archive/${made.id}`);
    expect(await has()).toBe(false);
    await test.send('PUT', `folders/update-status/${made.id}`, { status: 'active' });
    expect(await has()).toBe(true);
    await test.send('DELETE', `folders/delete/${made.id}`);
    expect(await has()).toBe(false);
    const rows = await findRows(test.ownerPool, favourites, { where: { id } });
    expect(rows).toEqual([]);
  });

  it("can't mark an item that the user does not see", async () => {
    const agencyId = await findDemoAgencyId(test.ownerPool);
    const closed = await insertRow(test.ownerPool, folders, { agency_id: agencyId, name: 'Closed' });
    for (const [kind, item_id, token] of [
      ['template', foreign.template, test.agencyToken],
      ['folder', foreign.folder, test.agencyToken],
      ['media', foreign.media, test.agencyToken],
      ['template', 2_000_000_000, test.agencyToken],
      ['folder', closed.id, test.clientToken],
    ] as const) {
      const answer = await test.send('POST', 'favourites/store', { kind, item_id }, token);
      expect([kind, answer.status, (await answer.json()).errors]).toEqual([
        kind,
        422,
        { item_id: ['What you selected no longer exists.'] },
      ]);
    }
  });

  it('are only removed by their user', async () => {
    const [template] = await templates();
    const { id } = await mark('template', template?.id ?? 0);
    const stranger = await test.send('DELETE', `favourites/delete/${id}`, undefined, test.clientToken);
    expect([stranger.status, (await stranger.json()).code]).toEqual([404, 'NOT_FOUND']);
    expect((await list()).map((favourite) => favourite.id)).toContain(id);
    expect((await test.send('DELETE', `favourites/delete/${id}`)).status).toBe(200);
    expect((await test.send('DELETE', `favourites/delete/${id}`)).status).toBe(404);
    expect((await test.request('/api/v1/favourites')).status).toBe(401);
  });
});
