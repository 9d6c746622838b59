import { categories } from '@adlane/api-server/schema';
import type { Category } from '@adlane/contract/ads/taxonomy/categories';
import type { SubCategory } from '@adlane/contract/ads/taxonomy/subCategories';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRows, findRows, insertRows } from '../../fixtures/rows/rows';
import { createTaxonomyTest, type TaxonomyTest, taxonomyRoles } from '../../harness/createTaxonomyTest';

let test: TaxonomyTest;

beforeAll(async () => {
  test = await createTaxonomyTest();
});
afterAll(() => test.close());

const listNames = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('categories', () => {
  it.each(taxonomyRoles)('count the templates that the lists show the %s', async (role) => {
    const { data } = await test.list<Category>('categories', role);
    expect(data.length).toBeGreaterThan(5);
    for (const { id, templates_count } of data) {
      expect((await test.list(`templates?per_page=1&categoryId=${id}`, role)).meta.total).toBe(
        templates_count,
      );
    }
  });

  it('are filtered by niche', async () => {
    const { data } = await test.list<Category>('categories');
    const id = data.find(({ niche_id }) => niche_id !== null)?.niche_id ?? 0;
    const some = await test.list<Category>(`categories?niche_id=${id}`);
    expect(some.data).toEqual(data.filter(({ niche_id }) => niche_id === id));
    expect(some.data[0]?.niche).toBeTruthy();
    expect((await test.list('categories?niche_id=2147483647')).meta.total).toBe(0);
    expect((await test.get('categories?niche_id=1%20or%201')).status).toBe(422);
  });

  it('count their sub-categories without listing them; only the operator sees inactive ones', async () => {
    const { data } = await test.list<Category>('categories');
    const [parent, off, gone] = data;
    const added = await insertRows(test.ownerPool, categories, [
      { name: 'One', parent_id: parent?.id, status: 'active' },
      { name: 'Two', parent_id: parent?.id, status: 'inactive' },
      { name: 'Old', parent_id: parent?.id, status: 'archived' },
    ]);
    await test.send('PUT', `categories/status/${off?.id}`, { status: 'inactive' });
    await test.send('POST', `categories/archive/${gone?.id}`);
    const forAgency = await test.list<Category>('categories');
    const sub_categories_count = (parent?.sub_categories_count ?? 0) + 2;
    expect(forAgency.data).toEqual([{ ...parent, sub_categories_count }, ...data.slice(3)]);
    expect((await test.list('categories?status=archived')).meta.total).toBe(0);
    const forOperator = await test.list<Category>('categories', 'SuperAdmin');
    expect(forOperator.data.map(({ id }) => id)).toEqual(
      data.flatMap(({ id }) => (id === gone?.id ? [] : [id])),
    );
    expect(listNames((await test.list<Category>('categories?status=archived', 'SuperAdmin')).data)).toEqual([
      gone?.name,
    ]);
    for (const row of [off, gone])
      await test.send('PUT', `categories/status/${row?.id}`, { status: 'active' });
    const ids = added.map(({ id }) => id);
    await deleteRows(test.ownerPool, categories, inArray(categories.id, ids));
  });
});

