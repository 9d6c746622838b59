import { client_permissions, templates } from '@adlane/api-server/schema';
import type { Template } from '@adlane/contract/ads/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let client: string;
let template: Template;

const view = (id: number, token = agency) => test.request(`/api/v1/templates/view/${id}`, { token });
const save = (id: number, body: unknown, token = agency) =>
  test.request(`/api/v1/templates/update/${id}`, { method: 'PUT', token, body });

async function list(query: string, token = agency): Promise<{ data: Template[]; meta: { total: number } }> {
  const answer = await test.request(`/api/v1/templates?${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  client = await test.as('Client');
  const { data } = await list('status=active&sort=name&order=asc');
  template = await (await view(data[0]?.id ?? 0)).json();
});
afterAll(() => test.close());

describe('lists of templates', () => {
  it('are paged, and every page has the total', async () => {
    const [all, second, beyond] = [
      await list('per_page=100'),
      await list('page=2&per_page=5'),
      await list('page=99'),
    ];
    expect(all.meta.total).toBe(all.data.length);
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(5, 10).map(({ id }) => id));
    expect([beyond.data, beyond.meta.total]).toEqual([[], all.meta.total]);
  });

  it('search by name with wildcards taken literally', async () => {
    const word = template.name.slice(0, 6);
    expect((await list(`search=${encodeURIComponent(word.toUpperCase())}`)).meta.total).toBeGreaterThan(0);
    expect((await list('search=%25')).meta.total).toBe(0);
  });

  it('are filtered by folder, and by templates without one', async () => {
    const { data: folders }: { data: { id: number; templates_count: number }[] } = await (
      await test.request('/api/v1/folders', { token: agency })
    ).json();
    for (const folder of folders) {
      expect((await list(`folderId=${folder.id}`)).meta.total).toBe(folder.templates_count);
    }
    const loose = await list('uncategorized=true&per_page=100');
    expect(loose.data.every(({ folderId }) => folderId === null)).toBe(true);
  });

  it('show a client its templates and those that the agency shares with it', async () => {
    const seen = await list('per_page=100', client);
    const all = await list('per_page=100');
    expect(seen.meta.total).toBeGreaterThan(0);
    expect(seen.meta.total).toBeLessThan(all.meta.total);
    const hidden = all.data.find(({ id }) => !seen.data.some((row) => row.id === id));
    expect((await view(hidden?.id ?? 0, client)).status).toBe(404);
    expect((await view(seen.data[0]?.id ?? 0, client)).status).toBe(200);
  });
});

describe('saving a template', () => {
  const texts = (value: string, index = 1) => ({
    ...template.templateContent,
    headlines: template.templateContent.headlines.map((version, at) =>
      at === index ? { ...version, value } : version,
    ),
  });

  it('changes the sent fields and leaves the rest', async () => {
    const answer = await save(template.id, { name: 'Renamed', templateContent: texts('Another first line') });
    expect(answer.status).toBe(200);
    const stored: Template = await (await view(template.id)).json();
    expect(stored.name).toBe('Renamed');
    expect(stored.templateContent.headlines[1]?.value).toBe('Another first line');
    expect(stored.templateTargeting).toEqual(template.templateTargeting);
    expect(stored.updated_at > template.updated_at).toBe(true);
  });

  it('leaves stored fields that this client does not know', async () => {
    const where = { id: template.id };
    const { templateContent } = await findRow(test.ownerPool, templates, { where });
    const newer = Object.assign({ fromTomorrow: 1 }, templateContent);
    await updateRows(test.ownerPool, templates, { templateContent: newer }, where);
    await save(template.id, { templateContent: texts('Second of three') });
    const stored = await (await view(template.id)).json();
    expect(stored.templateContent.fromTomorrow).toBe(1);
  });

  it('refuses to overwrite a change of another user, and changes nothing', async () => {
    const opened: Template = await (await view(template.id)).json();
    expect((await save(template.id, { name: 'First', base_updated_at: opened.updated_at })).status).toBe(200);
    const second = await save(template.id, { name: 'Second', base_updated_at: opened.updated_at });
    expect([second.status, (await second.json()).code]).toEqual([409, 'EDIT_CONFLICT']);
    expect((await (await view(template.id)).json()).name).toBe('First');
  });

  it('validates texts, with the path of each error', async () => {
    const answer = await save(template.id, { templateContent: texts('<b>Bold</b>') });
    expect(answer.status).toBe(422);
    const body = await answer.json();
    expect(body.errors).toMatchObject({
      'templateContent.headlines.1.value': ['HTML tags are not allowed.'],
    });
    expect(body.message).toBe('HTML tags are not allowed.');
  });

  it('refuses lists that are short, misnumbered or without a default', async () => {
    const { headlines } = template.templateContent;
    const broken = [
      headlines.slice(0, 2),
      headlines.map((version) => ({ ...version, isDefault: false })),
      headlines.map((version) => ({ ...version, id: version.id + 1 })),
    ];
    for (const list of broken) {
      const answer = await save(template.id, {
        templateContent: { ...template.templateContent, headlines: list },
      });
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
        422,
        ['templateContent.headlines'],
      ]);
    }
  });

  it('is refused to a client without the permission, and for templates of the agency', async () => {
    const { data } = await list('per_page=1', client);
    const id = data[0]?.id ?? 0;
    await grant(false);
    expect((await save(id, { name: 'Mine now' }, client)).status).toBe(403);
    await grant(true);
    const answer = await save(id, { name: 'Mine now' }, client);
    expect([answer.status, (await answer.json()).message]).toEqual([
      403,
      "You don't have permission to perform this action.",
    ]);
  });

  it('lets a client with the permission change its templates', async () => {
    await grant(true);
    const { clientId: client_id } = await findDemoClient(test.ownerPool);
    const own = { client_id, isClientTemplate: true };
    expect(await updateRows(test.ownerPool, templates, own, { id: template.id })).toHaveLength(1);
    expect((await save(template.id, { name: 'Mine now' }, client)).status).toBe(200);
  });

  async function grant(allowed: boolean): Promise<void> {
    const { clientId: client_id } = await findDemoClient(test.ownerPool);
    await updateRows(test.ownerPool, client_permissions, { template_management: allowed }, { client_id });
  }
});
