import { agencies, clients, custom_inserts, smart_inserts } from '@adlane/api-server/schema';
import type { CustomInsert, SmartInserts } from '@adlane/contract/ads/smartInserts';
import type { Template } from '@adlane/contract/ads/templates';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient, findOtherAgencyId } from '../../fixtures/rows/demoRows';
import { deleteRows, findForeignRow, findRow, findRows, insertRow } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
let agency: string;
let client: string;
let clientId: number;
let otherClient: number;
let foreignClient: number;

let agencyName: string;
beforeAll(async () => {
  test = await createLaunchTest();
  [agency, client] = [test.token, await test.api.as('Client')];
  ({ clientId } = await findDemoClient(test.api.ownerPool));
  const other = await findRow(test.api.ownerPool, clients, {
    where: and(eq(clients.agency_id, test.agencyId), ne(clients.id, clientId)),
    columns: ['id'],
    orderBy: [clients.id],
  });
  otherClient = other.id;
  foreignClient = (await findForeignRow(test.api.ownerPool, clients, test.agencyId)).id;
  agencyName = (await findRow(test.api.ownerPool, agencies, { where: { id: test.agencyId } })).name;
});
beforeEach(async () => {
  await deleteRows(test.api.ownerPool, custom_inserts);
  await deleteRows(test.api.ownerPool, smart_inserts);
});
afterAll(() => test.close());

const send = (method: string, path: string, body?: unknown, token = agency) =>
  test.api.request(`/api/v1/${path}`, { method, token, ...(body !== undefined && { body }) });
async function view(query = '', token = agency): Promise<SmartInserts> {
  const answer = await send('GET', `smart-inserts${query}`, undefined, token);
  expect(answer.status).toBe(200);
  return answer.json();
}
const save = (body: object, token = agency) => send('PUT', 'smart-inserts', body, token);
async function make(name: string, value: string, more: object = {}, token = agency): Promise<CustomInsert> {
  const answer = await send('POST', 'smart-inserts/custom/store', { name, value, ...more }, token);
  expect([name, answer.status]).toEqual([name, 201]);
  return answer.json();
}
const getValue = (inserts: SmartInserts['values'], name: string) =>
  inserts.find((insert) => insert.name === name)?.value;

async function template(): Promise<Template> {
  return (await send('GET', `templates/view/${test.templateId}`)).json();
}
/** Saves a text as the template's first headline. */
async function headline(text: string): Promise<Response> {
  const { templateContent } = await template();
  const headlines = templateContent.headlines.map((version, index) =>
    index === 0 ? { ...version, value: text } : version,
  );
  return send('PUT', `templates/update/${test.templateId}`, {
    templateContent: { ...templateContent, headlines },
  });
}
async function blockers(change: object = {}): Promise<{ field: string; message: string }[]> {
  const answer = await send('POST', 'adlane/facebook/review', { ...test.body, ...change });
  expect(answer.status).toBe(200);
  return (await answer.json()).blockers;
}
const field = 'templateContent.headlines.0.value';
const tooLong = 'Character limit exceeded. Please shorten your ad text or smart insert';
const unresolved = 'Fill in these smart inserts, or remove them from the text:';

