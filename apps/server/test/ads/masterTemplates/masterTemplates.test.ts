import { categories, folders, media, users } from '@adlane/api-server/schema';
import { createDefaultLeadForm } from '@adlane/contract/ads/leadForms';
import type { MasterTemplate, MasterTemplateRow } from '@adlane/contract/ads/masterTemplates';
import type { LibraryTemplateRow } from '@adlane/contract/ads/templateImports';
import {
  createDefaultTemplateContent,
  type Template,
  type TemplateRow,
} from '@adlane/contract/ads/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoAgencyId, findUserByEmail } from '../../fixtures/rows/demoRows';
import { countRows, findRow, findRows } from '../../fixtures/rows/rows';
import { findFirstTemplateId } from '../../fixtures/rows/templateRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { signIn } from '../../harness/signIn';

let test: TestApp;
let operator: string;
let agency: string;
let second: string;
let agencyId: number;

beforeAll(async () => {
  test = await createTestApp();
  operator = await test.as('SuperAdmin');
  agency = await test.as('Agency');
  second = await signIn(test, 'second-agency@adlane.test');
  agencyId = await findDemoAgencyId(test.ownerPool);
});
afterAll(() => test.close());

const send = (method: string, path = '', body?: unknown, token = operator) =>
  test.request(`/api/v2/admin/templates${path}`, { method, token, ...(body !== undefined && { body }) });

async function make(form: object = {}): Promise<MasterTemplate> {
  const answer = await send('POST', '', { name: `Master ${crypto.randomUUID()}`, ...form });
  expect(answer.status).toBe(201);
  return answer.json();
}

const publish = (id: number, is_published = true) => send('POST', `/${id}/publish`, { is_published });
const view = async (id: number): Promise<MasterTemplate> => (await send('GET', `/${id}`)).json();
const masters = async (query = ''): Promise<MasterTemplateRow[]> =>
  (await (await send('GET', `?per_page=100&${query}`)).json()).data;
const offered = async (token = agency): Promise<LibraryTemplateRow[]> =>
  (await (await test.request('/api/v1/templates/master?per_page=100', { token })).json()).data;
const importMasters = (body: object, token = agency) =>
  test.request('/api/v1/templates/master/import', { method: 'POST', token, body });

async function own(search: string, token = agency): Promise<TemplateRow[]> {
  const query = `search=${encodeURIComponent(search)}&per_page=100&sort=name&order=asc`;
  return (await (await test.request(`/api/v1/templates?${query}`, { token })).json()).data;
}

describe('a master template', () => {
  it('is created unpublished, published, and unpublished again', async () => {
    const made = await make();
    expect(made).toMatchObject({ is_published: false, published_at: null, imported_count: 0 });
    expect((await offered()).some(({ id }) => id === made.id)).toBe(false);

    const published: MasterTemplate = await (await publish(made.id)).json();
    expect(published).toMatchObject({ is_published: true, published_at: test.clock.now().toISOString() });
    expect((await offered()).find(({ id }) => id === made.id)).toMatchObject({
      name: made.name,
      folderId: null,
    });
    expect((await masters('is_published=true')).some(({ id }) => id === made.id)).toBe(true);
    expect((await masters('is_published=false')).some(({ id }) => id === made.id)).toBe(false);

    expect(await (await publish(made.id, false)).json()).toMatchObject({
      is_published: false,
      published_at: null,
    });
    expect((await offered()).some(({ id }) => id === made.id)).toBe(false);
  });

  it('is only published while it is active', async () => {
    const draft = await make({ status: 'draft' });
    const answer = await publish(draft.id);
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      'Only an active template can be published. Please activate it first.',
    ]);
    const made = await make();
    await publish(made.id);
    await send('PUT', `/${made.id}`, { status: 'inactive' });
    expect((await offered()).some(({ id }) => id === made.id)).toBe(false);
  });

  it('is updated, copied unpublished, and deleted, with the rules of every template', async () => {
    const made = await make();
    await publish(made.id);
    const renamed = await send('PUT', `/${made.id}`, { name: `${made.name} v2` });
    expect(await renamed.json()).toMatchObject({ name: `${made.name} v2`, is_published: true });
    const copy: MasterTemplate = await (await send('POST', `/${made.id}/duplicate`)).json();
    expect(copy).toMatchObject({ name: `${made.name} v2 (Copy)`, is_published: false, published_at: null });
    expect((await send('PUT', `/${copy.id}`, { name: `${made.name} v2` })).status).toBe(422);
    expect((await send('DELETE', `/${copy.id}`)).status).toBe(200);
    expect((await send('GET', `/${copy.id}`)).status).toBe(404);
  });

  it('moves to a category and one of its sub-categories, all of them or none', async () => {
    const [category = 0, other = 0] = (
      await findRows(test.ownerPool, categories, {
        where: { parent_id: null },
        orderBy: [categories.id],
        limit: 2,
      })
    ).map(({ id }) => id);
    const created = await test.request('/api/v1/sub-categories/store', {
      method: 'POST',
      token: operator,
      body: { name: 'Below', category_id: category },
    });
    const { id: sub }: { id: number } = await created.json();
    const [a, b] = [await make(), await make()];
    const move = (body: object) => send('POST', '/move', body);
    expect((await move({ ids: [a.id, b.id], categoryId: category, subCategoryId: sub })).status).toBe(200);
    expect(await view(a.id)).toMatchObject({
      categoryId: category,
      subCategoryId: sub,
      subCategoryName: 'Below',
    });
    const wrong = await move({ ids: [a.id], categoryId: other, subCategoryId: sub });
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['subCategoryId']]);
    const foreign = await findFirstTemplateId(test.ownerPool, agencyId);
    const missing = await move({ ids: [a.id, foreign], categoryId: other });
    expect([missing.status, (await missing.json()).errors]).toEqual([
      422,
      { ids: [`Not found: ${foreign}.`] },
    ]);
    expect(await view(a.id)).toMatchObject({ categoryId: category });
    expect(await (await send('PUT', `/${a.id}`, { categoryId: other })).json()).toMatchObject({
      categoryId: other,
      subCategoryId: null,
    });
  });

  it('is only visible to the operator', async () => {
    const made = await make();
    for (const token of [agency, await test.as('Client')]) {
      expect((await send('GET', '', undefined, token)).status).toBe(403);
      expect((await send('POST', `/${made.id}/publish`, {}, token)).status).toBe(403);
    }
    const foreign = await findFirstTemplateId(test.ownerPool, agencyId);
    expect((await send('GET', `/${foreign}`)).status).toBe(404);
    expect((await publish(foreign)).status).toBe(404);
    expect((await test.request('/api/v2/admin/templates')).status).toBe(401);
  });
});

