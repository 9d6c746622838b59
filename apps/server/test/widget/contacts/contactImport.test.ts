import { createHmac } from 'node:crypto';
import { visitors } from '@adlane/api-server/schema';
import type { ContactImport } from '@adlane/contract/widget/contacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
let projectId: number;

let projects = 0;

async function addProject(): Promise<{ id: number; sdkKey: string }> {
  projects += 1;
  const answer = await test.request('/api/v1/projects', {
    method: 'POST',
    token: agency,
    body: { name: `Shop ${projects}` },
  });
  return answer.json();
}

type Form = {
  readonly project?: number;
  readonly mapping?: readonly string[];
  readonly token?: string;
  readonly withUnverified?: boolean;
  readonly timeZone?: string;
};

async function send(path: string, file: BlobPart, form: Form) {
  const { project = projectId, mapping, token = agency, withUnverified, timeZone } = form;
  const body = new FormData();
  body.append('project_id', String(project));
  if (mapping) body.append('mapping', JSON.stringify(mapping));
  if (withUnverified) body.append('with_unverified', 'true');
  if (timeZone) body.append('time_zone', timeZone);
  body.append('file', new File([file], 'contacts.csv', { type: 'text/csv' }));
  const answer = await test.request(`/api/v1/contacts/${path}`, { method: 'POST', token, body });
  return { status: answer.status, body: await answer.json() };
}