describe('business inserts', () => {
  it('start with the name of the agency, the others with placeholders without a value', async () => {
    const inserts = await view();
    expect(inserts.business).toMatchObject({
      owner_name: 'Owner Name',
      business_name: agencyName,
      city_state_zip: 'City Name',
      country: '',
    });
    expect(inserts.values).toEqual([{ name: 'Business Name', value: agencyName }]);
    expect(inserts).toMatchObject({ custom: [], headlines: [], longHeadlines: [], descriptions: [] });
  });

  it('are reported for a user once there are any', async () => {
    const has = async (token: string) =>
      (await (await send('GET', 'me', undefined, token)).json()).user.has_smart_tag;
    expect([await has(agency), await has(client)]).toEqual([false, false]);
    await save({ business: { country: 'Austria' } });
    expect([await has(agency), await has(client)]).toEqual([true, false]);
    await save({ business: { country: '' } });
    const shared = await make('For all', 'x');
    expect([await has(agency), await has(client)]).toEqual([true, true]);
    await send('DELETE', `smart-inserts/custom/delete/${shared.id}`);
    expect([await has(agency), await has(client)]).toEqual([false, false]);
  });

  it('are saved if sent, and cleared by a placeholder, after which the agency’s name is used', async () => {
    await save({ business: { business_name: 'Adlane Works', country: 'Austria' } });
    await save({ business: { city_state_zip: 'Vienna', country: '' } });
    expect((await view()).values).toEqual([
      { name: 'Business Name', value: 'Adlane Works' },
      { name: 'City Name', value: 'Vienna' },
    ]);
    await save({ business: { business_name: 'Business Name' } });
    expect(getValue((await view()).values, 'Business Name')).toBe(agencyName);
  });

  it('are validated', async () => {
    for (const [business, text] of [
      [{ business_website: 'javascript:alert(1)' }, 'Please Enter Valid URL'],
      [{ privacy_policy_u_r_l: '//evil' }, 'Please Enter Valid URL'],
      [{ business_phone: '12' }, 'Please Enter a Valid Phone Number'],
    ] as const) {
      const answer = await save({ business });
      expect([answer.status, (await answer.json()).message]).toEqual([422, text]);
    }
  });

  it('of a client come from its record unless its profile has a value', async () => {
    const record = await findRow(test.api.ownerPool, clients, {
      where: { id: clientId },
      columns: ['business_name'],
    });
    const query = `?client_user_id=${clientId}`;
    expect(getValue((await view(query)).values, 'Business Name')).toBe(record?.business_name);
    await save({ client_user_id: clientId, business: { business_name: 'Own Words' } });
    expect(getValue((await view(query)).values, 'Business Name')).toBe('Own Words');
    expect(await view('', client)).toEqual(await view(query));
    expect(getValue((await view()).values, 'Business Name')).toBe(agencyName);
  });
});

describe('saved texts', () => {
  it.each([
    ['headlines', 30, 'Heading cannot exceed 30 characters'],
    ['longHeadlines', 90, 'Long Heading cannot exceed 90 characters'],
    ['descriptions', 90, 'Description cannot exceed 90 characters'],
  ] as const)('%s have up to %i characters', async (list, max, message) => {
    expect((await save({ [list]: ['é'.repeat(max)] })).status).toBe(200);
    const answer = await save({ [list]: ['a', 'b'.repeat(max + 1)] });
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { [`${list}.1`]: [message] }]);
    expect((await view())[list]).toEqual(['é'.repeat(max)]);
  });
});

