import type { SubCategory } from '@adlane/contract/ads/taxonomy/subCategories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTaxonomyTest, type TaxonomyTest, taxonomyRoles } from '../../harness/createTaxonomyTest';

let test: TaxonomyTest;

beforeAll(async () => {
  test = await createTaxonomyTest();
});
afterAll(() => test.close());

const listNames = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('sub-categories', () => {
  it('belong to a category, with a unique name in it', async () => {
    const [one, two] = [await test.createCategory('Parent 1'), await test.createCategory('Parent 2')];
    const made = await test.createSubCategory('Inner', one.id);
    expect(made).toMatchObject({
      name: 'Inner',
      category_id: one.id,
      category_name: 'Parent 1',
      status: 'active',
    });
    const again = await test.send('POST', 'sub-categories/store', { name: 'INNER', category_id: one.id });
    expect([again.status, (await again.json()).errors]).toEqual([
      422,
      { name: ['A sub-category with this name already exists.'] },
    ]);
    await test.createSubCategory('Inner', two.id);
    for (const category_id of [made.id, 999_999]) {
      const stray = await test.send('POST', 'sub-categories/store', { name: 'Stray', category_id });
      expect([stray.status, (await stray.json()).errors]).toEqual([
        422,
        { category_id: ['What you selected no longer exists.'] },
      ]);
    }
  });

  it.each(taxonomyRoles)('count the templates that the lists show the %s', async (role) => {
    const made = await test.createSubCategory(
      `Counted ${role}`,
      (await test.createCategory(`Counted for ${role}`)).id,
    );
    await test.fillCategory(made.id);
    const rows = await test.list<SubCategory>(`sub-categories?category_id=${made.category_id}`, role);
    const shown = await test.list(`templates?per_page=1&categoryId=${made.id}`, role);
    expect(rows.data.map(({ templates_count }) => templates_count)).toEqual([shown.meta.total]);
  });

  it('are hidden from agencies with their category', async () => {
    const made = await test.createSubCategory('Hidden', (await test.createCategory('Hides')).id);
    const path = `sub-categories?category_id=${made.category_id}`;
    expect((await test.list(path)).meta.total).toBe(1);
    await test.send('PUT', `categories/status/${made.category_id}`, { status: 'inactive' });
    expect((await test.list(path)).meta.total).toBe(0);
    expect((await test.list(path, 'SuperAdmin')).meta.total).toBe(1);
  });

  it("can't be restored while their category is archived", async () => {
    const made = await test.createSubCategory('Sleeper', (await test.createCategory('Archive')).id);
    await test.send('POST', `sub-categories/archive/${made.id}`);
    await test.send('POST', `categories/archive/${made.category_id}`);
    const answer = await test.send('PUT', `sub-categories/status/${made.id}`, { status: 'active' });
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'The category Archive is archived. Restore it first.',
    ]);
    await test.send('PUT', `categories/status/${made.category_id}`, { status: 'active' });
    const back = await test.send('PUT', `sub-categories/status/${made.id}`, { status: 'active' });
    expect(await back.json()).toMatchObject({ id: made.id, status: 'active' });
  });

  it('move to another category, and leave their templates to it when deleted', async () => {
    const [one, two] = [await test.createCategory('From'), await test.createCategory('To')];
    const made = await test.createSubCategory('Mover', one.id);
    const moved = await test.send('PUT', `sub-categories/update/${made.id}`, { category_id: two.id });
    expect(await moved.json()).toMatchObject({ name: 'Mover', category_id: two.id });
    const filled = await test.fillCategory(made.id);
    expect((await test.send('DELETE', `sub-categories/delete/${made.id}`)).status).toBe(200);
    expect(await test.countTemplates(two.id)).toBe(filled);
    expect((await test.send('DELETE', `sub-categories/delete/${made.id}`)).status).toBe(404);
    expect((await test.send('DELETE', `sub-categories/delete/${two.id}`)).status).toBe(404);
  });

  it('merge across categories', async () => {
    const [one, two] = [
      await test.createSubCategory('A', (await test.createCategory('X')).id),
      await test.createSubCategory('B', (await test.createCategory('Y')).id),
    ];
    const filled = await test.fillCategory(one.id);
    const answer = await test.send('POST', 'sub-categories/merge', { ids: [one.id], into_id: two.id });
    expect(await answer.json()).toMatchObject({ id: two.id, category_name: 'Y' });
    expect(await test.countTemplates(two.id)).toBe(filled);
    const refused = await test.send('POST', 'sub-categories/merge', { ids: [two.id], into_id: one.id });
    expect(refused.status).toBe(422);
  });

  it('are sorted, paged and searched by allowed keys', async () => {
    const { id } = await test.createCategory('Sorted');
    for (const name of ['b 1', 'a 2', 'c%3']) await test.createSubCategory(name, id);
    const names = async (query: string) =>
      listNames((await test.list<SubCategory>(`sub-categories?category_id=${id}&${query}`)).data);
    expect(await names('')).toEqual(['a 2', 'b 1', 'c%3']);
    expect(await names('sort=name&order=desc&per_page=2')).toEqual(['c%3', 'b 1']);
    expect(await names('search=%25')).toEqual(['c%3']);
    for (const bad of ['sort=status', "sort=name';--", 'category_id=x', 'status=gone']) {
      expect([bad, (await test.get(`sub-categories?${bad}`)).status]).toEqual([bad, 422]);
    }
  });
});
