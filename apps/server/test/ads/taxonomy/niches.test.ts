import { categories, niche_requests, niches, templates } from '@adlane/api-server/schema';
import type { Niche, NicheRequest } from '@adlane/contract/ads/taxonomy/niches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOtherAgencyId } from '../../fixtures/rows/demoRows';
import { assignNicheToClientAndUser, countNicheUses } from '../../fixtures/rows/nicheRows';
import { deleteRows, findRow, findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import {
  createTaxonomyTest,
  type TaxonomyRole,
  type TaxonomyTest,
  taxonomyRoles,
} from '../../harness/createTaxonomyTest';

let test: TaxonomyTest;

beforeAll(async () => {
  test = await createTaxonomyTest();
});
afterAll(() => test.close());

const listNames = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('niches', () => {
  it.each(taxonomyRoles)('count the templates that the lists show the %s', async (role) => {
    const { data, meta } = await test.list<Niche>('niches', role);
    expect(data.length).toBeGreaterThan(5);
    expect(meta.total).toBe(data.length);
    expect(data.some(({ templates_count }) => templates_count > 0)).toBe(true);
    for (const { name, templates_count, status } of data) {
      const { meta: shown } = await test.list(`templates?per_page=1&niche=${encodeURIComponent(name)}`, role);
      expect([name, templates_count, status]).toEqual([name, shown.total, 'active']);
    }
  });

  it('that are inactive are only visible to the operator', async () => {
    const rows = [await insertRow(test.ownerPool, niches, { name: 'archived', status: 'archived' })];
    const extra = async (role: TaxonomyRole, query = '') =>
      listNames((await test.list<Niche>(`niches${query}`, role)).data).filter((name) =>
        rows.some((row) => row.name === name),
      );
    expect(await extra('SuperAdmin')).toEqual(['archived']);
    expect(await extra('SuperAdmin', '?status=inactive')).toEqual(['archived']);
    expect(await extra('SuperAdmin', '?status=active')).toEqual([]);
    for (const role of ['Agency', 'Client'] as const) {
      expect(await extra(role)).toEqual([]);
      expect((await test.list(`niches?status=inactive`, role)).meta.total).toBe(0);
    }
    await deleteRows(test.ownerPool, niches, { name: 'archived' });
  });

  it('are paged, sorted and searched, and refuse other sort keys', async () => {
    const all = listNames((await test.list<Niche>('niches?sort=name&order=asc')).data);
    expect(listNames((await test.list<Niche>('niches')).data)).toEqual(all);
    expect(listNames((await test.list<Niche>('niches?sort=name&order=desc')).data)).toEqual(all.toReversed());
    expect(listNames((await test.list<Niche>('niches?page=2&per_page=2')).data)).toEqual(all.slice(2, 4));
    const counts = (await test.list<Niche>('niches?sort=templates_count&order=desc')).data.map(
      (row) => row.templates_count,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const word = all[0] ?? '';
    expect(
      listNames((await test.list<Niche>(`niches?search=${encodeURIComponent(word.toUpperCase())}`)).data),
    ).toContain(word);
    expect((await test.list('niches?search=%25')).meta.total).toBe(0);
    for (const bad of ["sort=name';--", 'sort=status', 'status=pending', 'per_page=101', 'page=0']) {
      expect([bad, (await test.get(`niches?${bad}`)).status]).toEqual([bad, 422]);
    }
  });
});

describe('the operator', () => {
  it('creates niches with unique names, regardless of spelling variants', async () => {
    expect(await test.createNiche('Pâtisserie')).toMatchObject({
      name: 'Pâtisserie',
      status: 'active',
      templates_count: 0,
    });
    for (const name of ['PÂTISSERIE', 'Pa\u0302tisserie', ' Pâtisserie ', 'Pâtis\u200dserie']) {
      const answer = await test.send('POST', 'niches/store', { name });
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { name: ['A niche with this name already exists.'] },
      ]);
    }
    expect((await test.send('POST', 'niches/store', { name: 'a'.repeat(120) })).status).toBe(201);
    expect((await test.send('POST', 'niches/store', { name: 'b'.repeat(121) })).status).toBe(422);
  });

  it('renames a niche everywhere, in every tenant', async () => {
    const busy = (await test.list<Niche>('niches')).data.find(({ templates_count }) => templates_count > 0);
    const name = busy?.name ?? '';
    await assignNicheToClientAndUser(test.ownerPool, name);
    const before = await countNicheUses(test.ownerPool, name);
    expect(before.templates).toBeGreaterThan(1);
    expect([before.clients, before.users]).toEqual([1, 1]);
    const answer = await test.send('PUT', `niches/update/${busy?.id}`, { name: `${name} & Co` });
    expect(await answer.json()).toMatchObject({ id: busy?.id, name: `${name} & Co` });
    expect(await countNicheUses(test.ownerPool, name)).toEqual({ templates: 0, clients: 0, users: 0 });
    expect(await countNicheUses(test.ownerPool, `${name} & Co`)).toEqual(before);
    await test.send('PUT', `niches/update/${busy?.id}`, { name });
    await test.createNiche('Confiserie');
    expect((await test.send('PUT', `niches/update/${busy?.id}`, { name: 'confiserie' })).status).toBe(422);
    expect((await test.send('PUT', 'niches/update/999999', { name: 'Nobody' })).status).toBe(404);
  });

  it('deactivates and activates a niche; its templates keep it', async () => {
    const [niche] = (await test.list<Niche>('niches?sort=templates_count&order=desc')).data;
    const before = await countNicheUses(test.ownerPool, niche?.name ?? '');
    await test.send('PUT', `niches/update/${niche?.id}`, { status: 'inactive' });
    expect(listNames((await test.list<Niche>('niches')).data)).not.toContain(niche?.name);
    expect(await countNicheUses(test.ownerPool, niche?.name ?? '')).toEqual(before);
    const on = await test.send('PUT', `niches/update/${niche?.id}`, { status: 'active' });
    expect(await on.json()).toMatchObject({ status: 'active' });
    expect(listNames((await test.list<Niche>('niches')).data)).toContain(niche?.name);
  });

  it('deletes a niche; its templates, clients and users then have none', async () => {
    const niche = await test.createNiche('To Delete');
    const { id: templateId } = await findRow(test.ownerPool, templates, { orderBy: [templates.id] });
    await updateRows(test.ownerPool, templates, { niche: 'To Delete' }, { id: templateId });
    const category = await insertRow(test.ownerPool, categories, { name: 'Left', niche_id: niche.id });
    const answer = await test.send('DELETE', `niches/delete/${niche.id}`);
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Niche deleted successfully.' }]);
    expect(await countNicheUses(test.ownerPool, 'To Delete')).toEqual({ templates: 0, clients: 0, users: 0 });
    const left = await findRows(test.ownerPool, categories, {
      where: { id: category.id },
      columns: ['niche_id'],
    });
    expect(left).toEqual([{ niche_id: null }]);
    expect((await test.send('DELETE', `niches/delete/${niche.id}`)).status).toBe(404);
  });

  it('is the only role that manages the list', async () => {
    const calls = [
      ['POST', 'niches/store', { name: 'Mine' }],
      ['PUT', 'niches/update/1', { name: 'Mine' }],
      ['DELETE', 'niches/delete/1', undefined],
      ['POST', 'requested-niches/approve/1', undefined],
      ['POST', 'requested-niches/reject/1', {}],
    ] as const;
    const before = await test.list('niches');
    for (const role of ['Agency', 'Client'] as const) {
      for (const [method, path, body] of calls) {
        expect([role, path, (await test.send(method, path, body, role)).status]).toEqual([role, path, 403]);
      }
    }
    expect(await test.list('niches')).toEqual(before);
  });
});