describe('the operator', () => {
  it('creates categories with unique names within a niche', async () => {
    const [first, second] = (await test.list<{ id: number }>('niches')).data;
    const made = await test.createCategory('Größe', first?.id);
    expect(made).toMatchObject({ name: 'Größe', status: 'active', niche_id: first?.id, templates_count: 0 });
    for (const name of ['GRÖSSE'.toLowerCase(), 'größe', 'Gro\u0308ße']) {
      const answer = await test.send('POST', 'categories/store', { name, niche_id: first?.id });
      const isInUse = name !== 'grösse';
      expect([name, answer.status]).toEqual([name, isInUse ? 422 : 201]);
      if (isInUse) {
        expect((await answer.json()).errors).toEqual({ name: ['A category with this name already exists.'] });
      }
    }
    await test.createCategory('Größe', second?.id);
    const stray = await test.send('POST', 'categories/store', { name: 'Stray', niche_id: 999_999 });
    expect([stray.status, (await stray.json()).errors]).toEqual([
      422,
      { niche_id: ['What you selected no longer exists.'] },
    ]);
  });

  it('renames a category and moves it to another niche', async () => {
    const [first, second] = (await test.list<{ id: number }>('niches')).data;
    const made = await test.createCategory('Moving', first?.id);
    const moved = await test.send('PUT', `categories/update/${made.id}`, {
      name: 'Moved',
      niche_id: second?.id,
    });
    expect(await moved.json()).toMatchObject({ id: made.id, name: 'Moved', niche_id: second?.id });
    expect((await test.send('PUT', 'categories/update/999999', { name: 'x' })).status).toBe(404);
    const sub = await test.createSubCategory('Inner', made.id);
    expect((await test.send('PUT', `categories/update/${sub.id}`, { name: 'x' })).status).toBe(404);
  });

  it('archives and restores a category, unless its name was used meanwhile', async () => {
    const made = await test.createCategory('Twice');
    const archived = await test.send('POST', `categories/archive/${made.id}`);
    expect(await archived.json()).toEqual({ message: 'Category updated successfully.' });
    expect(listNames((await test.list<Category>('categories')).data)).not.toContain('Twice');
    const other = await test.createCategory('twice');
    const back = await test.send('PUT', `categories/status/${made.id}`, { status: 'active' });
    expect([back.status, (await back.json()).message]).toEqual([
      422,
      'A category with this name already exists.',
    ]);
    await test.send('PUT', `categories/update/${other.id}`, { name: 'Once' });
    expect((await test.send('PUT', `categories/status/${made.id}`, { status: 'active' })).status).toBe(200);
    expect((await test.send('PUT', `categories/status/${made.id}`, { status: 'gone' })).status).toBe(422);
  });

  it('deletes a category; templates of all tenants then have none', async () => {
    const made = await test.createCategory('To Delete');
    const filled = await test.fillCategory(made.id);
    expect(filled).toBeGreaterThan(2);
    const loose = await test.countTemplates(null);
    expect((await test.send('DELETE', `categories/delete/${made.id}`)).status).toBe(200);
    expect(await test.countTemplates(null)).toBe(loose + filled);
    expect((await test.send('DELETE', `categories/delete/${made.id}`)).status).toBe(404);
  });

  it("can't delete a category that has sub-categories", async () => {
    const made = await test.createCategory('Full');
    await test.createSubCategory('One', made.id);
    const answer = await test.send('DELETE', `categories/delete/${made.id}`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'This category still has a sub-category. Delete them or merge the category into another one.',
    ]);
  });

  it('merges categories with templates of all tenants and sub-categories; those with equal names are merged, too', async () => {
    const [into, one, two] = [
      await test.createCategory('Into'),
      await test.createCategory('One'),
      await test.createCategory('Two'),
    ];
    const sibling = await test.createSubCategory('Same', into.id);
    const twin = await test.createSubCategory('SAME', one.id);
    const moved = await test.createSubCategory('Other', two.id);
    const counts = [
      await test.fillCategory(one.id, 0),
      await test.fillCategory(two.id, 1),
      await test.fillCategory(twin.id, 2),
    ];
    const answer = await test.send('POST', 'categories/merge', { ids: [one.id, two.id], into_id: into.id });
    expect(await answer.json()).toMatchObject({ id: into.id, sub_categories_count: 2 });
    expect(await test.countTemplates(into.id)).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    expect(await test.countTemplates(sibling.id)).toBe(counts[2]);
    const parts = await test.list<SubCategory>(`sub-categories?category_id=${into.id}`, 'SuperAdmin');
    expect(parts.data.map(({ id, name }) => [id, name])).toEqual([
      [moved.id, 'Other'],
      [sibling.id, 'Same'],
    ]);
    const rows = await findRows(test.ownerPool, categories, {
      where: inArray(categories.id, [one.id, two.id, twin.id]),
    });
    expect(rows).toEqual([]);
  });

  it('merges all of them or none', async () => {
    const [into, one] = [await test.createCategory('Stays'), await test.createCategory('Also')];
    const sub = await test.createSubCategory('Is None', into.id);
    await test.fillCategory(one.id);
    const before = await test.countTemplates(one.id);
    for (const [body, errors] of [
      [{ ids: [one.id, 999_999], into_id: into.id }, { ids: ['Not found: 999999.'] }],
      [{ ids: [one.id, sub.id], into_id: into.id }, { ids: [`Not found: ${sub.id}.`] }],
      [{ ids: [one.id], into_id: 999_999 }, { into_id: ['Please choose another one to merge into.'] }],
      [{ ids: [one.id], into_id: one.id }, { into_id: ['Please choose another one to merge into.'] }],
      [{ ids: [], into_id: one.id }, { ids: ['This field is required.'] }],
    ] as const) {
      const answer = await test.send('POST', 'categories/merge', body);
      expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
    }
    expect(await test.countTemplates(one.id)).toBe(before);
  });

  it('is the only role that manages categories and sub-categories', async () => {
    const before = await test.list('categories', 'SuperAdmin');
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
          expect([kind, path, (await test.send(method, `${kind}/${path}`, body, role)).status]).toEqual([
            kind,
            path,
            403,
          ]);
        }
      }
    }
    expect(await test.list('categories', 'SuperAdmin')).toEqual(before);
  });
});
