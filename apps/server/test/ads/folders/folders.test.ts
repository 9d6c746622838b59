import { agencies, client_permissions, folders as foldersTable } from '@adlane/api-server/schema';
import type { Folder } from '@adlane/contract/ads/folders';
import type { TemplateRow } from '@adlane/contract/ads/templates';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { listFoldersWithTemplates } from '../../fixtures/rows/templateRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { signIn } from '../../harness/signIn';

let test: TestApp;
let agency: string;
let client: string;
let own: number;
let restore: () => Promise<void>;

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  client = await test.as('Client');
  own = (await (await test.request('/api/v1/me', { token: agency })).json()).user.group_id;
  restore = await test.saveState();
});
beforeEach(() => restore());
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(`/api/v1/folders/${path}`, { method, token, ...(body !== undefined && { body }) });
const store = (name: string, more: object = {}, token = agency) =>
  send('POST', 'store', { name, ...more }, token);

async function make(name: string): Promise<Folder> {
  const answer = await store(name);
  expect(answer.status).toBe(201);
  return answer.json();
}

async function folders(status = 'active', token = agency): Promise<Folder[]> {
  return (await (await test.request(`/api/v1/folders?status=${status}`, { token })).json()).data;
}

async function templates(query: string, token = agency): Promise<TemplateRow[]> {
  return (await (await test.request(`/api/v1/templates?per_page=100&${query}`, { token })).json()).data;
}

async function full(): Promise<Folder> {
  const folder = (await folders()).find(({ templates_count }) => templates_count > 2);
  if (!folder) throw new Error('The seeded world has no folder with templates.');
  return folder;
}

const stored = () => listFoldersWithTemplates(test.ownerPool);

describe('names of folders', () => {
  it('may have the allowed characters, up to 120', async () => {
    expect(await make("Mom & Pop's (2026), No. 1 - öffentlich")).toMatchObject({
      status: 'active',
      templates_count: 0,
      client_accessibility: false,
    });
    expect((await store('a'.repeat(120))).status).toBe(201);
    expect((await store('b'.repeat(121))).status).toBe(422);
  });

  it.each(['Sale!', 'a/b', '<b>x</b>', 'invoice\u202efdp.exe', 'zero\u200bwidth'])(
    'refuse %j',
    async (name) => {
      const answer = await store(name);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ errors: { name: ['Folder name cannot contain special characters.'] } }),
      ]);
    },
  );

  it('are unique, regardless of spelling variants', async () => {
    await make('Café Crème');
    for (const name of [
      'CAFÉ crème',
      'Cafe\u0301 Cre\u0300me',
      'Café  Crème',
      ' Café Crème ',
      'Caf\u200dé Crème',
    ]) {
      const answer = await store(name);
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { name: ['A folder with this name already exists.'] },
      ]);
    }
  });

  it('are unique, even for two concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => store('At Once')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
  });

  it('change by renaming; a name may change its case', async () => {
    await make('At Once');
    const folder = await make('To Rename');
    expect(await (await send('PUT', `rename/${folder.id}`, { name: 'TO RENAME' })).json()).toMatchObject({
      id: folder.id,
      name: 'TO RENAME',
    });
    expect((await send('PUT', `rename/${folder.id}`, { name: 'at once' })).status).toBe(422);
    expect((await send('PUT', `rename/${folder.id}`, { name: 'Sale!' })).status).toBe(422);
  });
});

