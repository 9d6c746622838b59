import { ContactRule } from '@adlane/contract/widget/contacts';
import { allVisitors, attributeTests } from '@adlane/contract/widget/outbound/manage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchesAudience } from '../../../../../packages/api-server/src/modules/widget/outbound/manage/matchesAudience';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

const day = 86_400_000;

let test: TestApp;
let agency: string;
let operator: string;
let key: Record<string, string>;

async function send(method: string, path: string, body?: unknown, token = agency) {
  const answer = await test.request(`/api/v1${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

type Person = Readonly<Record<string, unknown>> & { readonly userId: string };

/** Starts a session of a person, who has the events. */
async function addPerson(person: Person, events: readonly string[] = []): Promise<void> {
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await test.request('/sdk/sessions/identify', { method: 'POST', headers, body: person });
  if (events.length === 0) return;
  const body = {
    time: 1,
    events: events.map((name, index) => ({
      name,
      date: new Date(test.clock.now().getTime() - index * 1000).toISOString(),
    })),
    opened: false,
    type: 'js',
    sdkVersion: '13.9.3',
    ws: false,
  };
  await test.request('/sdk/sessions/ping', { method: 'POST', headers, body });
}

async function request(conditions: unknown, token = agency, more = '') {
  const text = typeof conditions === 'string' ? conditions : JSON.stringify(conditions);
  return send(
    'GET',
    `/contacts?search=cond-&sort=name&order=asc&conditions=${encodeURIComponent(text)}${more}`,
    undefined,
    token,
  );
}

/** Lists the names of the contacts that meet the conditions. */
async function list(conditions: unknown, token = agency): Promise<string[]> {
  const { body } = await request(conditions, token);
  return body.data.map(({ name }: { name: string }) => name);
}

const listRule = (attribute: string, comparison: string, value = '') =>
  list({ attributes: [{ attribute, test: comparison, value }] });
const listEvent = (name: string, rule: object) =>
  list({ events: [{ name, happened: true, withinDays: 30, ...rule }] });

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  const project = (await send('POST', '/projects', { name: 'Shop' })).body;
  key = { 'api-token': project.sdkKey };
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'off' });
  await addPerson({ userId: 'cond-1', name: 'Ann', email: ' Ann@Shop.test', plan: 'Pro', seats: 12 }, [
    'Bought',
    'Bought',
    'Bought',
  ]);
  test.clock.advance(40 * day);
  await addPerson(
    { userId: 'cond-2', name: 'Bob', value: 5, plan: 'free', renewal: '2026-12-24T08:00:00Z' },
    ['Bought'],
  );
  await addPerson({
    userId: 'cond-3',
    name: 'Cyd',
    customData: { plan: { nested: true } },
    seats: '9',
    on: true,
  });
  // The time of the session has run out.
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
});
afterAll(() => test.close());

describe('conditions of the list of contacts', () => {
  it.each([
    ['plan', 'is', ' pro ', ['Ann']],
    ['plan', 'isnot', 'pro', ['Bob', 'Cyd']],
    ['plan', 'contains', 'R', ['Ann', 'Bob']],
    ['plan', 'notcontains', 'o', ['Bob', 'Cyd']],
    ['plan', 'startswith', 'fr', ['Bob']],
    ['plan', 'endswith', 'ee', ['Bob']],
    ['plan', 'exists', '', ['Ann', 'Bob']],
    ['plan', 'missing', '', ['Cyd']],
    ['seats', 'above', '9.5', ['Ann']],
    ['seats', 'below', '1e1', ['Cyd']],
    ['on', 'is', 'TRUE', ['Cyd']],
    ['email', 'is', 'ann@shop.test', ['Ann']],
    ['email', 'missing', '', ['Bob', 'Cyd']],
    ['lang', 'missing', '', ['Ann', 'Bob', 'Cyd']],
    ['userId', 'endswith', '-2', ['Bob']],
    ['value', 'above', '4', ['Bob']],
    ['value', 'is', '5.0', ['Bob']],
    ['value', 'isnot', '5', ['Ann', 'Cyd']],
    ['value', 'missing', '', ['Ann', 'Cyd']],
    ['sessions', 'above', '1', []],
    ['sessions', 'is', '1', ['Ann', 'Bob', 'Cyd']],
    ['last_seen_at', 'within', '30', ['Bob', 'Cyd']],
    ['last_seen_at', 'notwithin', '30', ['Ann']],
    ['renewal', 'after', '2026-12-23', ['Bob']],
    ['renewal', 'before', '2026-12-24', []],
    ['it\'s \\ "odd"', 'missing', '', ['Ann', 'Bob', 'Cyd']],
  ])('%s %s %j', async (attribute, comparison, value, names) => {
    expect(await listRule(attribute, comparison, value)).toEqual(names);
  });

  it.each(attributeTests)('mean by "%s" what an audience means', async (comparison) => {
    const people = await send('GET', '/contacts?search=cond-&sort=name&order=asc');
    const visitors = await Promise.all(
      people.body.data.map(async ({ id }: { id: number }) => (await send('GET', `/contacts/${id}`)).body),
    );
    for (const attribute of ['plan', 'seats', 'on', 'name', 'lang', 'missing']) {
      for (const value of ['Pro', '9', 'true', 'n', '-1']) {
        const rule = { attribute, test: comparison, value };
        if (!ContactRule.safeParse(rule).success) continue;
        const audience = { ...allVisitors, attributes: [rule] };
        const expected = visitors.filter((visitor) => matchesAudience(audience, visitor));
        const found = await listRule(attribute, comparison, value);
        expect([rule, found]).toEqual([rule, expected.map(({ name }) => name)]);
      }
    }
  });

  it('compare days in UTC', async () => {
    const today = test.clock.now().toISOString().slice(0, 10);
    expect(await listRule('created_at', 'before', today)).toEqual(['Ann']);
    expect(await listRule('created_at', 'after', today)).toEqual([]);
  });

  it('count events of the last days', async () => {
    expect(await listEvent('Bought', {})).toEqual(['Bob']);
    expect(await listEvent('Bought', { withinDays: 90 })).toEqual(['Ann', 'Bob']);
    expect(await listEvent('Bought', { withinDays: 90, times: 2 })).toEqual(['Ann']);
    expect(await listEvent('Bought', { happened: false })).toEqual(['Ann', 'Cyd']);
    expect(await listEvent('Bought', { happened: false, withinDays: 90, times: 2 })).toEqual(['Bob', 'Cyd']);
    expect(await listEvent('Sold', {})).toEqual([]);
  });

  it('must all be met, by what the file of the list has too', async () => {
    const conditions = {
      attributes: [
        { attribute: 'plan', test: 'exists', value: '' },
        { attribute: 'value', test: 'below', value: '10' },
      ],
      events: [{ name: 'Bought', happened: true, withinDays: 90 }],
    };
    expect(await list(conditions)).toEqual(['Bob']);
    const text = encodeURIComponent(JSON.stringify(conditions));
    const file = await test.request(`/api/v1/contacts/export?conditions=${text}`, { token: agency });
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
  });

  it('find only contacts of the own tenant', async () => {
    const conditions = { attributes: [{ attribute: 'plan', test: 'is', value: 'pro' }] };
    expect(await list(conditions)).toEqual(['Ann']);
    expect(await list(conditions, operator)).toEqual([]);
  });

  it.each([
    ['{', undefined],
    ['7', undefined],
    [{ attributes: [{ attribute: 'seats', test: 'above', value: 'many' }] }, 'Please enter a number.'],
    [{ events: [{ name: 'Bought', happened: true, withinDays: 400 }] }, undefined],
    [
      { attributes: Array.from({ length: 11 }, () => ({ attribute: 'a', test: 'exists', value: '' })) },
      undefined,
    ],
  ])('are refused if they are %j', async (conditions, message) => {
    const { status, body } = await request(conditions);
    expect(status).toBe(422);
    if (message) expect(JSON.stringify(body.errors)).toContain(message);
  });

  it('are counted in a saved view, whose page behind the end is empty', async () => {
    const conditions = JSON.stringify({ attributes: [{ attribute: 'plan', test: 'exists', value: '' }] });
    const query = new URLSearchParams({ search: 'cond-', conditions }).toString();
    const view = { list: 'contacts', name: 'Customers', is_shared: false, query };
    const { status, body } = await send('POST', '/list-views', view);
    expect([status, body.count, body.has_more]).toEqual([201, 2, false]);
    expect((await request('{}', agency, '&page=9')).body).toMatchObject({ data: [], meta: { total: 3 } });
  });
});
