import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListeningTestApp, type ListeningTestApp } from '../harness/createTestApp';

let test: ListeningTestApp;
let agency: Record<string, string>;
let visitor: Record<string, string>;

beforeAll(async () => {
  test = await createListeningTestApp();
  agency = { authorization: `Bearer ${await test.as('Agency')}` };
  const key = { 'api-token': demoSdkKey };
  const session = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await session.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
afterAll(async () => {
  await test.jobs.settle();
  await test.close();
});

/** Sends a body over a real connection, as any client does. */
async function post(path: string, headers: Readonly<Record<string, string>>, body: string) {
  const answer = await fetch(`${test.baseUrl}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

const mebibyte = 1024 * 1024;
const repeat = <T>(value: T, length: number) => Array.from({ length }, () => value);
const page = { baseUrl: 'https://shop.test/', width: 10, height: 10, isMobile: false };
const event = { type: 3, timestamp: 1, data: { text: 'moved' } };
const replay = (events: readonly unknown[]) => ({ ...page, startDate: 1, type: 'rrweb', events });
const buildForm = (length: number) => ({ a: 'x'.repeat(length - '[{"a":""},null,null]'.length) });
/** Builds a report with that many values, ten of them around the list. */
const buildReport = (values: number) => ({
  screenshotData: { ...page, x: 0, y: 0, html: '', more: repeat(0, values - 10) },
});

/** Builds a report with that many values in its logs, eight of them around the list. */
const buildLogs = (values: number) => ({
  networkLogs: [{ url: '/', type: 'GET', date: '', request: { payload: repeat('1', values - 8) } }],
});

describe('a report', () => {
  const report = (body: unknown) =>
    post('/sdk/bugs/v2', { ...visitor, 'content-type': 'application/json' }, JSON.stringify(body));

  it.each([
    ['1,000,000 values', () => buildReport(1_000_000)],
    ['100,000 values in its logs', () => buildLogs(100_000)],
    ['1 MB of data', () => ({ formData: buildForm(mebibyte) })],
    ['a replay of 5,000 events', () => ({ webReplay: replay(repeat(event, 5000)) })],
  ])('of %s is stored', async (_what, build) => {
    expect((await report(build())).status).toBe(201);
  });

  it.each([
    [
      'one value more',
      () => buildReport(1_000_001),
      { code: 'BODY_TOO_LARGE', message: 'The JSON body has more than 1,000,000 values. Please send fewer.' },
    ],
    [
      'one value more in its logs',
      () => buildLogs(100_001),
      { code: 'BODY_TOO_LARGE', message: 'The JSON body has more than 100,000 values. Please send fewer.' },
    ],
    [
      'values in a field that is not known',
      () => ({ other: repeat(1, 100_001) }),
      { code: 'BODY_TOO_LARGE', message: 'The JSON body has more than 100,000 values. Please send fewer.' },
    ],
    [
      'more than 1 MB of data',
      () => ({ formData: buildForm(mebibyte + 1) }),
      {
        code: 'BODY_TOO_LARGE',
        message: 'The form, custom data and metadata of a ticket cannot exceed 1 MB. Please send less.',
      },
    ],
    [
      'a broken event among 5,000',
      () => ({ webReplay: replay([...repeat(event, 5000), { type: 'x' }]) }),
      { code: 'VALIDATION', message: 'Please enter a number.' },
    ],
    [
      'a broken screenshot',
      () => ({ screenshotData: { ...page, html: 7 } }),
      { code: 'VALIDATION', message: 'Please enter a text.' },
    ],
    [
      'what looks like a packed screenshot',
      () => ({ screenshotData: { gzip: [1] } }),
      { code: 'VALIDATION', message: 'This field is required.' },
    ],
  ])('with %s is refused with an explanation', async (_what, build, refusal) => {
    const { status, body } = await report(build());
    expect([status, body]).toEqual([expect.any(Number), expect.objectContaining(refusal)]);
  });
});

describe('a form', () => {
  const field = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
  const file = (text: string) =>
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${text}\r\n`;
  const fields = (count: number) =>
    Array.from({ length: count }, (_none, index) => field(`f${index}`)).join('');
  const csv = file('name,status\nOnly a name,Draft');
  const tooManyParts = { code: 'MALFORMED', message: 'The form has more than 20 parts.' };
  const malformed = { code: 'MALFORMED', message: 'The request body is not a valid multipart form.' };
  const send = (path: string, text: string) =>
    post(path, { ...agency, 'content-type': 'multipart/form-data; boundary=b' }, `${text}--b--\r\n`);
  const importPath = '/api/v1/templates/bulk/import';

  it('of 20 parts is stored', async () => {
    expect((await send(importPath, fields(19) + csv)).status).toBe(202);
    await test.jobs.settle();
  });

  it.each([
    ['21 parts', fields(20) + csv, tooManyParts],
    ['100,000 parts', fields(100_000), tooManyParts],
    [
      'a field of 17 KB',
      field('long').replace('1', 'x'.repeat(17_000)) + csv,
      { code: 'MALFORMED', message: 'A field of the form is larger than 16 KB.' },
    ],
    ['10 MB of headers', `--b\r\n${'a: b\r\n'.repeat(1_600_000)}\r\n`, malformed],
    ['two files', csv + csv, { code: 'VALIDATION', message: 'Send one file, named file.' }],
    [
      'a file of more than 10 MB',
      file('x'.repeat(10_485_761)),
      { code: 'VALIDATION', message: 'Import files cannot exceed 10 MB.' },
    ],
    [
      'a spreadsheet',
      file('PK\u0003\u0004…'),
      {
        code: 'VALIDATION',
        message: 'This is a spreadsheet, not a CSV file. Please save it as "CSV UTF-8".',
      },
    ],
    [
      'a cell of 10 MB',
      file(`name\n"${'x'.repeat(10_000_000)}"`),
      { code: 'VALIDATION', message: 'Row 1 is too long. Please check its quotes.' },
    ],
  ])('with %s is refused with an explanation', async (_what, text, refusal) => {
    const { status, body } = await send(importPath, text);
    expect([status, body]).toEqual([expect.any(Number), expect.objectContaining(refusal)]);
  });
});

describe('a stored replay', () => {
  it('is sent as it was reported', async () => {
    const webReplay = replay([event, { ...event, type: 4, more: 'é' }]);
    const { body } = await post(
      '/sdk/bugs/v2',
      { ...visitor, 'content-type': 'application/json' },
      JSON.stringify({ webReplay }),
    );
    const token = await test.as('SuperAdmin');
    const answer = await test.request(`/api/v1/tickets/${body.id}/replay`, { token });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual(webReplay);
    expect((await test.request(`/api/v1/tickets/${body.id}/screenshot`, { token })).status).toBe(404);
  });
});
