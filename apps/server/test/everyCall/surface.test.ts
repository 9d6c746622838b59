import { request as httpRequest } from 'node:http';
import { folders as foldersTable } from '@adlane/api-server/schema';
import { type CallTable, contract, listCalls } from '@adlane/contract';
import { toOpenApi } from '@adlane/contract/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '../fixtures/rows/rows';
import { createListeningTestApp, type ListeningTestApp } from '../harness/createTestApp';

let test: ListeningTestApp;
beforeAll(async () => {
  test = await createListeningTestApp();
});
afterAll(() => test.close());

const document = toOpenApi(contract);

/** Routes besides the calls of the contract: health, public files and the reference. */
const served = ['/healthz', '/readyz', '/openapi.json', '/docs', '/files/', '/.well-known/adlane-host'];

function rawStatus(method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${test.baseUrl}${path}`, { method }, (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('the surface of the API', () => {
  it('has no route that the API document does not name', () => {
    const documented = new Set(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      ),
    );
    const strange = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !documented.has(`${method} ${path}`))
      .filter(({ path }) => !served.some((prefix) => path.startsWith(prefix)));
    expect(strange.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it.each([
    '/api',
    '/api/v1',
    '/api/v1/users',
    '/api/v3/source',
    '/api/v1/admin',
    '/debug',
    '/metrics',
    '/.env',
    '/api/v1/templates/view',
  ])('answers 404 to %s', async (path) => {
    expect((await fetch(`${test.baseUrl}${path}`)).status).toBe(404);
  });

  it.each(['TRACE', 'CONNECT-ME', 'PROPFIND'])('accepts the method %s nowhere', async (method) => {
    expect([400, 404, 405]).toContain(await rawStatus(method, '/api/v1/templates').catch(() => 400));
  });

  it('answers another method with 405 and the allowed methods', async () => {
    const token = await test.as('Agency');
    const answer = await test.request('/api/v1/templates', { method: 'DELETE', token });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('guards the same call alike under v1 and v2', () => {
    const byPath = new Map(
      listCalls(contract as CallTable).map(({ call }) => [`${call.method} ${call.path}`, call]),
    );
    const twins = [...byPath].filter(
      ([key]) => key.includes('/api/v1/') && byPath.has(key.replace('/api/v1/', '/api/v2/')),
    );
    expect(twins.length).toBeGreaterThan(0);
    for (const [key, call] of twins) {
      const twin = byPath.get(key.replace('/api/v1/', '/api/v2/'));
      expect([key, twin?.access, twin?.query, twin?.body]).toEqual([key, call.access, call.query, call.body]);
    }
  });
});

describe('a page of another origin', () => {
  const strangers = [
    'null',
    'https://adlane.test.evil.example',
    'http://adlane.test',
    'https://evil.example',
  ];
  const folders = async () => await countRows(test.ownerPool, foldersTable);

  it.each(strangers)(
    'at %s may read no answer of the API, and none of the widget with credentials',
    async (origin) => {
      const token = await test.as('Agency');
      const requests = [
        { path: '/api/v1/me', init: { token } },
        {
          path: '/api/v1/me',
          init: { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } },
        },
        { path: '/api/v1/login/options', init: {} },
        { path: '/sdk/sessions', init: { method: 'OPTIONS' } },
      ];
      for (const { path, init } of requests) {
        const answer = await test.request(path, { ...init, headers: { ...init.headers, origin } });
        expect([path, answer.headers.get('access-control-allow-credentials')]).toEqual([path, null]);
        const granted = answer.headers.get('access-control-allow-origin');
        expect([path, granted]).toEqual([path, path.startsWith('/sdk/') ? '*' : null]);
      }
    },
  );

  it('cannot write as the signed-in user by a form, cookie or link', async () => {
    const token = await test.as('Agency');
    const before = await folders();
    const crossSite = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
    };
    const body = JSON.stringify({ name: 'Forged' });
    const fetchStatus = async (path: string, init: object) => (await test.request(path, init)).status;
    const plain = { ...crossSite, 'content-type': 'text/plain' };
    const json = { ...crossSite, 'content-type': 'application/json' };
    const cookie = `token=${token}; access_token=${token}; session=${token}; authorization=Bearer ${token}`;
    const store = '/api/v1/folders/store';
    expect(await fetchStatus(store, { method: 'POST', headers: { ...plain, cookie }, body })).toBe(415);
    expect(await fetchStatus(store, { method: 'POST', headers: { ...json, cookie }, body })).toBe(401);
    expect(
      await fetchStatus(`${store}?name=Forged&token=${token}&access_token=${token}`, { headers: { cookie } }),
    ).toBe(405);
    expect(
      await fetchStatus(`/api/v1/me?token=${token}&access_token=${token}`, { headers: { cookie } }),
    ).toBe(401);
    expect(await folders()).toBe(before);
  });

  it('receives no cookie to send', async () => {
    const login = { email: 'agency@adlane.test', password: 'adlane-demo' };
    const answer = await test.request('/api/v1/login', { method: 'POST', body: login });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  });
});
