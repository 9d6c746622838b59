import { categories } from '@adlane/api-server/schema';
import type { Category } from '@adlane/contract/categories';
import type { SubCategory } from '@adlane/contract/subCategories';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRows, insertRows } from '../fixtures/rows';
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
    await insertRows(test.ownerPool, categories, [
      { name: 'One', parent_id: parent?.id, status: 'active' },
      { name: 'Two', parent_id: parent?.id, status: 'inactive' },
      { name: 'Old', parent_id: parent?.id, status: 'archived' },
    ]);
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

describe('the operator', () => {
  it('makes categories; a name is given once within a niche', async () => {
    const [first, second] = (await list<{ id: number }>('niches')).data;
    const made = await category('Größe', first?.id);
    expect(made).toMatchObject({ name: 'Größe', status: 'active', niche_id: first?.id, templates_count: 0 });
    for (const name of ['GRÖSSE'.toLowerCase(), 'größe', 'Gro\u0308ße']) {
      const answer = await change('POST', 'categories/store', { name, niche_id: first?.id });
      const isTaken = name !== 'grösse';
      expect([name, answer.status]).toEqual([name, isTaken ? 422 : 201]);
      if (isTaken) {
        expect((await answer.json()).errors).toEqual({ name: ['A category with this name already exists.'] });
      }
    }
    await category('Größe', second?.id);
    const stray = await change('POST', 'categories/store', { name: 'Stray', niche_id: 999_999 });
    expect([stray.status, (await stray.json()).errors]).toEqual([
      422,
      { niche_id: ['What you chose does not exist any more.'] },
    ]);
  });

  it('renames a category and moves it to another niche', async () => {
    const [first, second] = (await list<{ id: number }>('niches')).data;
    const made = await category('Moving', first?.id);
    const moved = await change('PUT', `categories/update/${made.id}`, {
      name: 'Moved',
      niche_id: second?.id,
    });
    expect(await moved.json()).toMatchObject({ id: made.id, name: 'Moved', niche_id: second?.id });
    expect((await change('PUT', 'categories/update/999999', { name: 'x' })).status).toBe(404);
    const sub = await part('Inner', made.id);
    expect((await change('PUT', `categories/update/${sub.id}`, { name: 'x' })).status).toBe(404);
  });

  it('archives a category and brings it back, unless its name was given to another', async () => {
    const made = await category('Twice');
    const archived = await change('POST', `categories/archive/${made.id}`);
    expect(await archived.json()).toEqual({ message: 'Category updated successfully.' });
    expect(namesOf((await list<Category>('categories')).data)).not.toContain('Twice');
    const other = await category('twice');
    const back = await change('PUT', `categories/status/${made.id}`, { status: 'active' });
    expect([back.status, (await back.json()).message]).toEqual([
      422,
      'A category with this name already exists.',
    ]);
    await change('PUT', `categories/update/${other.id}`, { name: 'Once' });
    expect((await change('PUT', `categories/status/${made.id}`, { status: 'active' })).status).toBe(200);
    expect((await change('PUT', `categories/status/${made.id}`, { status: 'gone' })).status).toBe(422);
  });

  it('deletes a category; the templates of all tenants are left without one', async () => {
    const made = await category('To Delete');
    const filled = await fill(made.id);
    expect(filled).toBeGreaterThan(2);
    const loose = await inside(null);
    expect((await change('DELETE', `categories/delete/${made.id}`)).status).toBe(200);
    expect(await inside(null)).toBe(loose + filled);
    expect((await change('DELETE', `categories/delete/${made.id}`)).status).toBe(404);
  });

  it("doesn't delete a category that has sub-categories", async () => {
    const made = await category('Full');
    await part('One', made.id);
    const answer = await change('DELETE', `categories/delete/${made.id}`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'This category still has a sub-category. Delete them or merge the category into another one.',
    ]);
  });

  it('merges categories: templates of all tenants and sub-categories go along, twins become one', async () => {
    const [into, one, two] = [await category('Into'), await category('One'), await category('Two')];
    const kept = await part('Same', into.id);
    const twin = await part('SAME', one.id);
    const moved = await part('Other', two.id);
    const counts = [await fill(one.id, 0), await fill(two.id, 1), await fill(twin.id, 2)];
    const answer = await change('POST', 'categories/merge', { ids: [one.id, two.id], into_id: into.id });
    expect(await answer.json()).toMatchObject({ id: into.id, sub_categories_count: 2 });
    expect(await inside(into.id)).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    expect(await inside(kept.id)).toBe(counts[2]);
    const parts = await list<SubCategory>(`sub-categories?category_id=${into.id}`, 'SuperAdmin');
    expect(parts.data.map(({ id, name }) => [id, name])).toEqual([
      [moved.id, 'Other'],
      [kept.id, 'Same'],
    ]);
    const rows = await findRows(test.ownerPool, categories, {
      where: inArray(categories.id, [one.id, two.id, twin.id]),
    });
    expect(rows).toEqual([]);
  });

  it('merges all of them or none', async () => {
    const [into, one] = [await category('Stays'), await category('Also')];
    const sub = await part('Is None', into.id);
    await fill(one.id);
    const before = await inside(one.id);
    for (const [body, errors] of [
      [{ ids: [one.id, 999_999], into_id: into.id }, { ids: ['Not found: 999999.'] }],
      [{ ids: [one.id, sub.id], into_id: into.id }, { ids: [`Not found: ${sub.id}.`] }],
      [{ ids: [one.id], into_id: 999_999 }, { into_id: ['Please choose another one to merge into.'] }],
      [{ ids: [one.id], into_id: one.id }, { into_id: ['Please choose another one to merge into.'] }],
      [{ ids: [], into_id: one.id }, { ids: ['This field is required.'] }],
    ] as const) {
      const answer = await change('POST', 'categories/merge', body);
      expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
    }
    expect(await inside(one.id)).toBe(before);
  });

  it('alone keeps categories and sub-categories', async () => {
    const before = await list('categories', 'SuperAdmin');
    for (const role of ['Agency', 'Client'] as const) {
      for (const kind of ['categories', 'sub-categories']) {
        for (const [method, path, body] of [
          ['POST', 'store', { name: 'Mine', category_id: 1 }],
          ['PUT', 'update/1', { name: 'Mine' }],
          ['PUT', 'status/1', { status: 'archived' }],
          ['POST', 'archive/1', undefined],
          ['POST', 'merge', { ids: [1], into_id: 2 }],
          ['DELETE', 'delete/1', undefined],
        ] as const) {
          expect([kind, path, (await change(method, `${kind}/${path}`, body, role)).status]).toEqual([
            kind,
            path,
            403,
          ]);
        }
      }
    }
    expect(await list('categories', 'SuperAdmin')).toEqual(before);
  });
});