describe('a folder', () => {
  it('hides its templates from every list when archived, and restores them unchanged', async () => {
    const folder = await full();
    const before = await templates(`folderId=${folder.id}&sort=name`);
    const others = await templates('');
    expect((await send('POST', `archive/${folder.id}`)).status).toBe(200);
    expect((await folders()).map(({ id }) => id)).not.toContain(folder.id);
    expect((await folders('archived')).find(({ id }) => id === folder.id)?.templates_count).toBe(
      before.length,
    );
    expect(await templates('')).toHaveLength(others.length - before.length);
    expect((await templates('status=archived')).map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      before.map(({ id }) => id).sort((a, b) => a - b),
    );
    expect((await templates(`folderId=${folder.id}`)).every(({ status }) => status === 'archived')).toBe(
      true,
    );
    expect((await send('PUT', `update-status/${folder.id}`, { status: 'active' })).status).toBe(200);
    expect(await templates(`folderId=${folder.id}&sort=name`)).toEqual(before);
  });

  it("can't be restored under a name that was used in the meantime", async () => {
    const folder = await make('Twice');
    await send('PUT', `update-status/${folder.id}`, { status: 'archived' });
    await make('twice');
    const answer = await send('PUT', `update-status/${folder.id}`, { status: 'active' });
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      'A folder with this name already exists.',
    ]);
    expect((await send('PUT', `update-status/${folder.id}`, { status: 'gone' })).status).toBe(422);
  });

  it('is copied with its templates and their media, closed to clients', async () => {
    const folder = await full();
    const originals = await templates(`folderId=${folder.id}&sort=name&order=asc`);
    const answer = await send('POST', `duplicate/${folder.id}`);
    expect(answer.status).toBe(201);
    const copy: Folder = await answer.json();
    expect(copy).toMatchObject({
      name: `${folder.name} (Copy)`,
      templates_count: folder.templates_count,
      client_accessibility: false,
    });
    const copies = await templates(`folderId=${copy.id}&sort=name&order=asc`);
    expect(copies.map(({ name, thumbnailUrl, status }) => ({ name, thumbnailUrl, status }))).toEqual(
      originals.map(({ name, thumbnailUrl, status }) => ({ name: `${name} (Copy)`, thumbnailUrl, status })),
    );
    expect(copies.every(({ launched_count }) => launched_count === 0)).toBe(true);
    const again = await send('POST', `duplicate/${copy.id}`);
    expect((await again.json()).name).toBe(`${folder.name} (Copy 2)`);
  });

  it('is opened to clients and closed', async () => {
    const folder = (await folders()).find(({ name }) => name === 'Real Estate');
    const seen = async () => (await folders('active', client)).some(({ id }) => id === folder?.id);
    expect(await seen()).toBe(false);
    for (const client_accessibility of [true, false]) {
      const answer = await send('PUT', `client-accessibility/${folder?.id}`, { client_accessibility });
      expect(await answer.json()).toMatchObject({ client_accessibility });
      expect(await seen()).toBe(client_accessibility);
    }
  });

  it('leaves its templates without a folder when deleted', async () => {
    const folder = await full();
    const inside = await templates(`folderId=${folder.id}`);
    expect((await send('DELETE', `delete/${folder.id}`)).status).toBe(200);
    expect((await folders()).map(({ id }) => id)).not.toContain(folder.id);
    const loose = (await templates('uncategorized=true')).map(({ id }) => id);
    expect(inside.every(({ id }) => loose.includes(id))).toBe(true);
    expect((await send('DELETE', `delete/${folder.id}`)).status).toBe(404);
  });
});

const changes = [
  ['PUT', 'rename', { name: 'Stolen' }],
  ['POST', 'archive', undefined],
  ['DELETE', 'delete', undefined],
  ['POST', 'duplicate', undefined],
  ['PUT', 'update-status', { status: 'archived' }],
] as const;

