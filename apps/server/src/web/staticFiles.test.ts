import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './staticFiles';

const icons = [
  { name: 'favicon.ico', type: 'image/x-icon' },
  { name: 'favicon.svg', type: 'image/svg+xml' },
  { name: 'apple-touch-icon.png', type: 'image/png' },
];

let root = '';
const app = new Hono();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-static-'));
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(root, 'dist/.env'), 'secret');
  await writeFile(join(root, 'dist/index.html'), '<p>page</p>');
  await writeFile(join(root, 'dist/assets/index-D4kLm9_x.js'), 'export {}');
  for (const { name } of icons) await writeFile(join(root, 'dist', name), 'icon');
  app.use(
    staticFiles({
      folder: join(root, 'dist'),
      prefix: '/app',
      headers: { 'x-own': 'yes' },
      isSinglePage: true,
    }),
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

const page = { headers: { accept: 'text/html' } };

describe('staticFiles', () => {
  it('serves a folder’s page, revalidated on every request', async () => {
    const answer = await app.request('/app/');
    expect(await answer.text()).toBe('<p>page</p>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lets browsers cache files with a hash in their name', async () => {
    const answer = await app.request('/app/assets/index-D4kLm9_x.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  it.each(icons)('lets browsers cache $name for a day', async ({ name, type }) => {
    const answer = await app.request(`/app/${name}`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('answers 304 to a client with a current copy', async () => {
    const etag = (await app.request('/app/')).headers.get('etag') ?? '';
    const answer = await app.request('/app/', { headers: { 'if-none-match': `W/${etag}` } });
    expect(answer.status).toBe(304);
  });

  it('answers app paths with the index, but missing scripts with 404', async () => {
    expect((await app.request('/app/ads/12', page)).status).toBe(200);
    expect((await app.request('/app/assets/gone.js', page)).status).toBe(404);
    expect((await app.request('/app/ads/12')).status).toBe(404);
  });

  it.each([
    '/app/../secret.txt',
    '/app/%2e%2e/secret.txt',
    '/app/..%2fsecret.txt',
    '/app/.env',
    '/app/%00',
    '/app/%zz',
  ])('serves nothing for %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it('accepts GET and HEAD only', async () => {
    expect((await app.request('/app/', { method: 'POST' })).status).toBe(404);
    expect(await (await app.request('/app/', { method: 'HEAD' })).text()).toBe('');
  });
});
