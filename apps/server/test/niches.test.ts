import type { Category, Niche } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Role, type TestApp } from './harness/createTestApp';

const roles = ['Agency', 'Client', 'SuperAdmin'] as const satisfies readonly Role[];
let test: TestApp;
let tokens: Record<Role, string>;

beforeAll(async () => {
  test = await createTestApp();
  const [Agency, Client, SuperAdmin] = await Promise.all(roles.map((role) => test.as(role)));
  tokens = { Agency: Agency ?? '', Client: Client ?? '', SuperAdmin: SuperAdmin ?? '' };
});
afterAll(() => test.close());

const get = (path: string, role: Role = 'Agency') => test.request(`/api/v1/${path}`, { token: tokens[role] });
async function list<Row>(
  path: string,
  role: Role = 'Agency',
): Promise<{ data: Row[]; meta: { total: number } }> {
  const answer = await get(path, role);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('niches', () => {
  it.each(roles)('count what the lists show the %s', async (role) => {
    const { data, meta } = await list<Niche>('niches', role);
    expect(data.length).toBeGreaterThan(5);
    expect(meta.total).toBe(data.length);
    expect(data.some(({ templates_count }) => templates_count > 0)).toBe(true);
    for (const { name, templates_count, status } of data) {
      const { meta: shown } = await list(`templates?per_page=1&niche=${encodeURIComponent(name)}`, role);
      expect([name, templates_count, status]).toEqual([name, shown.total, 'active']);
    }
  });

  it('that are switched off show to the operator alone', async () => {
    const { rows } = await test.ownerPool.query(
      "insert into niches (name, status) values ('archived', 'archived') returning name",
    );
    const extra = async (role: Role, query = '') =>
      namesOf((await list<Niche>(`niches${query}`, role)).data).filter((name) =>
        rows.some((row) => row.name === name),
      );
    expect(await extra('SuperAdmin')).toEqual(['archived']);
    expect(await extra('SuperAdmin', '?status=inactive')).toEqual(['archived']);
    expect(await extra('SuperAdmin', '?status=active')).toEqual([]);
    for (const role of ['Agency', 'Client'] as const) {
      expect(await extra(role)).toEqual([]);
      expect((await list(`niches?status=inactive`, role)).meta.total).toBe(0);
    }
  });

  it('are paged, sorted and searched, and take no other sort', async () => {
    const all = namesOf((await list<Niche>('niches?sort=name&order=asc')).data);
    expect(namesOf((await list<Niche>('niches')).data)).toEqual(all);
    expect(namesOf((await list<Niche>('niches?sort=name&order=desc')).data)).toEqual(all.toReversed());
    expect(namesOf((await list<Niche>('niches?page=2&per_page=2')).data)).toEqual(all.slice(2, 4));
    const counts = (await list<Niche>('niches?sort=templates_count&order=desc')).data.map(
      (row) => row.templates_count,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const word = all[0] ?? '';
    expect(
      namesOf((await list<Niche>(`niches?search=${encodeURIComponent(word.toUpperCase())}`)).data),
    ).toContain(word);
    expect((await list('niches?search=%25')).meta.total).toBe(0);
    for (const bad of ["sort=name';--", 'sort=status', 'status=pending', 'per_page=101', 'page=0']) {
      expect([bad, (await get(`niches?${bad}`)).status]).toEqual([bad, 422]);
    }
  });
});

describe('categories', () => {
  it.each(roles)('count what the lists show the %s', async (role) => {
    const { data } = await list<Category>('categories', role);
    expect(data.length).toBeGreaterThan(5);
    for (const { id, templates_count } of data) {
      expect((await list(`templates?per_page=1&categoryId=${id}`, role)).meta.total).toBe(templates_count);
    }
  });

  it('are those of one niche where asked for', async () => {
    const { data } = await list<Category>('categories');
    const id = data[0]?.niche_id ?? 0;
    const some = await list<Category>(`categories?niche_id=${id}`);
    expect(some.data).toEqual(data.filter(({ niche_id }) => niche_id === id));
    expect(some.data[0]?.niche).toBeTruthy();
    expect((await list('categories?niche_id=2147483647')).meta.total).toBe(0);
    expect((await get('categories?niche_id=1%20or%201')).status).toBe(422);
  });

  it('count their parts without listing them; what is not active shows to the operator alone', async () => {
    const { data } = await list<Category>('categories');
    const [parent, off, gone] = data;
    await test.ownerPool.query(
      "insert into categories (name, parent_id, status) values ('One', $1, 'active'), ('Two', $1, 'inactive'), ('Old', $1, 'archived')",
      [parent?.id],
    );
    const update = 'update categories set status = $1 where id = $2';
    await test.ownerPool.query(update, ['inactive', off?.id]);
    await test.ownerPool.query(update, ['archived', gone?.id]);
    const forAgency = await list<Category>('categories');
    expect(forAgency.data).toEqual([{ ...parent, sub_categories_count: 2 }, ...data.slice(3)]);
    expect((await list('categories?status=archived')).meta.total).toBe(0);
    const forOperator = await list<Category>('categories', 'SuperAdmin');
    expect(forOperator.data.map(({ id }) => id)).toEqual(
      data.flatMap(({ id }) => (id === gone?.id ? [] : [id])),
    );
    expect(namesOf((await list<Category>('categories?status=archived', 'SuperAdmin')).data)).toEqual([
      gone?.name,
    ]);
  });
});
