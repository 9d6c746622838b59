import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let tokens: string[];

beforeAll(async () => {
  test = await createTestApp();
  tokens = [await test.as('Agency'), await test.as('Client')];
});
afterAll(() => test.close());

const get = (path: string, token = tokens[0] ?? '') => test.request(`/api/v1/templates${path}`, { token });
const read = async (path: string, token?: string) => (await get(`/${path}`, token)).json();
const list = async (query = '', token?: string) => (await get(`?per_page=100&${query}`, token)).json();

describe('counts of templates', () => {
  it('match the lists', async () => {
    for (const token of tokens) {
      const counts = await read('count', token);
      expect(counts).toMatchObject({
        total: (await list('', token)).meta.total,
        uncategorized: (await list('uncategorized=true', token)).meta.total,
        byPlatform: { facebook: (await list('platform=facebook', token)).meta.total },
      });
      for (const status of ['active', 'draft', 'inactive']) {
        expect(counts.byStatus[status] ?? 0).toBe((await list(`status=${status}`, token)).meta.total);
      }
    }
  });

  it('of categories include what the caller sees, and are filtered by niche', async () => {
    for (const token of tokens) {
      const { data } = await read('categories?per_page=100', token);
      expect(data.length).toBeGreaterThan(3);
      for (const { id, templates_count } of data) {
        expect((await list(`categoryId=${id}`, token)).meta.total).toBe(templates_count);
      }
      const { niche } = data[0];
      const some = await read(`categories?per_page=100&niche=${encodeURIComponent(niche)}`, token);
      expect(some.data).toEqual(data.filter((row: { niche: string }) => row.niche === niche));
    }
  });

  it('of templates without a folder match their list', async () => {
    expect(await read('uncategorized?per_page=100')).toEqual(await list('uncategorized=true'));
    expect((await get('/uncategorized?sort=name;drop')).status).toBe(422);
  });
});
