import { client_permissions, folders, media, templates } from '@adlane/api-server/schema';
import type { Folder } from '@adlane/contract/ads/folders';
import type { Template, TemplateRow } from '@adlane/contract/ads/templates';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findForeignRow, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { listTemplatesWithMedia } from '../../fixtures/rows/templateRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let restore: () => Promise<void>;
let agency: string;
let client: string;
let own: number;
let foreign: { template: number; folder: number; media: number };

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  client = await test.as('Client');
  restore = await test.saveState();
  own = (await (await test.request('/api/v1/me', { token: agency })).json()).user.group_id;
  foreign = {
    template: (await findForeignRow(test.ownerPool, templates, own)).id,
    folder: (await findForeignRow(test.ownerPool, folders, own)).id,
    media: (await findForeignRow(test.ownerPool, media, own)).id,
  };
});
beforeEach(async () => {
  await restore();
  await grant(true);
});
afterAll(() => test.close());

async function grant(allowed: boolean): Promise<void> {
  await updateRows(test.ownerPool, client_permissions, { template_management: allowed, adlane_all: true });
}

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(`/api/v1/templates/${path}`, { method, token, ...(body !== undefined && { body }) });
const read = async (path: string, token = agency) => (await send('GET', path, undefined, token)).json();
const list = async (query = '', token = agency): Promise<{ data: TemplateRow[]; meta: { total: number } }> =>
  (await test.request(`/api/v1/templates?per_page=100&${query}`, { token })).json();

async function make(form: object, token = agency): Promise<Template> {
  const answer = await send('POST', 'store', form, token);
  expect(answer.status).toBe(201);
  return answer.json();
}

const stored = () => listTemplatesWithMedia(test.ownerPool);

const changes = [
  ['PUT', 'rename', { name: 'Stolen' }],
  ['DELETE', 'delete', undefined],
  ['POST', 'duplicate', undefined],
] as const;

