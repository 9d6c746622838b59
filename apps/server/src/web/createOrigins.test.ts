import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrigins, type Origins } from './createOrigins';
import { listPaymentOrigins } from './listPaymentOrigins';

const crm = 'https://app.crm.test';
let appsFolder = '';
let origins: Origins;

beforeAll(async () => {
  appsFolder = await mkdtemp(join(tmpdir(), 'adlane-origins-'));
  await mkdir(join(appsFolder, 'dashboard/dist'), { recursive: true });
  await writeFile(join(appsFolder, 'dashboard/dist/index.html'), '<p>page</p>');
  await mkdir(join(appsFolder, 'embed/dist/builder'), { recursive: true });
  await writeFile(join(appsFolder, 'embed/dist/builder/index.html'), '<p>builder</p>');
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  origins = createOrigins({
    api: { fetch: () => new Response('api'), routes: [{ path: '/api/v1/me' }] },
    health: new Hono(),
    log,
    appsFolder,
    trustedProxies: 0,
    connectOrigins: ['https://bugs.test'],
    paymentOrigins: listPaymentOrigins({
      isDouble: false,
      publishableKey: 'pk_live',
      scriptUrl: 'https://js.stripe.com/v3/',
    }),
    crmOrigins: [crm],
    isHttpsOnly: true,
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

  it("may load the payment provider's form and nothing else from elsewhere", async () => {
    const policy = (await fetchHeaders('/agency/my-account/billing')).get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("frame-src 'self' blob: data: https://js.stripe.com https://hooks.stripe.com;");
    expect(policy).toContain('https://api.stripe.com;');
  });

  it('loads the simulated form from the doubles', () => {
    expect(
      listPaymentOrigins({
        isDouble: true,
        publishableKey: 'pk_test_double',
        scriptUrl: 'http://localhost:4110/stripe/js',
      }),
    ).toEqual({
      scripts: ['http://localhost:4110'],
      calls: ['http://localhost:4110'],
      frames: [],
    });
  });

  it('loads no foreign script where agencies cannot pay', () => {
    expect(
      listPaymentOrigins({ isDouble: false, publishableKey: '', scriptUrl: 'https://js.stripe.com/v3/' }),
    ).toEqual({});
  });
});

describe('the builder', () => {
  it.each(['/tooltipbuilder', '/producttourbuilder'])('at %s may be framed by every site', async (path) => {
    const answer = await origins.main.request(path, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<p>builder</p>']);
    expect(await fetchAncestors(path)).toBe('frame-ancestors *');
  });

  it('calls no server', async () => {
    const headers = await fetchHeaders('/tooltipbuilder');
    expect(headers.get('content-security-policy')).toContain("connect-src 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('an installation at an HTTPS address', () => {
  it.each(['/', '/login'])('makes browsers use HTTPS from %s on', async (path) => {
    expect((await fetchHeaders(path)).get('strict-transport-security')).toBe('max-age=31536000');
  });
});
