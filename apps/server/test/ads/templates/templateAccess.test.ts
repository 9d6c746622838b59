import {
  client_permissions,
  clients,
  folders,
  templates as templatesTable,
  users,
} from '@adlane/api-server/schema';
import type {
  FbAdSetting,
  Template,
  TemplateAccess,
  TemplateAccessChange,
  TemplateRow,
} from '@adlane/contract/ads/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoAgencyId, findUserByEmail } from '../../fixtures/rows/demoRows';
import { findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { sumTemplateMetrics } from '../../fixtures/rows/templateRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { signIn } from '../../harness/signIn';

let test: TestApp;
let agency: string;
let client: string;
let other: string;
let stranger: string;
const clientIds: number[] = [];

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  client = await test.as('Client');
  other = await signIn(test, 'theo@harbor-fitness.example');
  stranger = await signIn(test, 'second-agency@adlane.test');
  for (const email of ['client@adlane.test', 'theo@harbor-fitness.example']) {
    clientIds.push((await findUserByEmail(test.ownerPool, email)).client_id ?? 0);
  }
});
beforeEach(async () => {
  await updateRows(test.ownerPool, client_permissions, {
    template_management: true,
    adlane_all: true,
    ad_template_metrics: true,
  });
});
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.request(`/api/v1/templates/${path}`, { method, token, ...(body !== undefined && { body }) });

async function make(form: object = {}, token = agency): Promise<Template> {
  const body = { name: `T ${crypto.randomUUID()}`, ...form };
  const answer = await send('POST', 'store', body, token);
  expect(answer.status).toBe(201);
  return answer.json();
}

const sees = async (token: string, { id }: { id: number }) =>
  (await send('GET', `view/${id}`, undefined, token)).status === 200;

