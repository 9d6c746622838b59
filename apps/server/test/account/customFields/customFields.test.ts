import { clients, custom_field_values, custom_fields } from '@adlane/api-server/schema';
import type { ClientCustomField, CustomField } from '@adlane/contract/account/customFields';
import { and, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOtherAgencyId } from '../../fixtures/rows/demoRows';
import { deleteRows, findForeignRow, findRow, insertRow } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

let test: DemoTest;
let restore: () => Promise<void>;
let foreignClient: number;

beforeAll(async () => {
  test = await createDemoTest();
  await deleteRows(test.ownerPool, custom_field_values);
  await deleteRows(test.ownerPool, custom_fields);
  foreignClient = (await findForeignRow(test.ownerPool, clients, test.agencyId)).id;
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

async function make(name: string, more: object = {}): Promise<CustomField> {
  const answer = await test.send('POST', 'custom-fields', { name, ...more });
  expect([name, answer.status]).toEqual([name, 201]);
  return answer.json();
}
const set = (values: object[], client_user_id = test.clientId, token = test.agencyToken) =>
  test.send('PUT', 'client-custom-fields', { client_user_id, values }, token);
async function values(token = test.agencyToken): Promise<ClientCustomField[]> {
  return (
    await (
      await test.send('GET', `client-custom-fields?client_user_id=${test.clientId}`, undefined, token)
    ).json()
  ).data;
}

describe('custom fields', () => {
  it('have a key of lower-case letters, which is no property of objects', async () => {
    expect(await make('Contract Value', { type: 'number' })).toMatchObject({
      key: 'contract_value',
      name: 'Contract Value',
      type: 'number',
      options: [],
    });
    expect((await make('__proto__')).key).toBe('proto');
    expect((await make('constructor')).key).toBe('field');
    expect((await make('電話')).key).toBe('field_2');
  });

  it('have unique names, regardless of spelling variants', async () => {
    await make('Größe');
    for (const name of ['GRÖßE', 'Gro\u0308ße', 'Größe\u200b']) {
      const answer = await test.send('POST', 'custom-fields', { name });
      expect([name, answer.status, (await answer.json()).errors]).toEqual([
        name,
        422,
        { name: ['A field with this name already exists.'] },
      ]);
    }
  });

  it('require options if they are selections', async () => {
    const some = await make('Plan', { type: 'select', options: ['Basic', 'Pro'] });
    expect(some.options).toEqual(['Basic', 'Pro']);
    for (const [options, text] of [
      [[], 'This field is required.'],
      [['One', 'ONE'], 'Please remove duplicate entry.'],
    ] as const) {
      const answer = await test.send('POST', 'custom-fields', { name: 'Bad', type: 'select', options });
      expect([answer.status, (await answer.json()).errors]).toEqual([422, { options: [text] }]);
    }
    expect((await test.send('POST', 'custom-fields', { name: 'Bad', type: 'file' })).status).toBe(422);
  });

  it('are listed, sorted by allowed keys, and read by clients', async () => {
    for (const name of ['Plan', 'Größe']) await make(name);
    const answer = await test.send(
      'GET',
      'custom-fields?sort=name&order=desc&search=gr',
      undefined,
      test.clientToken,
    );
    expect((await answer.json()).data.map(({ name }: CustomField) => name)).toEqual(['Größe']);
    for (const bad of ['sort=key', "sort=name');--", 'sort=__proto__']) {
      expect([bad, (await test.send('GET', `custom-fields?${bad}`)).status]).toEqual([bad, 422]);
    }
    for (const [method, path] of [
      ['POST', 'custom-fields'],
      ['PUT', 'custom-fields/1'],
      ['DELETE', 'custom-fields/1'],
    ] as const) {
      expect((await test.send(method, path, { name: 'Mine' }, test.clientToken)).status).toBe(403);
    }
    expect((await set([], test.clientId, test.clientToken)).status).toBe(403);
  });

  it('keep their key and missing fields when they change', async () => {
    await make('Plan');
    const field = await make('Stage', { type: 'select', options: ['New', 'Won'] });
    const renamed = await (await test.send('PUT', `custom-fields/${field.id}`, { name: 'Phase' })).json();
    expect(renamed).toEqual({ ...field, name: 'Phase', updated_at: renamed.updated_at });
    expect(Date.parse(renamed.updated_at)).toBeGreaterThan(Date.parse(field.updated_at));
    expect((await test.send('PUT', `custom-fields/${field.id}`, { name: 'PLAN' })).status).toBe(422);
    expect((await test.send('PUT', 'custom-fields/999999', { name: 'x' })).status).toBe(404);
  });
});

describe("a client's values", () => {
  it.each([
    [
      'number',
      ['12', '-0.5', '999999999999999'],
      ['1e5', '1,5', 'ten', '0x1', '--1', '1'.repeat(16)],
      'Please enter a number, e.g. 1250.50.',
    ],
    [
      'date',
      ['2026-02-28', '2028-02-29'],
      ['2026-02-30', '2026-2-1', '28.02.2026', 'today'],
      'Please enter a date as YYYY-MM-DD.',
    ],
    ['boolean', ['true', 'false'], ['yes', 'TRUE', '1'], 'Please choose one of the available option.'],
    ['text', ['<b>x</b>', "'; drop table clients;--", '{"__proto__":1}'], [], ''],
  ] as const)('of type %s are validated', async (type, good, bad, text) => {
    const field = await make(`Value of ${type}`, { type });
    for (const value of good) {
      expect([value, (await set([{ custom_field_id: field.id, value }])).status]).toEqual([value, 200]);
      expect((await values()).find(({ key }) => key === field.key)?.value).toBe(value);
    }
    for (const value of bad) {
      const answer = await set([{ custom_field_id: field.id, value }]);
      expect([value, answer.status, (await answer.json()).errors]).toEqual([
        value,
        422,
        { 'values.0.value': [text] },
      ]);
    }
  });

  it('are set if sent, cleared by an empty text, and all or none', async () => {
    const [one, two] = [await make('First'), await make('Second', { type: 'number' })];
    await set([
      { custom_field_id: one.id, value: 'a' },
      { custom_field_id: two.id, value: '1' },
    ]);
    await set([{ custom_field_id: one.id, value: '' }]);
    const read = async () =>
      Object.fromEntries((await values()).map((field) => [field.custom_field_id, field.value]));
    expect(await read()).toMatchObject({ [one.id]: null, [two.id]: '1' });
    const refused = await set([
      { custom_field_id: two.id, value: '2' },
      { custom_field_id: 999_999, value: 'x' },
    ]);
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { 'values.1.custom_field_id': ['What you selected no longer exists.'] },
    ]);
    expect(await read()).toMatchObject({ [two.id]: '1' });
    expect((await set([{ custom_field_id: two.id, value: null }])).status).toBe(200);
    expect(await read()).toMatchObject({ [two.id]: null });
  });

  it('prevent a change of the field that they would not fit', async () => {
    const field = await make('Level', { type: 'select', options: ['Low', 'High'] });
    await set([{ custom_field_id: field.id, value: 'High' }]);
    for (const [change, place] of [
      [{ options: ['Low'] }, 'options'],
      [{ type: 'number' }, 'type'],
    ] as const) {
      const answer = await test.send('PUT', `custom-fields/${field.id}`, change);
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { [place]: ['One client has a value that would not fit any more. Change them first.'] },
      ]);
    }
    expect((await test.send('PUT', `custom-fields/${field.id}`, { type: 'text' })).status).toBe(200);
  });

  it('are deleted with their field', async () => {
    const field = await make('Passing');
    await set([{ custom_field_id: field.id, value: 'x' }]);
    expect((await test.send('DELETE', `custom-fields/${field.id}`)).status).toBe(200);
    expect((await values()).map(({ key }) => key)).not.toContain('passing');
    expect((await test.send('DELETE', `custom-fields/${field.id}`)).status).toBe(404);
  });

  it('are only read by the client and its agency', async () => {
    expect(await values(test.clientToken)).toEqual(await values());
    const own = await (await test.send('GET', 'client-custom-fields', undefined, test.clientToken)).json();
    expect(own.data).toEqual(await values());
    const needed = await test.send('GET', 'client-custom-fields');
    expect([needed.status, (await needed.json()).errors]).toEqual([
      422,
      { client_user_id: ['This field is required.'] },
    ]);
    const other = await findRow(test.ownerPool, clients, {
      where: and(ne(clients.id, test.clientId), ne(clients.id, foreignClient)),
      columns: ['id'],
    });
    for (const [id, token] of [
      [foreignClient, test.agencyToken],
      [foreignClient, test.clientToken],
      [other.id, test.clientToken],
      [999_999, test.agencyToken],
    ] as const) {
      expect(
        (await test.send('GET', `client-custom-fields?client_user_id=${id}`, undefined, token)).status,
      ).toBe(404);
    }
    expect((await set([], foreignClient)).status).toBe(404);
  });

  it("of another agency's field can't be set", async () => {
    const agency_id = await findOtherAgencyId(test.ownerPool);
    const theirs = await insertRow(test.ownerPool, custom_fields, {
      agency_id,
      key: 'theirs',
      name: 'Theirs',
    });
    for (const [method, body] of [
      ['PUT', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await test.send(method, `custom-fields/${theirs.id}`, body)).status).toBe(404);
    }
    expect((await set([{ custom_field_id: theirs.id, value: 'x' }])).status).toBe(422);
  });
});