describe('requests', () => {
  const requestNiche = async (name: string): Promise<NicheRequest> => {
    const answer = await test.send('POST', 'niches/request', { name, note: 'Please.' }, 'Agency');
    expect([name, answer.status]).toEqual([name, 201]);
    return answer.json();
  };
  const answer = async (action: 'approve' | 'reject', id: number, body: object = {}) =>
    test.send('POST', `requested-niches/${action}/${id}`, body, 'SuperAdmin');

  it('are created by an agency, once while pending, and never for an existing niche', async () => {
    const request = await requestNiche('Falconry');
    expect(request).toMatchObject({ name: 'Falconry', note: 'Please.', status: 'pending', niche_id: null });
    for (const [name, text] of [
      ['FALCONRY', 'You have already requested this niche.'],
      [listNames((await test.list<Niche>('niches')).data)[0], 'A niche with this name already exists.'],
    ]) {
      const refused = await test.send('POST', 'niches/request', { name }, 'Agency');
      expect([refused.status, (await refused.json()).errors]).toEqual([422, { name: [text] }]);
    }
    expect((await test.send('POST', 'niches/request', { name: 'Client Wish' }, 'Client')).status).toBe(403);
  });

  it('are all visible to the operator, and to an agency only the agency’s', async () => {
    const otherAgencyId = await findOtherAgencyId(test.ownerPool);
    await insertRow(test.ownerPool, niche_requests, { agency_id: otherAgencyId, name: 'Of Another' });
    await requestNiche('Astronomy');
    const all = await test.list<NicheRequest>('requested-niches?per_page=100', 'SuperAdmin');
    expect(listNames(all.data)).toEqual(expect.arrayContaining(['Of Another', 'Astronomy', 'Dog Grooming']));
    const own = await test.list<NicheRequest>('requested-niches?per_page=100');
    expect(listNames(own.data)).not.toContain('Of Another');
    expect(new Set(own.data.map(({ requested_by }) => requested_by.id))).not.toContain(otherAgencyId);
    expect(own.data.length).toBeGreaterThan(0);
    expect((await test.get('requested-niches', 'Client')).status).toBe(403);
    const listStatus = async (status: string) =>
      listNames((await test.list<NicheRequest>(`requested-niches?per_page=100&status=${status}`)).data);
    expect(await listStatus('pending')).toContain('Astronomy');
    expect(await listStatus('approved')).not.toContain('Astronomy');
    expect((await test.get('requested-niches?status=archived')).status).toBe(422);
  });

  it('create a niche when approved, which agencies see at once', async () => {
    const { id } = await requestNiche('Beekeeping');
    const granted: NicheRequest = await (await answer('approve', id)).json();
    expect(granted).toMatchObject({ id, status: 'approved' });
    const niche = (await test.list<Niche>('niches')).data.find(({ name }) => name === 'Beekeeping');
    expect(granted.niche_id).toBe(niche?.id);
    const notices = await test.list<{ body: string }>('notifications');
    expect(notices.data.map(({ body }) => body)).toContain('You can now select Beekeeping.');
    const again = await answer('approve', id);
    expect([again.status, (await again.json()).message]).toEqual([409, 'This request was already answered.']);
    expect((await answer('approve', 999_999)).status).toBe(404);
  });

  it('activate an inactive niche of that name', async () => {
    const { id } = await requestNiche('Old Trade');
    const niche = await insertRow(test.ownerPool, niches, { name: 'OLD TRADE', status: 'archived' });
    const granted = await (await answer('approve', id)).json();
    expect(granted).toMatchObject({ status: 'approved', niche_id: niche.id });
    expect(listNames((await test.list<Niche>('niches')).data)).toContain('OLD TRADE');
  });

  it('are rejected with a reason that the agency sees', async () => {
    const { id } = await requestNiche('Alchemy');
    expect((await answer('reject', id, { reason: 'a'.repeat(1001) })).status).toBe(422);
    expect((await answer('reject', id, { reason: 'There is Chemistry.' })).status).toBe(200);
    const mine = (await test.list<NicheRequest>('requested-niches?status=rejected')).data;
    expect(mine).toEqual([
      expect.objectContaining({ id, status: 'rejected', reason: 'There is Chemistry.' }),
    ]);
    expect((await answer('approve', id)).status).toBe(409);
    await requestNiche('Alchemy');
    const notices = await test.list<{ kind: string; title: string; body: string }>('notifications');
    expect(notices.data.slice(0, 1)).toEqual([
      expect.objectContaining({
        kind: 'niche_request',
        title: 'Your niche was not added',
        body: 'Alchemy: There is Chemistry.',
      }),
    ]);
  });
});