describe('creating a template', () => {
  it('requires a name and starts with the defaults', async () => {
    const made = await make({ name: 'From a name' });
    expect(made).toMatchObject({
      name: 'From a name',
      status: 'active',
      platforms: ['facebook'],
      folderId: null,
      isClientTemplate: false,
      launched_count: 0,
      templateTargeting: { minAge: 18, maxAge: 65, placement: 'Automatic' },
    });
    expect(made.templateContent.headlines.map(({ title }) => title)).toEqual([
      'Headline 1',
      'Headline 2',
      'Headline 3',
    ]);
    expect(await read(`view/${made.id}`)).toEqual(made);
    expect((await list()).data[0]?.id).toBe(made.id);
  });

  it('stores folder, category, media in their order, and texts', async () => {
    const { data } = await list('sort=name');
    const full: Template = await read(
      `view/${data.find((row) => row.folderId !== null && row.thumbnailUrl)?.id}`,
    );
    const rows = await findRows(test.ownerPool, media, {
      where: { agency_id: own },
      columns: ['id'],
      orderBy: [desc(media.id)],
      limit: 3,
    });
    const templateMediaIds: number[] = rows.map(({ id }) => id);
    const { folderId, categoryId, templateContent, niche } = full;
    const made = await make({
      name: 'With parts',
      folderId,
      categoryId,
      templateContent,
      niche,
      templateMediaIds,
    });
    expect(made).toMatchObject({ folderId, categoryId, templateContent, niche, folderName: full.folderName });
    expect(made.templateMedia.map(({ id }) => id)).toEqual(templateMediaIds);
  });

  it('may lack texts as a draft, but not as active', async () => {
    const { templateContent } = await make({ name: 'Empty' });
    expect((await send('POST', 'store', { name: 'A draft', status: 'draft', templateContent })).status).toBe(
      201,
    );
    const active = await send('POST', 'store', { name: 'Not a draft', templateContent });
    expect([active.status, (await active.json()).errors]).toEqual([
      422,
      {
        'templateContent.adText.0.value': ['This field is required.'],
        'templateContent.headlines.0.value': ['This field is required.'],
        'templateContent.subHeadlines.0.value': ['This field is required.'],
      },
    ]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a'.repeat(121) }, 'name'],
    [{ name: 'No platform', platforms: [] }, 'platforms'],
    [{ name: 'Archived', status: 'archived' }, 'status'],
    [{ name: 'Eight', templateMediaIds: [1, 2, 3, 4, 5, 6, 7, 8] }, 'templateMediaIds'],
  ])('refuses %j', async (form, field) => {
    const answer = await send('POST', 'store', form);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
  });

  it('refuses missing and foreign references, and creates nothing', async () => {
    const before = await stored();
    for (const [field, value] of [
      ['folderId', foreign.folder],
      ['folderId', 2_147_483_647],
      ['categoryId', 2_147_483_647],
      ['templateMediaIds', [foreign.media]],
      ['existingLeadForm', { id: 2_147_483_647, questionId: null }],
    ] as const) {
      const answer = await send('POST', 'store', { name: 'Pointing away', [field]: value });
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { [field]: ['What you selected no longer exists.'] },
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('ignores a tenant, an owner or an id in the body', async () => {
    const made = await make({ name: 'Whose', agency_id: own + 1, client_id: 1, id: 1, is_hidden: true });
    const rows = await findRows(test.ownerPool, templates, {
      where: { id: made.id },
      columns: ['agency_id', 'client_id', 'is_hidden'],
    });
    expect(rows).toEqual([{ agency_id: own, client_id: null, is_hidden: false }]);
  });

  it('as hidden shows it in no list and no count, and accepts any name', async () => {
    const before = [await list(), await read('count')];
    const answer = await send('POST', 'hidden/store', { name: 'From a name' });
    expect(answer.status).toBe(201);
    expect([await list(), await read('count')]).toEqual(before);
    expect((await send('GET', `view/${(await answer.json()).id}`)).status).toBe(200);
  });
});

describe('names of templates', () => {
  it('are unique, regardless of spelling variants', async () => {
    const made = await make({ name: 'Café Spring' });
    const nameInUse = { name: ['A template with this name already exists.'] };
    for (const name of ['CAFÉ SPRING', 'Cafe\u0301 Spring', 'Café  Spring ']) {
      expect(await (await send('POST', 'validate/name', { name })).json()).toEqual({
        is_available: false,
        message: nameInUse.name[0],
      });
      expect(await (await send('POST', 'validate/name', { name, id: made.id })).json()).toEqual({
        is_available: true,
        message: null,
      });
      const answer = await send('POST', 'store', { name });
      expect([answer.status, (await answer.json()).errors]).toEqual([422, nameInUse]);
    }
    const other = await make({ name: 'Café Summer' });
    for (const verb of ['rename', 'update']) {
      const answer = await send('PUT', `${verb}/${other.id}`, { name: 'café spring' });
      expect([verb, answer.status, (await answer.json()).errors]).toEqual([verb, 422, nameInUse]);
    }
  });

  it('are unique, even for concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('POST', 'store', { name: 'At once' })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });

  it("reveal nothing of the agency's to a client", async () => {
    await make({ name: 'Secret', isVisibilityAllowed: false });
    expect(await (await send('POST', 'validate/name', { name: 'Secret' }, client)).json()).toMatchObject({
      is_available: true,
    });
    expect((await make({ name: 'Secret' }, client)).isClientTemplate).toBe(true);
  });

  it('change by renaming, with the time of the change', async () => {
    const made = await make({ name: 'Before' });
    const renamed: TemplateRow = await (await send('PUT', `rename/${made.id}`, { name: ' After ' })).json();
    expect(renamed.name).toBe('After');
    expect(renamed.updated_at > made.updated_at).toBe(true);
    expect((await send('PUT', `rename/${made.id}`, { name: 'AFTER' })).status).toBe(200);
    expect((await send('PUT', `rename/${made.id}`, { name: ' ' })).status).toBe(422);
  });
});

describe('copying and deleting', () => {
  it('copies everything but the name and the launches', async () => {
    const { data } = await list('sort=name');
    const original: Template = await read(
      `view/${data.find((row) => row.launched_count > 0 && row.thumbnailUrl)?.id}`,
    );
    const answer = await send('POST', `duplicate/${original.id}`);
    expect(answer.status).toBe(201);
    const copy: Template = await read(`view/${(await answer.json()).id}`);
    const now = test.clock.now().toISOString();
    expect(copy).toEqual({
      ...original,
      id: copy.id,
      name: `${original.name} (Copy)`,
      launched_count: 0,
      created_at: now,
      updated_at: now,
    });
    const second = await (await send('POST', `duplicate/${copy.id}`)).json();
    expect(second.name).toBe(`${original.name} (Copy 2)`);
  });

  it('permanently deletes a template that was never launched', async () => {
    const made = await make({ name: 'To delete' });
    expect((await send('DELETE', `delete/${made.id}`)).status).toBe(200);
    const rows = await findRows(test.ownerPool, templates, { where: { id: made.id }, columns: ['id'] });
    expect(rows).toEqual([]);
  });

  it('hides a launched template from every call, and leaves its ads', async () => {
    const ads = async () =>
      (await (await test.request('/api/v1/ads?per_page=100', { token: agency })).json()).data;
    const before = [await ads(), (await list()).meta.total, (await read('count')).total];
    const launched = (await list()).data.find((row) => row.launched_count > 0)?.id ?? 0;
    expect((await send('DELETE', `delete/${launched}`)).status).toBe(200);
    expect([await ads(), (await list()).meta.total + 1, (await read('count')).total + 1]).toEqual(before);
    expect((await list('status=archived')).data.map(({ id }) => id)).not.toContain(launched);
    for (const [method, path] of [
      ['GET', 'view'],
      ['DELETE', 'delete'],
      ['POST', 'duplicate'],
    ] as const) {
      expect([path, (await send(method, `${path}/${launched}`)).status]).toEqual([path, 404]);
    }
    expect((await send('PUT', `update/${launched}`, { status: 'active' })).status).toBe(404);
    expect((await send('POST', 'move', { ids: [launched], folderId: null })).status).toBe(422);
  });
});

describe('moving templates', () => {
  let ids: number[];
  let folder: Folder;

  beforeEach(async () => {
    ids = (await list('sort=name')).data.slice(0, 10).map(({ id }) => id);
    const answer = await test.request('/api/v1/folders/store', {
      method: 'POST',
      token: agency,
      body: { name: 'Target' },
    });
    folder = await answer.json();
  });

  it('moves all into a folder, and out of it', async () => {
    expect((await send('POST', 'move', { ids, folderId: folder.id })).status).toBe(200);
    expect((await list(`folderId=${folder.id}`)).data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [...ids].sort((a, b) => a - b),
    );
    expect((await send('POST', 'move', { ids, folderId: null })).status).toBe(200);
    expect((await list(`folderId=${folder.id}`)).meta.total).toBe(0);
  });

  it.each([
    ['a foreign one', () => foreign.template],
    ['one that never was', () => 2_147_483_647],
  ])('moves none if %s is among them, and names the ids', async (_what, bad) => {
    const before = await stored();
    const answer = await send('POST', 'move', { ids: [...ids, bad()], folderId: folder.id });
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { ids: [`Not found: ${bad()}.`] }]);
    expect(await stored()).toEqual(before);
  });

  it('accepts 1 to 1,000 different ids and a folder of the agency', async () => {
    const before = await stored();
    const many = Array.from({ length: 1001 }, (_, index) => index + 1_000_000);
    for (const bad of [[], many, [ids[0], ids[0]], ['1'], [0]]) {
      expect((await send('POST', 'move', { ids: bad, folderId: folder.id })).status).toBe(422);
    }
    const missing = await send('POST', 'move', { ids: many.slice(1), folderId: null });
    expect((await missing.json()).errors).toEqual({
      ids: [expect.stringMatching(/^Not found: 1000001, .*, 1000020 and 980 more\.$/)],
    });
    const away = await send('POST', 'move', { ids, folderId: foreign.folder });
    expect([away.status, Object.keys((await away.json()).errors)]).toEqual([422, ['folderId']]);
    expect(await stored()).toEqual(before);
  });

  it("lets a client move its templates, not the agency's, and not into a closed folder", async () => {
    const mine = await make({ name: 'Mine' }, client);
    const shown = (await list('isClientTemplate=false', client)).data[0]?.id ?? 0;
    const open = (await (await test.request('/api/v1/folders', { token: client })).json()).data[0].id;
    const before = await stored();
    expect((await send('POST', 'move', { ids: [mine.id, shown], folderId: null }, client)).status).toBe(403);
    expect((await send('POST', 'move', { ids: [mine.id], folderId: folder.id }, client)).status).toBe(422);
    expect(await stored()).toEqual(before);
    expect((await send('POST', 'move', { ids: [mine.id], folderId: open }, client)).status).toBe(200);
  });
});

describe('access to templates', () => {
  it("answers another agency's like a missing one, and nothing changes", async () => {
    const before = await stored();
    for (const [method, verb, body] of changes) {
      const theirs = await send(method, `${verb}/${foreign.template}`, body);
      const missing = await send(method, `${verb}/2147483647`, body);
      expect([verb, theirs.status, await theirs.text()]).toEqual([verb, 404, await missing.text()]);
    }
    const { name } = await findRow(test.ownerPool, templates, {
      where: { id: foreign.template },
      columns: ['name'],
    });
    const checked = await send('POST', 'validate/name', { name: `${name} x`, id: foreign.template });
    expect(await checked.json()).toEqual({ is_available: true, message: null });
    expect(await stored()).toEqual(before);
  });

  it('is refused to a client without the permission', async () => {
    await grant(false);
    const shown = (await list('', client)).data[0]?.id ?? 0;
    const before = await stored();
    for (const [method, verb, body] of changes) {
      expect([verb, (await send(method, `${verb}/${shown}`, body, client)).status]).toEqual([verb, 403]);
    }
    for (const [path, body] of [
      ['store', { name: 'Mine too' }],
      ['move', { ids: [shown], folderId: null }],
      ['validate/name', { name: 'Mine too' }],
    ] as const) {
      expect([path, (await send('POST', path, body, client)).status]).toEqual([path, 403]);
    }
    expect(await stored()).toEqual(before);
  });

  it("lets a client with the permission change its templates, and only copy the agency's", async () => {
    const shown = (await list('isClientTemplate=false', client)).data[0]?.id ?? 0;
    expect((await send('PUT', `rename/${shown}`, { name: 'Stolen' }, client)).status).toBe(403);
    expect((await send('DELETE', `delete/${shown}`, undefined, client)).status).toBe(403);
    expect((await send('POST', 'store', { name: 'Shown', isVisibilityAllowed: true }, client)).status).toBe(
      403,
    );
    const copy: TemplateRow = await (await send('POST', `duplicate/${shown}`, undefined, client)).json();
    expect(copy.isClientTemplate).toBe(true);
    expect((await send('PUT', `rename/${copy.id}`, { name: 'Now mine' }, client)).status).toBe(200);
    expect((await send('DELETE', `delete/${copy.id}`, undefined, client)).status).toBe(200);
  });

  it('hides restricted templates of the agency from clients, also as originals of copies', async () => {
    const hidden = await make({ name: 'Kept', isVisibilityAllowed: false });
    for (const [method, verb, body] of changes) {
      expect([verb, (await send(method, `${verb}/${hidden.id}`, body, client)).status]).toEqual([verb, 404]);
    }
    const move = await send('POST', 'move', { ids: [hidden.id], folderId: null }, client);
    expect((await move.json()).errors).toEqual({ ids: [`Not found: ${hidden.id}.`] });
  });
});