async function open(id: number, ...data: TemplateAccessChange[]): Promise<TemplateAccess[]> {
  const answer = await send('PUT', `access/${id}`, { data });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

async function refused(answer: Response): Promise<[number, Record<string, string[]>]> {
  return [answer.status, (await answer.json()).errors];
}

describe('access to a template', () => {
  it('is granted to all clients, to named ones, or to none', async () => {
    const template = await make({ isVisibilityAllowed: false });
    const answer = await send('GET', `access/${template.id}`);
    expect(await answer.json()).toEqual({
      data: [
        { mode: 'client', is_for_all: false, user_ids: [] },
        { mode: 'agency', is_for_all: true, user_ids: [] },
      ],
    });
    expect([await sees(client, template), await sees(other, template)]).toEqual([false, false]);

    const [named] = await open(template.id, {
      mode: 'client',
      is_for_all: false,
      user_ids: [clientIds[0] ?? 0],
    });
    expect(named?.user_ids).toEqual([clientIds[0]]);
    expect([await sees(client, template), await sees(other, template)]).toEqual([true, false]);

    await open(template.id, { mode: 'client', is_for_all: true, user_ids: [] });
    expect([await sees(client, template), await sees(other, template)]).toEqual([true, true]);
    await open(template.id, { mode: 'client', is_for_all: false, user_ids: [] });
    expect(await sees(client, template)).toBe(false);
  });

  it('has the clients of two users who add and remove one each, and stays open to all until a user restricts it', async () => {
    const [first = 0, second = 0] = clientIds;
    const template = await make({ isVisibilityAllowed: false });
    await open(template.id, { mode: 'client', user_ids: [first] });
    await Promise.all([
      open(template.id, { mode: 'client', add_user_ids: [second] }),
      open(template.id, { mode: 'client', remove_user_ids: [first] }),
    ]);
    const [named] = await open(template.id);
    expect(named).toEqual({ mode: 'client', is_for_all: false, user_ids: [second] });
    await open(template.id, { mode: 'client', is_for_all: true });
    const [all] = await open(template.id, { mode: 'client', add_user_ids: [first] });
    expect(all).toEqual({ mode: 'client', is_for_all: true, user_ids: [] });
    const put = (change: object) =>
      send('PUT', `access/${template.id}`, { data: [{ mode: 'client', ...change }] }).then(refused);
    expect(await put({ add_user_ids: [2_000_000_000] })).toEqual([
      422,
      { 'data.0.add_user_ids': ['Not found: 2000000000.'] },
    ]);
  });

  it.each(['draft', 'inactive', 'archived'] as const)('hides from a client what is %s', async (status) => {
    const named: TemplateAccess = { mode: 'client', is_for_all: false, user_ids: [clientIds[0] ?? 0] };
    const byName = await make({ isVisibilityAllowed: false });
    await open(byName.id, named);
    const forAll = await make({ isVisibilityAllowed: true });
    const own = await make({}, client);
    for (const { id } of [byName, forAll, own]) {
      await updateRows(test.ownerPool, templatesTable, { status }, { id });
    }
    const seenBy = (token: string) => Promise.all([byName, forAll, own].map((each) => sees(token, each)));
    expect(await seenBy(client)).toEqual([false, false, true]);
    expect(await seenBy(agency)).toEqual([true, true, true]);
    const listed = await test.request(`/api/v1/templates?per_page=100&status=${status}`, { token: client });
    const { data }: { data: TemplateRow[] } = await listed.json();
    expect(data.map(({ id }) => id)).toContain(own.id);
    expect(data.filter(({ isClientTemplate }) => !isClientTemplate)).toEqual([]);
  });

  it('restricts a template to named users of the agency and the user who named them, until they are deleted', async () => {
    const template = await make();
    const {
      id: mine,
      agency_id,
      password_hash,
    } = await findUserByEmail(test.ownerPool, 'agency@adlane.test');
    const { id: colleague } = await insertRow(test.ownerPool, users, {
      agency_id,
      entity_type: 'Agency',
      email: 'colleague@adlane.test',
      password_hash,
      onboarding_step: 'FINISHED',
    });
    const second = await signIn(test, 'colleague@adlane.test');
    expect(await sees(second, template)).toBe(true);
    const [, kept] = await open(template.id, { mode: 'agency', is_for_all: false, user_ids: [mine] });
    expect(kept).toEqual({ mode: 'agency', is_for_all: false, user_ids: [mine] });
    expect([await sees(agency, template), await sees(second, template)]).toEqual([true, false]);
    const { data }: { data: TemplateRow[] } = await (
      await test.request('/api/v1/templates?per_page=100', { token: second })
    ).json();
    expect(data.some(({ id }) => id === template.id)).toBe(false);
    expect((await send('DELETE', `delete/${template.id}`, undefined, second)).status).toBe(404);

    await updateRows(test.ownerPool, users, { status: 'inactive' }, { id: mine });
    expect(await sees(second, template)).toBe(true);
    await updateRows(test.ownerPool, users, { status: 'active' }, { id: mine });
    await open(template.id, { mode: 'agency', is_for_all: false, user_ids: [colleague] });
    expect([await sees(agency, template), await sees(second, template)]).toEqual([true, true]);
  });

  it('accepts existing users and clients only, and changes nothing otherwise', async () => {
    const template = await make({ isVisibilityAllowed: true });
    const before = await (await send('GET', `access/${template.id}`)).json();
    const { id: theirs, agency_id } = await findUserByEmail(test.ownerPool, 'second-agency@adlane.test');
    const { id: foreign } = await findRow(test.ownerPool, clients, { where: { agency_id } });
    const put = (data: unknown) => send('PUT', `access/${template.id}`, { data }).then(refused);
    expect(await put([{ mode: 'client', is_for_all: false, user_ids: [clientIds[0], foreign] }])).toEqual([
      422,
      { 'data.0.user_ids': [`Not found: ${foreign}.`] },
    ]);
    expect(await put([{ mode: 'agency', is_for_all: false, user_ids: [theirs] }])).toEqual([
      422,
      { 'data.0.user_ids': [`Not found: ${theirs}.`] },
    ]);
    expect(await put([{ mode: 'agency', is_for_all: false, user_ids: [] }])).toEqual([
      422,
      { 'data.0.user_ids': ['This field is required.'] },
    ]);
    const twice = { mode: 'client', is_for_all: true, user_ids: [] };
    expect(await put([twice, twice])).toEqual([422, { data: ['Please remove duplicate entry.'] }]);
    expect(await (await send('GET', `access/${template.id}`)).json()).toEqual(before);
  });

  it("of a client's template is only granted by name", async () => {
    const template = await make({}, client);
    const all = await send('PUT', `access/${template.id}`, {
      data: [{ mode: 'client', is_for_all: true, user_ids: [] }],
    });
    expect((await refused(all))[0]).toBe(422);
    await open(template.id, { mode: 'client', is_for_all: false, user_ids: [clientIds[1] ?? 0] });
    expect(await sees(other, template)).toBe(true);
    expect((await send('PUT', `rename/${template.id}`, { name: 'Taken' }, other)).status).toBe(403);
  });

  it('is seen and set by the agency, for its templates only', async () => {
    const template = await make();
    expect((await send('GET', `access/${template.id}`, undefined, client)).status).toBe(403);
    expect((await send('PUT', `access/${template.id}`, { data: [] }, stranger)).status).toBe(404);
    expect((await test.request(`/api/v1/templates/access/${template.id}`)).status).toBe(401);
  });
});

describe('assigning templates to clients', () => {
  it('grants clients access to templates, in a closed folder, too, and once', async () => {
    const agency_id = await findDemoAgencyId(test.ownerPool);
    const { id: folderId } = await findRow(test.ownerPool, folders, {
      where: { agency_id, client_accessibility: false, status: 'active' },
    });
    const templates = [
      await make({ folderId, isVisibilityAllowed: false }),
      await make({ isVisibilityAllowed: false }),
    ];
    const body = { ids: templates.map(({ id }) => id), client_user_ids: clientIds };
    for (let time = 0; time < 2; time += 1) {
      const answer = await send('POST', 'assign', body);
      expect([answer.status, (await answer.json()).message]).toEqual([200, 'Saved successfully.']);
    }
    for (const template of templates) {
      expect([await sees(client, template), await sees(other, template)]).toEqual([true, true]);
    }
  });

  it('is all or nothing', async () => {
    const template = await make({ isVisibilityAllowed: false });
    const theirs = await make({}, stranger);
    const assign = (ids: number[], client_user_ids: number[]) =>
      send('POST', 'assign', { ids, client_user_ids }).then(refused);
    expect(await assign([template.id, theirs.id], clientIds)).toEqual([
      422,
      { ids: [`Not found: ${theirs.id}.`] },
    ]);
    expect(await assign([template.id], [clientIds[0] ?? 0, 2147483647])).toEqual([
      422,
      { client_user_ids: ['Not found: 2147483647.'] },
    ]);
    expect(await assign([], clientIds)).toEqual([422, { ids: ['This field is required.'] }]);
    expect(await sees(client, template)).toBe(false);
    expect(
      (await send('POST', 'assign', { ids: [template.id], client_user_ids: clientIds }, client)).status,
    ).toBe(403);
  });
});

describe('kinds of ad of a template', () => {
  const read = async (id: number, token = agency): Promise<FbAdSetting[]> =>
    (await (await send('GET', `adtypes/${id}`, undefined, token)).json()).data;
  const put = (id: number, data: unknown, token = agency) => send('PUT', `adtypes/${id}`, { data }, token);

  it('start enabled, with the template’s type as the default', async () => {
    const { id } = await make({ templateAdType: 'landing_page' });
    const kinds = await read(id);
    expect(kinds.map(({ id: kind, status, isDefault }) => [kind, status, isDefault])).toEqual([
      ['leadform:LEAD_GENERATION', 'active', false],
      ['leadform:QUALITY_LEAD', 'active', false],
      ['messenger:CONVERSATIONS', 'active', false],
      ['landing_page:IMPRESSIONS', 'active', true],
      ['landing_page:LINK_CLICKS', 'active', false],
      ['landing_page:OFFSITE_CONVERSIONS', 'active', false],
      ['landing_page:SALES_CONVERSIONS', 'active', false],
      ['landing_page:VALUE', 'active', false],
    ]);
    expect(kinds[0]).toMatchObject({
      name: 'Leads: Maximize number of leads',
      field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
    });
  });

  it('cannot disable the default or select a disabled one', async () => {
    const { id } = await make();
    const [first, second, messenger] = await read(id);
    expect(await refused(await put(id, [{ ...first, status: 'inactive' }]))).toEqual([
      422,
      {
        'data.0.status': [
          'You cannot disable the default objective. Please select another objective as default first.',
        ],
      },
    ]);
    expect((await put(id, [{ ...second, status: 'inactive' }])).status).toBe(200);
    expect(await refused(await put(id, [{ ...second, status: 'inactive', isDefault: true }]))).toEqual([
      422,
      {
        'data.0.isDefault': [
          'You cannot set an inactive objective as default. Please activate the objective first.',
        ],
      },
    ]);
    expect((await read(id)).map(({ status, isDefault }) => [status, isDefault]).slice(0, 2)).toEqual([
      ['active', true],
      ['inactive', false],
    ]);
    const moved = await put(id, [
      { ...messenger, isDefault: true },
      { ...first, status: 'inactive', isDefault: false },
    ]);
    expect(moved.status).toBe(200);
    const view: Template = await (await send('GET', `view/${id}`)).json();
    expect(view.templateAdType).toBe('messenger');
    await send('PUT', `update/${id}`, { templateAdType: 'leadform' });
    expect((await read(id)).find(({ isDefault }) => isDefault)).toMatchObject({
      id: 'leadform:LEAD_GENERATION',
      status: 'active',
    });
  });

  it('are known ones, each once, with one default', async () => {
    const { id } = await make();
    const [first, second, third] = await read(id);
    expect(await refused(await put(id, [{ ...first, id: 'tiktok:DANCE' }]))).toEqual([
      422,
      { 'data.0.id': ['Please choose one of the available option.'] },
    ]);
    expect(await refused(await put(id, [second, second]))).toEqual([
      422,
      { 'data.1.id': ['Please remove duplicate entry.'] },
    ]);
    const both = [second, third].map((kind) => ({ ...kind, isDefault: true }));
    expect(await refused(await put(id, both))).toEqual([
      422,
      { data: ['Please select only one campaign objective.'] },
    ]);
  });

  it('are changed by a client on its templates only', async () => {
    const agencys = await make({ isVisibilityAllowed: true });
    const own = await make({}, client);
    const [, second] = await read(agencys.id, client);
    const off = [{ ...second, status: 'inactive' }];
    expect((await put(agencys.id, off, client)).status).toBe(403);
    expect((await put(own.id, off, client)).status).toBe(200);
    expect((await put(own.id, off, stranger)).status).toBe(404);
  });
});

describe('conversions of templates', () => {
  const read = async (query = '', token = agency) =>
    (await send('GET', `conversions?per_page=100&${query}`, undefined, token)).json();

  it('sum the results of a template’s ads', async () => {
    const { data, meta } = await read();
    expect(meta.total).toBe(data.length);
    expect(data.length).toBeGreaterThan(0);
    const sums = await sumTemplateMetrics(test.ownerPool, data[0].template_id);
    expect(data[0]).toMatchObject(sums);
    expect(data[0].conversion_rate).toBeCloseTo(sums.results / sums.clicks, 10);
  });

  it.each(['results', 'spend', 'conversion_rate', 'clicks', 'impressions'])(
    'are sorted by %s',
    async (key) => {
      const values = (await read(`sort=${key}&order=asc`)).data.map(
        (row: Record<string, number>) => row[key],
      );
      expect(values).toEqual([...values].sort((a, b) => a - b));
    },
  );

  it('are those of its ads for a client', async () => {
    const all = await read();
    const own = await read('', client);
    expect(own.data.length).toBeGreaterThan(0);
    expect(own.data.length).toBeLessThan(all.data.length);
    await updateRows(test.ownerPool, client_permissions, { ad_template_metrics: false });
    expect((await send('GET', 'conversions', undefined, client)).status).toBe(403);
  });
});