describe('access to folders', () => {
  it("answers another agency's like a missing one, and nothing changes", async () => {
    const row = await findRow(test.ownerPool, foldersTable, {
      where: ne(foldersTable.agency_id, own),
      columns: ['id'],
      orderBy: [foldersTable.id],
    });
    const before = await stored();
    for (const [method, verb, body] of [
      ...changes,
      ['PUT', 'client-accessibility', { client_accessibility: true }] as const,
    ]) {
      const theirs = await send(method, `${verb}/${row.id}`, body);
      const missing = await send(method, `${verb}/2147483647`, body);
      expect([verb, theirs.status, await theirs.text()]).toEqual([verb, 404, await missing.text()]);
    }
    expect(await stored()).toEqual(before);
  });

  it('does not let the body name the tenant', async () => {
    const rows = await findRows(test.ownerPool, agencies, {
      where: ne(agencies.id, own),
      columns: ['id'],
      limit: 1,
    });
    const folder: Folder = await (await store('Whose', { agency_id: rows[0]?.id, id: 1 })).json();
    const made = await findRows(test.ownerPool, foldersTable, {
      where: { name: 'Whose' },
      columns: ['agency_id', 'id'],
    });
    expect(made).toEqual([{ agency_id: own, id: folder.id }]);
  });

  it('answers a client with 403 without the permission and for folders that the agency opened, 404 for the rest', async () => {
    const open = (await folders('active', client))[0]?.id ?? 0;
    const closed = (await folders()).find(({ client_accessibility }) => !client_accessibility)?.id ?? 0;
    const before = await stored();
    for (const [right, onClosed] of [
      [false, 403],
      [true, 404],
    ] as const) {
      await updateRows(test.ownerPool, client_permissions, { template_management: right });
      const opened = { name: 'Mine', client_accessibility: true };
      expect((await send('POST', 'store', opened, client)).status).toBe(403);
      for (const [method, verb, body] of changes) {
        expect([verb, (await send(method, `${verb}/${open}`, body, client)).status]).toEqual([verb, 403]);
        expect([verb, (await send(method, `${verb}/${closed}`, body, client)).status]).toEqual([
          verb,
          onClosed,
        ]);
      }
      const opening = { client_accessibility: true };
      expect((await send('PUT', `client-accessibility/${closed}`, opening, client)).status).toBe(403);
    }
    expect(await stored()).toEqual(before);
  });
});

describe('a folder of a client with the right', () => {
  it('is managed by that client, except for opening it to others, and is otherwise visible to the agency only', async () => {
    await updateRows(test.ownerPool, client_permissions, { template_management: true });
    const made = await store('Spring of mine', {}, client);
    expect(made.status).toBe(201);
    const folder: Folder = await made.json();
    expect(folder).toMatchObject({ isClientFolder: true, client_accessibility: false });
    expect((await folders('active', client)).map(({ id }) => id)).toContain(folder.id);
    expect((await folders()).find(({ id }) => id === folder.id)).toMatchObject({ isClientFolder: true });
    expect((await send('PUT', `rename/${folder.id}`, { name: 'Summer' }, client)).status).toBe(200);
    const opening = { client_accessibility: true };
    expect((await send('PUT', `client-accessibility/${folder.id}`, opening, client)).status).toBe(403);
    const copy = await send('POST', `duplicate/${folder.id}`, undefined, client);
    expect(await copy.json()).toMatchObject({ name: 'Summer (Copy)', isClientFolder: true });

    const other = await signIn(test, 'theo@harbor-fitness.example');
    expect((await folders('active', other)).map(({ id }) => id)).not.toContain(folder.id);
    expect((await send('DELETE', `delete/${folder.id}`, undefined, other)).status).toBe(404);
    expect((await send('DELETE', `delete/${folder.id}`, undefined, client)).status).toBe(200);
  });

  it('has a name that is unique among its folders', async () => {
    const [agencys] = await folders();
    expect((await store(agencys?.name ?? '', {}, client)).status).toBe(201);
    expect((await store(agencys?.name ?? '', {}, client)).status).toBe(422);
  });

  it("takes that client's templates only", async () => {
    const folder: Folder = await (await store('Only mine', {}, client)).json();
    const move = (id: number, token: string) =>
      test.request('/api/v1/templates/move', {
        method: 'POST',
        token,
        body: { ids: [id], folderId: folder.id },
      });
    const { data } = await (
      await test.request('/api/v1/templates?isClientTemplate=false', { token: agency })
    ).json();
    expect((await move(data[0].id, agency)).status).toBe(422);
    const mine = await test.request('/api/v1/templates/store', {
      method: 'POST',
      token: client,
      body: { name: 'For my folder' },
    });
    const { id } = await mine.json();
    expect((await move(id, client)).status).toBe(200);
    expect((await folders('active', client)).find((one) => one.id === folder.id)?.templates_count).toBe(1);
  });
});
