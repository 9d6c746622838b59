import { projects, tickets } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRow, findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function send(token: string, method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

async function load(sdkKey: string, headers: Record<string, string> = {}): Promise<number> {
  const all = { 'api-token': sdkKey, ...headers };
  return (await test.request('/sdk/sessions', { method: 'POST', headers: all, body: {} })).status;
}

describe.each(['Agency', 'SuperAdmin'] as const)('a project of the role %s', (role) => {
  let token: string;
  let foreign: string;
  let name: string;
  let id: number;
  let sdkKey: string;
  beforeAll(async () => {
    token = await test.as(role);
    foreign = await test.as(role === 'Agency' ? 'SuperAdmin' : 'Agency');
  });
  beforeEach(async () => {
    name = `${role} shop ${crypto.randomUUID()}`;
    const created = await send(token, 'POST', '/projects', { name: ` ${name} ` });
    expect(created.status).toBe(201);
    ({ id, sdkKey } = created.body);
  });

  it('is created with a key that pages can use at once', async () => {
    expect(await send(token, 'GET', `/projects/${id}`)).toMatchObject({
      status: 200,
      body: {
        name,
        identityMode: 'off',
        open_tickets: 0,
        last_seen_at: null,
        archived_at: null,
      },
    });
    expect(await load(sdkKey)).toBe(201);
    const config = await test.request(`/sdk/config/${sdkKey}`);
    expect((await config.json()).flowConfig.feedbackFlows).toHaveLength(2);
  });

  it('has a name that no other project of the tenant has', async () => {
    const again = await send(token, 'POST', '/projects', { name: name.toUpperCase() });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { name: ['A project with this name already exists.'] },
    ]);
    expect((await send(token, 'PUT', `/projects/${id}`, { name })).status).toBe(200);
    expect((await send(foreign, 'POST', '/projects', { name })).status).toBe(201);
  });

  it('reports the first and the last page that loaded it, at most once a minute', async () => {
    const view = async () => (await send(token, 'GET', `/projects/${id}/installation`)).body;
    expect(await view()).toMatchObject({
      sdkKey,
      script_url: 'https://adlane.test/embed/adlane.js',
      socket_url: 'wss://adlane.test/sdk/realtime',
      frame_url: 'https://frame.adlane.test',
      first_seen_at: null,
    });
    await load(sdkKey, { origin: 'https://shop.example' });
    const first = test.clock.now().toISOString();
    await load(sdkKey, { origin: 'https://staging.shop.example:8080' });
    expect(await view()).toMatchObject({ first_seen_at: first, last_seen_host: 'shop.example' });
    test.clock.advance(60_001);
    await load(sdkKey, { origin: 'https://staging.shop.example:8080' });
    expect(await view()).toMatchObject({
      first_seen_at: first,
      first_seen_host: 'shop.example',
      last_seen_at: test.clock.now().toISOString(),
      last_seen_host: 'staging.shop.example:8080',
    });
  });

  it('has a configuration that is replaced as a whole and reaches pages in their language', async () => {
    const path = `/projects/${id}/config`;
    const { body } = await send(token, 'GET', path);
    const [flow] = body.config.feedbackFlows;
    const config = {
      ...body.config,
      color: '#0F766E',
      feedbackButtonPosition: 'BUTTON_CLASSIC',
      translations: { de: { send: 'Senden' } },
      feedbackFlows: [{ ...flow, translations: { de: { title: 'Fehler melden' } } }],
    };
    const saved = await send(token, 'PUT', path, { version: body.version, config });
    expect(saved).toMatchObject({ status: 200, body: { version: body.version + 1, config } });
    const german = await (await test.request(`/sdk/config/${sdkKey}?lang=de-at`)).json();
    expect(german.flowConfig).toMatchObject({
      color: '#0F766E',
      staticTranslations: { send: 'Senden' },
      feedbackFlows: [{ title: 'Fehler melden' }],
    });
    expect(german.flowConfig.feedbackFlows[0].translations).toBeUndefined();
  });

  it.each([
    ['a configuration', () => `/projects/${id}/config`],
    ['bots', () => `/projects/${id}/bots`],
  ])('has %s that a second editor cannot overwrite unseen', async (_what, toPath) => {
    const path = toPath();
    const { body } = await send(token, 'GET', path);
    const first = await send(token, 'PUT', path, body);
    expect(first.status).toBe(200);
    const late = await send(token, 'PUT', path, body);
    expect([late.status, late.body.code, late.body.stored]).toEqual([409, 'EDIT_CONFLICT', first.body]);
  });

  it.each([
    ['a color name', { color: 'red' }],
    ['a script as logo', { buttonLogo: 'javascript:alert(1)' }],
    ['an unknown position', { feedbackButtonPosition: 'TOP' }],
    ['a negative offset', { buttonX: -1 }],
    ['two forms with one id', { feedbackFlows: 'twice' }],
    ['a form without fields', { feedbackFlows: 'empty' }],
    ['a language that is none', { translations: { '!': {} } }],
  ])('refuses %s in its configuration', async (_what, change) => {
    const { body } = await send(token, 'GET', `/projects/${id}/config`);
    const [flow] = body.config.feedbackFlows;
    const flows = { twice: [flow, flow], empty: [{ ...flow, form: [] }] };
    const { feedbackFlows } = change as { feedbackFlows?: keyof typeof flows };
    const config = {
      ...body.config,
      ...change,
      ...(feedbackFlows && { feedbackFlows: flows[feedbackFlows] }),
    };
    const refused = await send(token, 'PUT', `/projects/${id}/config`, { version: body.version, config });
    expect(refused.status).toBe(422);
  });

  it('is unknown to other tenants', async () => {
    for (const path of ['', '/config', '/installation'])
      expect([path, (await send(foreign, 'GET', `/projects/${id}${path}`)).status]).toEqual([path, 404]);
    for (const path of ['/archive', '/restore', '/key', '/identity/key'])
      expect([path, (await send(foreign, 'POST', `/projects/${id}${path}`)).status]).toEqual([path, 404]);
    expect((await send(foreign, 'PUT', `/projects/${id}`, { name: 'Mine' })).status).toBe(404);
  });

  it('refuses the previous key after a rotation', async () => {
    const { body } = await send(token, 'POST', `/projects/${id}/key`);
    expect([await load(sdkKey), await load(body.sdkKey)]).toEqual([401, 201]);
  });

  it('refuses sessions, reports and its configuration while it is archived', async () => {
    const started = await test.request('/sdk/sessions', {
      method: 'POST',
      headers: { 'api-token': sdkKey },
      body: {},
    });
    const { gleapId, gleapHash } = await started.json();
    const session = { 'api-token': sdkKey, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
    const report = async () =>
      (await test.request('/sdk/bugs/v2', { method: 'POST', headers: session, body: {} })).status;
    expect(await report()).toBe(201);
    expect((await send(token, 'GET', `/projects/${id}`)).body.open_tickets).toBe(1);

    const { body } = await send(token, 'POST', `/projects/${id}/archive`);
    expect(body.archived_at).toBe(test.clock.now().toISOString());
    expect([await load(sdkKey), await report()]).toEqual([401, 401]);
    expect((await test.request(`/sdk/config/${sdkKey}`)).status).toBe(404);
    const list = async (archived: string) =>
      (await send(token, 'GET', `/projects?archived=${archived}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    expect([(await list('yes')).includes(id), (await list('no')).includes(id)]).toEqual([true, false]);
    expect(await findRows(test.ownerPool, tickets, { where: { project_id: id } })).toHaveLength(1);

    await send(token, 'POST', `/projects/${id}/restore`);
    expect([await load(sdkKey), await report()]).toEqual([201, 201]);
  });

  it('belongs to its tenant, whatever the request says', async () => {
    const { body } = await send(token, 'POST', '/projects', { name: `${role} other`, agency_id: 1 });
    const { agency_id } = await findRow(test.ownerPool, projects, { where: { id } });
    expect((await findRow(test.ownerPool, projects, { where: { id: body.id } })).agency_id).toBe(agency_id);
  });
});
