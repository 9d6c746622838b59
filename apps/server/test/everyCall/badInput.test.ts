import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { templates } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRows } from '../fixtures/rows/rows';
import { createListeningTestApp, type ListeningTestApp } from '../harness/createTestApp';

let test: ListeningTestApp;
let token: string;
let templateId: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Sent = { status: number; text: string };

/** Sends a request byte by byte as given, including requests that `fetch` refuses to send. */
function send(
  path: string,
  init: { method?: string; headers?: Record<string, string>; chunks?: readonly string[] } = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${test.baseUrl}${path}`,
      { agent, method: init.method ?? 'GET', headers: { authorization: `Bearer ${token}`, ...init.headers } },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    outgoing.on('error', reject);
    for (const chunk of init.chunks ?? []) outgoing.write(chunk);
    outgoing.end();
  });
}

/** Sends the lines of a request as they are and returns all that is received until the connection ends. */
function sendRaw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(test.baseUrl).port), '127.0.0.1');
    let received = '';
    socket.on('data', (part) => {
      received += String(part);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.end(lines.join('\r\n'));
  });
}

const json = { 'content-type': 'application/json' };
const put = (chunks: readonly string[], headers: Record<string, string> = json) =>
  send(`/api/v1/templates/update/${templateId}`, { method: 'PUT', headers, chunks });

beforeAll(async () => {
  test = await createListeningTestApp();
  token = await test.as('Agency');
  const { data } = await (await test.request('/api/v1/templates', { token })).json();
  templateId = data[0].id;
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

describe('unusual input', () => {
  it.each([
    ['half a JSON body', '{"name":', 400],
    ['no body', '', 400],
    ['a list', '[]', 422],
    ['a text', '"x"', 422],
    ['a wrong value', '{"status":"on fire"}', 422],
    ['a wrong type', '{"name":7}', 422],
    ['a NUL', '{"name":"a\\u0000b"}', 422],
    ['a lone surrogate', '{"name":"a\\ud800b"}', 422],
    ['an endless number', '{"folderId":1e400}', 422],
    ['10,000 levels', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ])('such as %s is refused with a message', async (_what, body, status) => {
    const answer = await put([body]);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('"message"')]);
    if (status === 422) expect(Object.keys(JSON.parse(answer.text).errors).length).toBeGreaterThan(0);
  });

  it('may start with a byte order mark, and the last of duplicate keys counts', async () => {
    expect((await put(['\ufeff{"name":"Marked"}'])).status).toBe(200);
    const answer = await put(['{"name":7,"name":"Twice"}']);
    expect([answer.status, JSON.parse(answer.text).name]).toEqual([200, 'Twice']);
  });

  it('of 50,000 values is read without its unknown keys, and refused with one more', async () => {
    const keys = Array.from({ length: 49_998 }, (_key, index) => `"${index.toString(36)}":0`);
    const answer = await put([`{"name":"Kept",${keys.join(',')}}`]);
    expect([answer.status, JSON.parse(answer.text).name]).toEqual([200, 'Kept']);
    const refused = await put([`{"name":"Kept","more":0,${keys.join(',')}}`]);
    const message = 'The JSON body has more than 50,000 values. Please send fewer.';
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([413, message]);
  });

  it('of a body over its limit is refused, with a length or chunked', async () => {
    const chunk = 'x'.repeat(64 * 1024);
    expect((await put([chunk], { ...json, 'content-length': String(chunk.length) })).status).toBe(400);
    const chunks = Array.from({ length: 20 }, () => chunk);
    expect((await put(chunks)).status).toBe(413);
    expect((await put(chunks, { ...json, 'content-length': String(20 * chunk.length) })).status).toBe(413);
  });

  it.each([
    ['less', 40, 400],
    ['more', -8, 400],
  ])('of a body with %s bytes than its stated length changes nothing', async (_what, missing, status) => {
    const where = { where: { id: templateId } };
    const before = await findRows(test.ownerPool, templates, where);
    const body = '{"name":"Cut off"}';
    const received = await sendRaw([
      `PUT /api/v1/templates/update/${templateId} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${body.length + missing}`,
      '',
      body,
    ]);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await findRows(test.ownerPool, templates, where)).toEqual(before);
  });

  it('of another content type or compressed bytes is refused', async () => {
    expect((await put(['name=x'], { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await put(['garbage'], { ...json, 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it.each([
    '/api/v1/templates?sort=id;drop table users--',
    "/api/v1/templates?order=asc'",
    '/api/v1/templates?per_page=100000',
    '/api/v1/templates?page=-1',
    '/api/v1/templates?search=%00',
    '/api/v1/templates?sort=name&sort=created_at',
  ])('such as %s is refused as invalid', async (path) => {
    const answer = await send(encodeURI(decodeURI(path)));
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([422, 'VALIDATION']);
  });

  it.each([`%00`, '1%20or%201=1', '../../etc', '1e3x', '%E0%A4%A'])(
    'such as the id %s is not found',
    async (id) => {
      expect((await send(`/api/v1/templates/view/${id}`)).status).toBe(404);
    },
  );

  it('such as a wrong token is refused', async () => {
    const answer = await send('/api/v1/me', { headers: { authorization: 'Bearer wrong' } });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([401, 'Unauthenticated']);
  });

  it('cannot change protected fields through a body', async () => {
    const before = await findRows(test.ownerPool, templates, {
      where: { id: templateId },
      columns: ['agency_id', 'client_id', 'created_at'],
    });
    const body = {
      name: 'Kept',
      agency_id: 999,
      client_id: 1,
      client_user_id: 1,
      highLevelId: 'LOC1',
      isClientTemplate: true,
      created_at: '2001-01-01',
      id: 1,
      is_hidden: true,
    };
    expect((await put([JSON.stringify(body)])).status).toBe(200);
    const after = await findRows(test.ownerPool, templates, {
      where: { id: templateId },
      columns: ['agency_id', 'client_id', 'created_at'],
    });
    expect(after).toEqual(before);
  });

  it('leaves the process running and no error in the log', async () => {
    expect((await send('/healthz')).status).toBe(200);
    expect((await send('/api/v1/me')).status).toBe(200);
    expect(test.logLines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