describe('importing master templates', () => {
  it('copies texts, media and lead form into the agency, under a free name, and is counted', async () => {
    const { agency_id: operatorId } = await findRow(test.ownerPool, users, {
      where: { entity_type: 'SuperAdmin' },
    });
    const picture = await findRow(test.ownerPool, media, {
      where: { agency_id: operatorId },
      orderBy: [media.id],
    });
    const card = { id: 1, mediaId: picture.id, headline: 'The room', description: '', link: '' };
    const cards = [card, { ...card, id: 2 }];
    const carousel = { isEnabled: true, isOptimized: true, hasEndCard: true, cards };
    const content = createDefaultTemplateContent();
    const adText = content.adText.map((version) => ({ ...version, value: `A calm visit ${version.id}` }));
    const templateContent = { ...content, adText, carousel };
    const made = await make({ templateMediaIds: [picture.id], niche: 'Dental', templateContent });
    await test.request('/api/v1/templates/leadform/create', {
      method: 'POST',
      token: operator,
      body: {
        ...createDefaultLeadForm(),
        name: 'Operator form',
        privacyPolicyUrl: 'https://operator.example/privacy',
        template_id: made.id,
      },
    });
    await publish(made.id);
    for (let time = 0; time < 2; time += 1) {
      const answer = await importMasters({ ids: [made.id] });
      expect([answer.status, (await answer.json()).message]).toEqual([201, 'Saved successfully.']);
    }
    const [copy, again] = await own(made.name);
    expect([copy?.name, again?.name]).toEqual([made.name, `${made.name} (Copy)`]);
    const listed = (await offered()).find(({ id }) => id === made.id);
    expect(listed?.imported_template_id).toBe(again?.id);
    expect((await offered(second)).find(({ id }) => id === made.id)?.imported_template_id).toBeNull();
    const whole: Template = await (
      await test.request(`/api/v1/templates/view/${copy?.id}`, { token: agency })
    ).json();
    expect(whole.templateMedia).toHaveLength(1);
    expect(whole.templateMedia[0]?.url).toBe(made.templateMedia[0]?.url);
    expect(whole.templateMedia[0]?.id).not.toBe(picture.id);
    const mediaId = whole.templateMedia[0]?.id;
    expect(whole.templateContent.carousel?.cards).toEqual(cards.map((each) => ({ ...each, mediaId })));
    const form = await test.request(`/api/v1/templates/leadform/view/${whole.selectedLeadForm?.id}`, {
      token: agency,
    });
    expect(await form.json()).toMatchObject({ name: 'Operator form', external_id: null });
    const { url = '' } = made.templateMedia[0] ?? {};
    expect(await countRows(test.ownerPool, media, { agency_id: agencyId, url, client_id: null })).toBe(1);
    await importMasters({ ids: [made.id] }, second);
    expect((await view(made.id)).imported_count).toBe(2);

    await send('DELETE', `/${made.id}`);
    expect(await own(made.name)).toHaveLength(2);
  });

  it('copies all published templates, each once', async () => {
    const made = await make();
    await publish(made.id);
    const answer = await importMasters({});
    expect([answer.status, (await answer.json()).message]).toEqual([
      201,
      'All templates imported successfully.',
    ]);
    const count = (await own('')).length;
    expect(await own(made.name)).toHaveLength(1);
    const next = await make();
    await publish(next.id);
    await importMasters({});
    expect((await own('')).length).toBe(count + 1);
  });

  it('refuses unpublished and missing templates, and foreign folders', async () => {
    const [hidden, open] = [await make(), await make()];
    await publish(open.id);
    const before = (await own('')).length;
    const answer = await importMasters({ ids: [open.id, hidden.id] });
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { ids: [`Not found: ${hidden.id}.`] },
    ]);
    const { agency_id } = await findUserByEmail(test.ownerPool, 'second-agency@adlane.test');
    const { id: folderId } = await findRow(test.ownerPool, folders, { where: { agency_id } });
    expect((await importMasters({ ids: [open.id], folderId })).status).toBe(422);
    expect((await importMasters({ ids: [] })).status).toBe(422);
    expect((await own('')).length).toBe(before);
  });

  it('is refused to clients, and so is the list', async () => {
    const client = await test.as('Client');
    expect((await importMasters({}, client)).status).toBe(403);
    expect((await test.request('/api/v1/templates/master', { token: client })).status).toBe(403);
  });
});
