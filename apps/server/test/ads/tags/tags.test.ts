import { client_permissions, clients, tags as tagsTable } from '@adlane/api-server/schema';
import type { Tag } from '@adlane/contract/ads/tags';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOtherAgencyId } from '../../fixtures/rows/demoRows';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { connectCrm } from '../../harness/connectCrm';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let agency: string;
let client: string;

beforeAll(async () => {
  test = await createDoublesTest();
  [agency, client] = await Promise.all([test.as('Agency'), test.as('Client')]);
});
beforeEach(async () => {
  await deleteRows(test.ownerPool, tagsTable);
  await updateRows(test.ownerPool, client_permissions, { ads_launch: true });
});
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(`/api/v1/tags${path}`, { method, token, ...(body !== undefined && { body }) });
async function list(query = '', token = agency): Promise<Tag[]> {
  const answer = await send('GET', query, undefined, token);
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.json()).data;
}
async function make(name: string, origin: Tag['origin'] = 'own'): Promise<Tag> {
  const answer = await send('POST', '/store', { name, origin });
  expect([name, answer.status]).toEqual([name, 201]);
  return answer.json();
}
const toNames = (tags: readonly Tag[]) => tags.map(({ name }) => name);

describe('tags of the agency', () => {
  it('are created once each, regardless of spelling variants, and deleted', async () => {
    const tag = await make('VIP Gäste');
    expect(tag).toEqual({ id: tag.id, name: 'VIP Gäste', origin: 'own' });
    for (const name of ['vip gäste', 'VIP Ga\u0308ste', ' VIP  Gäste', 'VIP\u200b Gäste']) {
      const answer = await send('POST', '/store', { name });
      expect([name, answer.status, (await answer.json()).errors]).toEqual([
        name,
        422,
        { name: ['A tag with this name already exists.'] },
      ]);
    }
    expect((await send('POST', '/store', { name: 'x'.repeat(60) })).status).toBe(201);
    expect((await send('POST', '/store', { name: 'x'.repeat(61) })).status).toBe(422);
    expect((await send('DELETE', `/delete/${tag.id}`)).status).toBe(200);
    expect((await send('DELETE', `/delete/${tag.id}`)).status).toBe(404);
  });

  it('are listed by name, paged and searched', async () => {
    for (const name of ['beta', 'Alpha', '100%', 'gamma', 'x'.repeat(60)]) await make(name);
    expect(toNames(await list('?per_page=3'))).toEqual(['100%', 'Alpha', 'beta']);
    expect(toNames(await list('?per_page=3&page=2&order=asc'))[0]).toBe('gamma');
    expect(toNames(await list('?sort=name&order=desc&per_page=2'))).toEqual(['x'.repeat(60), 'gamma']);
    expect(toNames(await list('?search=ALPHA'))).toEqual(['Alpha']);
    expect(toNames(await list('?search=%25'))).toEqual(['100%']);
    expect(await list('?origin=ghl')).toEqual([]);
    for (const bad of ['?sort=id', "?sort=name';--", '?origin=crm', '?client_user_id=x']) {
      expect([bad, (await send('GET', bad)).status]).toEqual([bad, 422]);
    }
  });

  it('of another agency are like missing ones', async () => {
    const agency_id = await findOtherAgencyId(test.ownerPool);
    const { id } = await insertRow(test.ownerPool, tagsTable, { agency_id, name: 'Theirs' });
    expect((await send('DELETE', `/delete/${id}`)).status).toBe(404);
    expect(toNames(await list())).not.toContain('Theirs');
    const { id: foreign } = await findRow(test.ownerPool, clients, {
      columns: ['id'],
      orderBy: [desc(clients.id)],
    });
    expect((await send('GET', `?client_user_id=${String(foreign)}`)).status).toBe(404);
  });

  it('are deleted by the agency, and by the client that created them', async () => {
    const agencys = await make('Of the agency');
    const created = await send('POST', '/store', { name: 'Of the client' }, client);
    const own: Tag = await created.json();
    const remove = async (id: Tag['id'], token?: string) =>
      (await send('DELETE', `/delete/${id}`, undefined, token)).status;
    expect(await remove(agencys.id, client)).toBe(403);
    expect(toNames(await list())).toContain('Of the agency');
    expect(await remove(own.id, client)).toBe(200);
  });

  it('are created by clients that launch, and read by others', async () => {
    await make('Alpha');
    expect((await send('POST', '/store', { name: 'Of the client' }, client)).status).toBe(201);
    expect(toNames(await list('', client))).toEqual(['Alpha', 'Of the client']);
    await updateRows(test.ownerPool, client_permissions, { ads_launch: false });
    expect((await send('POST', '/store', { name: 'Mine' }, client)).status).toBe(403);
    expect((await send('DELETE', '/delete/1', undefined, client)).status).toBe(403);
    expect((await test.request('/api/v1/tags')).status).toBe(401);
  });
});

describe('tags of the CRM', () => {
  it("can't be created without a CRM", async () => {
    const answer = await send('POST', '/store', { name: 'x', origin: 'ghl' });
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { origin: ['Please connect your CRM first.'] },
    ]);
  });

  describe('once it is connected', () => {
    let source_id: number;
    beforeAll(async () => {
      source_id = await connectCrm(test, { token: agency, locationId: 'ghlBrooksGrowth' });
    });
    afterAll(() =>
      test.request('/api/v1/source/disconnect', { method: 'POST', token: agency, body: { source_id } }),
    );

    it('are created there, and listed with the agency’s', async () => {
      const made = await make('Whitening', 'ghl');
      expect(made).toMatchObject({ name: 'whitening', origin: 'ghl' });
      expect(await make('WHITENING', 'ghl')).toEqual(made);
      expect(await list('?origin=ghl')).toEqual([made]);
      await make('Alpha');
      expect(toNames(await list('?search=a&origin=own'))).not.toContain('whitening');
      expect(await list('?search=whit')).toEqual([made]);
    });

    it('are left out while the CRM does not answer, unless only they were requested', async () => {
      await make('Alpha');
      const { control } = test.doubles.goHighLevel;
      control.failNext('/tags', 500);
      expect(toNames(await list())).toContain('Alpha');
      control.failNext('/tags', 500);
      const answer = await send('GET', '?origin=ghl');
      expect([answer.status, (await answer.json()).message]).toEqual([
        503,
        'The double fails as it was told to.',
      ]);
    });

    it('are read with a new token if the old one was refused', async () => {
      await make('Whitening', 'ghl');
      test.doubles.goHighLevel.control.failNext('/tags', 401);
      expect(toNames(await list('?origin=ghl'))).toEqual(['whitening']);
    });
  });
});
