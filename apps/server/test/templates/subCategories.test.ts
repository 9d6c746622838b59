import type { Category } from '@adlane/contract/categories';
import type { SubCategory } from '@adlane/contract/subCategories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Role, type TestApp } from '../harness/createTestApp';

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

const change = (method: string, path: string, body?: unknown, role: Role = 'SuperAdmin') =>
  test.request(`/api/v1/${path}`, { method, token: tokens[role], ...(body !== undefined && { body }) });
async function make<Row>(path: string, body: object): Promise<Row> {
  const answer = await change('POST', `${path}/store`, body);
  expect([body, answer.status]).toEqual([body, 201]);
  return answer.json();
}
const category = (name: string, niche_id: number | null = null) =>
  make<Category>('categories', { name, niche_id });
const part = (name: string, category_id: number) =>
  make<SubCategory>('sub-categories', { name, category_id });
/** Puts a template of every tenant into a category, and answers how many there are. */
async function fill(id: number, offset = 0): Promise<number> {
  const { rowCount } = await test.ownerPool.query(
    'update templates set category_id = $1 where (agency_id, id) in (select agency_id, (array_agg(id order by id))[$2] from templates group by agency_id)',
    [id, offset + 1],
  );
  return rowCount ?? 0;
}
async function inside(id: number | null): Promise<number> {
  const { rows } = await test.ownerPool.query(
    'select count(*)::int as n from templates where category_id is not distinct from $1',
    [id],
  );
  return rows[0].n;
}

describe('sub-categories', () => {
  it('belong to a category; a name is given once in it', async () => {
    const [one, two] = [await category('Parent 1'), await category('Parent 2')];
    const made = await part('Inner', one.id);
    expect(made).toMatchObject({
      name: 'Inner',
      category_id: one.id,
      category_name: 'Parent 1',
      status: 'active',
    });
    const again = await change('POST', 'sub-categories/store', { name: 'INNER', category_id: one.id });
    expect([again.status, (await again.json()).errors]).toEqual([
      422,
      { name: ['A sub-category with this name already exists.'] },
    ]);
    await part('Inner', two.id);
    for (const category_id of [made.id, 999_999]) {
      const stray = await change('POST', 'sub-categories/store', { name: 'Stray', category_id });
      expect([stray.status, (await stray.json()).errors]).toEqual([
        422,
        { category_id: ['What you chose does not exist any more.'] },
      ]);
    }
  });

  it.each(roles)('count what the lists show the %s', async (role) => {
    const made = await part(`Counted ${role}`, (await category(`Counted for ${role}`)).id);
    await fill(made.id);
    const rows = await list<SubCategory>(`sub-categories?category_id=${made.category_id}`, role);
    const shown = await list(`templates?per_page=1&categoryId=${made.id}`, role);
    expect(rows.data.map(({ templates_count }) => templates_count)).toEqual([shown.meta.total]);
  });

  it('leave the lists of agencies with their category', async () => {
    const made = await part('Hidden', (await category('Hides')).id);
    const path = `sub-categories?category_id=${made.category_id}`;
    expect((await list(path)).meta.total).toBe(1);
    await change('PUT', `categories/status/${made.category_id}`, { status: 'inactive' });
    expect((await list(path)).meta.total).toBe(0);
    expect((await list(path, 'SuperAdmin')).meta.total).toBe(1);
  });

  it("don't come back while their category is archived", async () => {
    const made = await part('Sleeper', (await category('Archive')).id);
    await change('POST', `sub-categories/archive/${made.id}`);
    await change('POST', `categories/archive/${made.category_id}`);
    const answer = await change('PUT', `sub-categories/status/${made.id}`, { status: 'active' });
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'The category Archive is archived. Bring it back first.',
    ]);
    await change('PUT', `categories/status/${made.category_id}`, { status: 'active' });
    const back = await change('PUT', `sub-categories/status/${made.id}`, { status: 'active' });
    expect(await back.json()).toMatchObject({ id: made.id, status: 'active' });
  });

  it('move to another category, and leave their templates to it when deleted', async () => {
    const [one, two] = [await category('From'), await category('To')];
    const made = await part('Mover', one.id);
    const moved = await change('PUT', `sub-categories/update/${made.id}`, { category_id: two.id });
    expect(await moved.json()).toMatchObject({ name: 'Mover', category_id: two.id });
    const filled = await fill(made.id);
    expect((await change('DELETE', `sub-categories/delete/${made.id}`)).status).toBe(200);
    expect(await inside(two.id)).toBe(filled);
    expect((await change('DELETE', `sub-categories/delete/${made.id}`)).status).toBe(404);
    expect((await change('DELETE', `sub-categories/delete/${two.id}`)).status).toBe(404);
  });

  it('merge across categories', async () => {
    const [one, two] = [await part('A', (await category('X')).id), await part('B', (await category('Y')).id)];
    const filled = await fill(one.id);
    const answer = await change('POST', 'sub-categories/merge', { ids: [one.id], into_id: two.id });
    expect(await answer.json()).toMatchObject({ id: two.id, category_name: 'Y' });
    expect(await inside(two.id)).toBe(filled);
    const refused = await change('POST', 'sub-categories/merge', { ids: [two.id], into_id: one.id });
    expect(refused.status).toBe(422);
  });

  it('are sorted, paged and searched by what is allowed', async () => {
    const { id } = await category('Sorted');
    for (const name of ['b 1', 'a 2', 'c%3']) await part(name, id);
    const names = async (query: string) =>
      namesOf((await list<SubCategory>(`sub-categories?category_id=${id}&${query}`)).data);
    expect(await names('')).toEqual(['a 2', 'b 1', 'c%3']);
    expect(await names('sort=name&order=desc&per_page=2')).toEqual(['c%3', 'b 1']);
    expect(await names('search=%25')).toEqual(['c%3']);
    for (const bad of ['sort=status', "sort=name';--", 'category_id=x', 'status=gone']) {
      expect([bad, (await get(`sub-categories?${bad}`)).status]).toEqual([bad, 422]);
    }
  });
});