describe('custom inserts', () => {
  it('have a name that is unique for their owner and differs from the business profile’s', async () => {
    await make('Übung 1', 'x');
    for (const name of ['übung 1', 'U\u0308bung  1', 'business name']) {
      const answer = await send('POST', 'smart-inserts/custom/store', { name, value: 'x' });
      expect([name, answer.status, (await answer.json()).errors]).toEqual([
        name,
        422,
        { name: ['A smart insert with this name already exists.'] },
      ]);
    }
    expect(await make('Übung 1', 'y', { client_user_id: clientId })).toMatchObject({
      client_user_id: clientId,
    });
    for (const name of ['a}b', '{x', '<b>', 'a-b', '']) {
      expect([name, (await send('POST', 'smart-inserts/custom/store', { name, value: 'x' })).status]).toEqual(
        [name, 422],
      );
    }
    expect(
      (await send('POST', 'smart-inserts/custom/store', { name: 'n'.repeat(61), value: 'x' })).status,
    ).toBe(422);
    expect(
      (await send('POST', 'smart-inserts/custom/store', { name: 'Long', value: 'x'.repeat(1001) })).status,
    ).toBe(422);
  });

  it("of the agency apply to all clients; a client's take precedence", async () => {
    await make('Offer', 'for all');
    await make('Offer', 'for one', { client_user_id: clientId });
    expect(getValue((await view(`?client_user_id=${clientId}`)).values, 'Offer')).toBe('for one');
    expect(getValue((await view(`?client_user_id=${otherClient}`)).values, 'Offer')).toBe('for all');
    expect(getValue((await view()).values, 'Offer')).toBe('for all');
  });

  it("are changed by the client that owns them; the agency's are read-only", async () => {
    const own = await make('Mine', '1', {}, client);
    expect(own.client_user_id).toBe(clientId);
    const shared = await make('Shared', '1');
    const names = (
      await (await send('GET', 'smart-inserts/custom?per_page=100', undefined, client)).json()
    ).data.map(({ name }: CustomInsert) => name);
    expect(names).toEqual(expect.arrayContaining(['Mine', 'Shared']));
    expect((await send('PUT', `smart-inserts/custom/update/${own.id}`, { value: '2' }, client)).status).toBe(
      200,
    );
    expect(
      (await send('PUT', `smart-inserts/custom/update/${shared.id}`, { value: '2' }, client)).status,
    ).toBe(403);
    expect((await send('DELETE', `smart-inserts/custom/delete/${shared.id}`, undefined, client)).status).toBe(
      403,
    );
    const others = await make('Theirs', '1', { client_user_id: otherClient });
    expect(
      (await send('PUT', `smart-inserts/custom/update/${others.id}`, { value: '2' }, client)).status,
    ).toBe(404);
    expect(names).not.toContain('Theirs');
  });

  it('of others are like missing ones', async () => {
    const agency_id = await findOtherAgencyId(test.api.ownerPool);
    const { id } = await insertRow(test.api.ownerPool, custom_inserts, {
      agency_id,
      name: 'Foreign',
      value: 'x',
    });
    for (const [method, path, body] of [
      ['PUT', `smart-inserts/custom/update/${id}`, { value: 'y' }],
      ['DELETE', `smart-inserts/custom/delete/${id}`, undefined],
      ['GET', `smart-inserts?client_user_id=${foreignClient}`, undefined],
      ['PUT', 'smart-inserts', { client_user_id: foreignClient, business: {} }],
      ['POST', 'smart-inserts/custom/store', { name: 'X', value: 'x', client_user_id: foreignClient }],
    ] as const) {
      expect([path, (await send(method, path, body)).status]).toEqual([path, 404]);
    }
    expect((await send('GET', `smart-inserts?client_user_id=${otherClient}`, undefined, client)).status).toBe(
      404,
    );
    expect((await send('PUT', 'smart-inserts', { client_user_id: otherClient }, client)).status).toBe(404);
    expect(
      await findRows(test.api.ownerPool, custom_inserts, { where: { name: 'Foreign' }, columns: ['value'] }),
    ).toEqual([{ value: 'x' }]);
  });

  it('are listed, sorted and searched by allowed keys', async () => {
    const list = async (query: string) =>
      (await (await send('GET', `smart-inserts/custom?${query}`)).json()).data.map(
        ({ name }: CustomInsert) => name,
      );
    await make('Offer', 'for all');
    await make('Offer', 'for one', { client_user_id: clientId });
    await make('Town', 'x');
    expect(await list('search=offer&sort=name')).toEqual(['Offer', 'Offer']);
    expect(await list(`search=offer&client_user_id=${clientId}`)).toEqual(['Offer']);
    expect(await list('search=%25')).toEqual([]);
    for (const bad of ['sort=value', "sort=name';--", 'client_user_id=x']) {
      expect([bad, (await send('GET', `smart-inserts/custom?${bad}`)).status]).toEqual([bad, 422]);
    }
  });
});