async function preview(file: BlobPart, form: Form = {}): Promise<ContactImport> {
  const { status, body } = await send('import/preview', file, form);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

async function run(file: BlobPart, form: Form = {}): Promise<ContactImport> {
  const { status, body } = await send('import', file, form);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

async function identify(sdkKey: string, person: object): Promise<void> {
  const key = { 'api-token': sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await test.request('/sdk/sessions/identify', { method: 'POST', headers, body: person });
}

async function download(project: number): Promise<string> {
  const answer = await test.request(`/api/v1/contacts/export?project_id=${project}&sort=name&order=asc`, {
    token: agency,
  });
  return answer.text();
}

/** The counts of an import: new, updated, unchanged, skipped. */
const count = ({ new_count, updated_count, unchanged_count, skipped_count }: ContactImport) => [
  new_count,
  updated_count,
  unchanged_count,
  skipped_count,
];

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  operator = await test.as('SuperAdmin');
  projectId = (await addProject()).id;
});
afterAll(() => test.close());

describe('an import of contacts', () => {
  it('is previewed with the fields of its columns, its counts and its errors by line, and stores nothing', async () => {
    const file = [
      'User ID;Mail;Full name;Company;Seats;Kind',
      '17;ann@shop.test;"Ann',
      'Smith";Acme;12;guest',
      '',
      ';not an email;Bob;;;',
      ';;Cyd;;;',
      '17;ann@shop.test;Ann again;;;',
    ].join('\n');
    const shown = await preview(file);
    expect(shown.columns.map(({ title, field }) => [title, field])).toEqual([
      ['User ID', 'userId'],
      ['Mail', 'email'],
      ['Full name', 'name'],
      ['Company', 'custom:companyName'],
      ['Seats', 'custom:Seats'],
      ['Kind', ''],
    ]);
    expect(shown.columns[2]?.samples).toEqual(['Ann\nSmith', 'Bob', 'Cyd']);
    expect(count(shown)).toEqual([1, 0, 0, 3]);
    expect(shown.errors.map(({ line, message }) => [line, message])).toEqual([
      [5, 'The email address is not valid.'],
      [6, 'The row has neither a user ID nor an email.'],
      [7, 'The same contact is in line 2.'],
    ]);
    expect(shown.errors[2]).toMatchObject({
      text: 'The same contact is in line {line}.',
      values: { line: 2 },
    });
    expect(count(await preview(file))).toEqual([1, 0, 0, 3]);
  });

  it('adds contacts once, and changes those with the same user ID or email', async () => {
    const { id: project } = await addProject();
    const first = 'userId,email,name,plan\nu1,u1@shop.test,Ann,pro\n,bob@shop.test,Bob,free\n';
    expect(count(await run(first, { project }))).toEqual([2, 0, 0, 0]);
    expect(count(await run(first, { project }))).toEqual([0, 0, 2, 0]);
    const second = 'userId,email,name,plan\nu1,,,team\n,BOB@shop.test,Bobby,\nu3,u3@shop.test,Cyd,\n';
    expect(count(await preview(second, { project }))).toEqual([1, 2, 0, 0]);
    expect(count(await run(second, { project }))).toEqual([1, 2, 0, 0]);
    const lines = (await download(project)).trim().split('\r\n').slice(1);
    expect(lines).toEqual([
      expect.stringMatching(/^"Ann","u1@shop\.test","","u1","identified",.*"\{""plan"":""team""\}"$/),
      expect.stringMatching(/^"Bobby","BOB@shop\.test",/),
      expect.stringMatching(/^"Cyd","u3@shop\.test","","u3",/),
    ]);
  });

  it('runs twice at once without adding a contact twice', async () => {
    const { id: project } = await addProject();
    const file = 'email\none@shop.test\ntwo@shop.test\n';
    const runs = await Promise.all([run(file, { project }), run(file, { project })]);
    expect(runs.map(count).toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
      [0, 0, 2, 0],
      [2, 0, 0, 0],
    ]);
  });

  it('brings back what an export has, in a project without them', async () => {
    const { id: project, sdkKey } = await addProject();
    const people = [
      { userId: '=1+1', name: "'=cmd", email: 'eve@shop.test', phone: '+1 555 123 4567', value: -2.5 },
      { userId: '007', name: 'Line\nbreak; "quoted", \u0645\u0631\u062d\u0628\u0627', lang: 'pt-br' },
      { userId: '-x', customData: { plan: '@pro', seats: 12, tags: ['a', { b: null }], ok: true } },
    ];
    for (const person of people) {
      await identify(sdkKey, person);
      test.clock.advance(1000);
    }
    const exported = await download(project);
    expect(exported.trim().split('\r\n')).toHaveLength(4);
    expect(count(await run(exported, { project, withUnverified: true }))).toEqual([0, 0, 3, 0]);
    const { id: other } = await addProject();
    expect(count(await run(exported, { project: other }))).toEqual([3, 0, 0, 0]);
    const unname = (text: string) => text.replaceAll(/"Shop \d+"/g, '"Shop"');
    expect(unname(await download(other))).toBe(unname(exported));
  });

  it('gives no data to a visitor who only claims to be a customer, and reaches all devices of a proven user', async () => {
    const { id: project, sdkKey } = await addProject();
    const call = async (path: string, method: string, body?: object) =>
      (
        await test.request(`/api/v1/projects/${project}/identity${path}`, { method, token: agency, body })
      ).json();
    const secret = await call('/key', 'POST');
    await call('', 'PUT', { identityMode: 'optional' });
    const userHash = createHmac('sha256', secret.key).update('u1').digest('hex');
    const key = { 'api-token': sdkKey };
    const start = async (person: object) => {
      test.clock.advance(1000);
      const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
      const { gleapId, gleapHash } = await started.json();
      const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
      await test.request('/sdk/sessions/identify', { method: 'POST', headers, body: person });
      return headers;
    };
    const read = async (headers: Record<string, string>) =>
      (await test.request('/sdk/sessions', { method: 'POST', headers, body: {} })).json();
    const phone = await start({ userId: 'u1', userHash, name: 'Ann' });
    await start({ userId: 'u1', userHash, name: 'Ann' });
    await run('userId,phone\nu2,+1 555 1\n', { project });
    const stranger = await start({ userId: 'u2' });
    const liar = await start({ userId: 'u3', email: 'cyd@shop.test' });
    const file = 'userId,email,phone\nu1,,+1 555 11\nu2,,+1 555 22\n,cyd@shop.test,+1 555 33\n';
    const shown = await run(file, { project });
    expect(count(shown)).toEqual([0, 2, 0, 1]);
    expect(shown.errors[0]).toMatchObject({ line: 4, message: expect.stringContaining('without proof') });
    expect(shown.unverified_count).toBe(0);
    const forced = await run(file.replaceAll('+1', '+2'), { project, withUnverified: true });
    expect(count(forced)).toEqual([0, 2, 0, 1]);
    expect(await read(phone)).toMatchObject({ phone: '+2 555 11' });
    for (const headers of [stranger, liar]) expect(await read(headers)).not.toHaveProperty('phone');
  });

  it.each([
    ['characters that cannot be stored', '{""a"":""\\u0000""}'],
    ['deep nesting', `{""a"":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('skips a row whose data has %s', async (_what, data) => {
    const { body } = await send('import', `email,customData\na@b.test,"${data}"\n`, {});
    expect(body.errors).toMatchObject([{ line: 2, message: 'The data is not a JSON object.' }]);
  });

  it('gives a proven user nothing of the customer whose email the page sends', async () => {
    const { id: project, sdkKey } = await addProject();
    const identity = `/api/v1/projects/${project}/identity`;
    const made = await test.request(`${identity}/key`, { method: 'POST', token: agency });
    const { key: secret } = await made.json();
    await test.request(identity, { method: 'PUT', token: agency, body: { identityMode: 'enforced' } });
    const userHash = createHmac('sha256', secret).update('u9').digest('hex');
    await identify(sdkKey, { userId: 'u9', userHash, email: 'ann@shop.test' });
    const shown = await run('email,plan\nann@shop.test,pro\n', { project, withUnverified: true });
    expect([count(shown), shown.unverified_count]).toEqual([[0, 0, 0, 1], 0]);
  });

  it('changes unverified visitors only by choice, where the project verifies no identities', async () => {
    const { id: project, sdkKey } = await addProject();
    await identify(sdkKey, { userId: 'u1', email: 'ann@shop.test' });
    const file = 'userId,email,plan\nu1,,pro\n,ann@shop.test,team\n,new@shop.test,free\n';
    const careful = await run(file, { project });
    expect([count(careful), careful.unverified_count]).toEqual([[1, 0, 0, 2], 1]);
    const all = await preview(file, { project, withUnverified: true });
    expect([count(all), all.unverified_count]).toEqual([[0, 1, 1, 1], 0]);
    // One contact in two rows.
    expect(all.errors).toMatchObject([{ line: 3, message: 'The same contact is in line 2.' }]);
    await run(file, { project, withUnverified: true });
    expect(await download(project)).toContain('"{""plan"":""pro""}"');
  });

  it.each([
    ['with a user ID, then without', 'u1,ann@shop.test', ',ANN@shop.test'],
    ['without a user ID, then with', ',ANN@shop.test', 'u1,ann@shop.test'],
    ['twice with a user ID', 'u1,ann@shop.test', 'u1,other@shop.test'],
  ])('adds a contact once that the file has %s', async (_how, first, second) => {
    const { id: project } = await addProject();
    const file = `userId,email\n${first}\nu2,bob@shop.test\n${second}\n`;
    const shown = await run(file, { project });
    expect(count(shown)).toEqual([2, 0, 0, 1]);
    expect(shown.errors).toMatchObject([{ line: 4, message: 'The same contact is in line 2.' }]);
    expect(count(await run(file, { project }))).toEqual([0, 0, 2, 1]);
  });

  it('adds two users with the same email', async () => {
    const { id: project } = await addProject();
    const file = 'userId,email\nu1,office@shop.test\nu2,office@shop.test\n,office@shop.test\n';
    const shown = await run(file, { project });
    expect(count(shown)).toEqual([2, 0, 0, 1]);
    expect(shown.errors).toMatchObject([{ line: 4, message: 'The same contact is in line 2.' }]);
  });

  it.each([
    [undefined, '2026-05-01T08:00:00.000Z', '2026-05-01T00:00:00.000Z'],
    ['Europe/Berlin', '2026-05-01T06:00:00.000Z', '2026-04-30T22:00:00.000Z'],
    ['America/New_York', '2026-05-01T12:00:00.000Z', '2026-05-01T04:00:00.000Z'],
  ])('reads times without a zone in that of the importer: %s', async (timeZone, time, day) => {
    const { id: project } = await addProject();
    const file = [
      'email,created_at,last_seen_at',
      'a@b.test,2026-05-01,2026-05-01 08:00:00',
      'c@d.test,2026-05-01T08:00:00Z,2026-05-01T10:00:00+02:00',
    ].join('\n');
    await run(file, { project, ...(timeZone && { timeZone }) });
    const rows = await findRows(test.ownerPool, visitors, {
      where: { project_id: project },
      orderBy: [visitors.email],
    });
    expect(
      rows.map(({ created_at, last_seen_at }) => [created_at.toISOString(), last_seen_at.toISOString()]),
    ).toEqual([
      [day, time],
      ['2026-05-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'],
    ]);
  });

  it('refuses a zone that does not exist', async () => {
    const { status, body } = await send('import/preview', 'email\na@b.test\n', { timeZone: 'Mars/Base' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['time_zone']]);
  });

  it('refuses times in the future', async () => {
    const { id: project } = await addProject();
    const later = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const { errors } = await preview(
      `email,created_at,last_seen_at\na@b.test,${later},\nc@b.test,,${later}\n`,
      {
        project,
        mapping: ['email', 'created_at', 'last_seen_at'],
      },
    );
    expect(errors.map(({ message }) => message)).toEqual([
      'The contact was first seen in the future.',
      'The contact was last seen in the future.',
    ]);
  });

  it('maps columns as it is told', async () => {
    const { id: project } = await addProject();
    const mapping = ['custom:plan', 'email', ''];
    expect(count(await run('A,B,C\npro,ann@shop.test,x\n', { project, mapping }))).toEqual([1, 0, 0, 0]);
    expect(await download(project)).toContain('"{""plan"":""pro""}"');
    for (const wrong of [['email'], ['email', 'email', ''], ['email', 'password', '']]) {
      const { status, body } = await send('import', 'A,B,C\n1,2,3\n', { project, mapping: wrong });
      expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, 'mapping']);
    }
  });

  it.each([
    ['a spreadsheet', 'PK\u0003\u0004rest', 'This is a spreadsheet'],
    ['bytes that are no text', new Uint8Array([0x61, 0x0a, 0xff, 0xfe]), 'The file is not text in UTF-8.'],
    ['titles only', 'email\n', 'The file has no rows below its header.'],
    ['quotes that do not close', 'email\n"a\n', 'do not close'],
    ['too many rows', `email\n${'a@b.test\n'.repeat(10_001)}`, 'The file has more than 10,000 rows.'],
    ['too many columns', `${'a,'.repeat(101)}\n1\n`, 'The file has more than 100 columns.'],
    ['a row of more cells', 'email\na@b.test,more\n', 'Line 2 has more cells'],
  ])('is refused for %s', async (_what, file, message) => {
    const { status, body } = await send('import/preview', file, {});
    expect([status, body.errors.file[0]]).toEqual([422, expect.stringContaining(message)]);
  });

  it('reaches projects of the own tenant only', async () => {
    const { status } = await send('import', 'email\na@b.test\n', { token: operator });
    expect(status).toBe(404);
    expect(count(await preview('email\na@b.test\n'))).toEqual([1, 0, 0, 0]);
  });
});
