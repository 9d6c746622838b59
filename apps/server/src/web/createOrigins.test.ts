import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrigins, type Origins } from './createOrigins';

const crm = 'https://app.crm.test';
let appsFolder = '';
let origins: Origins;

beforeAll(async () => {
  appsFolder = await mkdtemp(join(tmpdir(), 'adlane-origins-'));
  await mkdir(join(appsFolder, 'dashboard/dist'), { recursive: true });
  await writeFile(join(appsFolder, 'dashboard/dist/index.html'), '<p>page</p>');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  origins = createOrigins({
    api: { fetch: () => new Response('api'), routes: [{ path: '/api/v1/me' }] },
    health: new Hono(),
    log,
    appsFolder,
    trustedProxies: 0,
    connectOrigins: ['https://bugs.test'],
    crmOrigins: [crm],
    dashboardConfig: () => ({ usesDoubles: false }),
  });
});
afterAll(() => rm(appsFolder, { recursive: true, force: true }));

async function fetchHeaders(path: string): Promise<Headers> {
  const answer = await origins.main.request(path, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.headers;
}
async function fetchAncestors(path: string): Promise<string | undefined> {
  const policy = (await fetchHeaders(path)).get('content-security-policy') ?? '';
  return policy.split('; ').find((directive) => directive.startsWith('frame-ancestors'));
}

describe('a page of the dashboard', () => {
  it.each([
    '/',
    '/index.html',
    '/login',
    '/agency',
    '/agency/dashboard',
    '/agency/ads/manage',
    '/agency/connect/7/9',
    '/agency/my-account/billing',
    '/super-admin/agency/ads',
    '/super-admin/subscriber',
  ])('%s may not be framed', async (path) => {
    expect(await fetchAncestors(path)).toBe("frame-ancestors 'none'");
  });

  it.each(['/agency/LOC1/login', '/agency/LOC1/ads/manage', '/agency/LOC1'])(
    '%s may be framed by the CRM only',
    async (path) => {
      expect(await fetchAncestors(path)).toBe(`frame-ancestors ${crm}`);
    },
  );

  it('is isolated from the page that opened it', async () => {
    const headers = await fetchHeaders('/agency/ads');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' blob: data: https://bugs.test",
    );
  });
});