describe('inserts in texts', () => {
  it('are checked with the longest value of any client', async () => {
    await make('Town', 'a'.repeat(10));
    const long = await make('Town', 'b'.repeat(20), { client_user_id: otherClient });
    const text = (letters: number) => `${'x'.repeat(letters)} {Town}`;
    expect((await headline(text(9))).status).toBe(200);
    const refused = await headline(text(10));
    expect([refused.status, (await refused.json()).errors]).toEqual([422, { [field]: [tooLong] }]);
    await send('PUT', `smart-inserts/custom/update/${long.id}`, { value: 'b'.repeat(19) });
    expect((await headline(text(10))).status).toBe(200);
    expect((await template()).platformValidation.facebook).toBe(true);
  });

  it('must be known; other braces are refused', async () => {
    const answer = await headline('In {Nowhere}');
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { [field]: ['Please Remove { } Braces'] },
    ]);
    expect((await headline('At {Business Name}')).status).toBe(200);
  });

  it('are filled in for the launching client, and block the launch without a value', async () => {
    await save({ client_user_id: clientId, business: { business_name: 'Own Words' } });
    await headline('In {Country}');
    expect(await blockers()).toContainEqual({ field, message: `${unresolved} {Country}` });
    await headline('At {Business Name}');
    expect(await blockers()).toEqual([]);
    expect(await blockers({ client_user_id: clientId })).toEqual([]);
    const launch = await test.run({ client_user_id: clientId });
    expect(launch.status).toBe('launched');
    const sent = JSON.stringify(test.double.requests({ method: 'POST' }));
    expect(sent).toContain('At Own Words');
    expect(sent).not.toContain('{Business Name}');
  });

  it('that are deleted stay in the text and block the launch', async () => {
    const insert = await make('Passing', 'soon gone');
    expect((await headline('It is {Passing}')).status).toBe(200);
    const used = (await (await send('GET', 'smart-inserts/custom?search=Passing')).json()).data[0];
    expect(used.templates_count).toBe(1);
    const renamed = await send('PUT', `smart-inserts/custom/update/${insert.id}`, { name: 'Other' });
    expect([renamed.status, (await renamed.json()).errors]).toEqual([
      422,
      { name: ['This smart insert is used in a template. Change the texts there first.'] },
    ]);
    expect(await blockers()).toEqual([]);
    expect((await send('DELETE', `smart-inserts/custom/delete/${insert.id}`)).status).toBe(200);
    expect((await template()).templateContent.headlines[0]?.value).toBe('It is {Passing}');
    expect((await template()).platformValidation.facebook).toBe(false);
    expect(await blockers()).toEqual([{ field, message: `${unresolved} {Passing}` }]);
    const launched = await test.launch();
    expect([launched.status, (await launched.json()).errors]).toEqual([
      422,
      { [field]: [`${unresolved} {Passing}`] },
    ]);
  });

  it.each([
    ['another insert', '{Business Name}', 'Please Remove { } Braces'],
    ['itself', 'a {Loop} b', 'Please Remove { } Braces'],
    ['a brace', '{', 'Please Remove { } Braces'],
    ['HTML', '<img src=x onerror=y>', 'HTML tags are not allowed.'],
  ])('with %s in their value are filled in once and not launched', async (_what, value, message) => {
    const insert = await make('Loop', value);
    expect((await headline('See {Loop}')).status).toBe(200);
    expect(await blockers({ client_user_id: clientId })).toContainEqual({ field, message });
    await headline('See you');
    await send('DELETE', `smart-inserts/custom/delete/${insert.id}`);
  });

  it('with a value that has become too long block the launch', async () => {
    const insert = await make('Grows', 'a');
    expect((await headline('It is {Grows}')).status).toBe(200);
    await send('PUT', `smart-inserts/custom/update/${insert.id}`, { value: 'a'.repeat(25) });
    expect(await blockers()).toEqual([{ field, message: tooLong }]);
    await send('PUT', `smart-inserts/custom/update/${insert.id}`, { value: 'a'.repeat(24) });
    expect(await blockers()).toEqual([]);
  });
});
