import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardPage, listExternalLinks } from './dashboardPage';
import type { PageScripts } from './findPageScripts';

const scripts: PageScripts = {
  addresses: [
    { path: '/agency/clients/media', page: 'media' },
    { path: '/agency/clients/:clientId', page: 'clients' },
    { path: '/agency/projects/:projectId/content/*', page: 'content' },
  ],
  shared: ['assets/area.js'],
  pages: { media: ['assets/media.js'], clients: ['assets/clients.js'], content: ['assets/content.js'] },
};

let root = '';
const app = new Hono();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-page-'));
  await writeFile(join(root, 'index.html'), '<head><meta name="adlane-config" content="" /></head>');
  await mkdir(join(root, '.vite'));
  await writeFile(join(root, '.vite/page-scripts.json'), JSON.stringify(scripts));
  app.use(
    dashboardPage({
      folder: root,
      config: () => ({
        usesDoubles: true,
        widget: { sdkKey: '"><script>', frameUrl: 'http://a', bannerUrl: 'http://b' },
      }),
      headers: ({ usesDoubles }) => ({ 'x-doubles': String(usesDoubles) }),
    }),
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

const page = { headers: { accept: 'text/html' } };

describe('dashboardPage', () => {
  it('passes the settings to the app, escaped as an attribute', async () => {
    const answer = await app.request('/agency/ads', page);
    const html = await answer.text();
    expect(answer.headers.get('x-doubles')).toBe('true');
    expect(html).toContain('&quot;usesDoubles&quot;:true');
    expect(html).not.toContain('<script>');
  });

  it.each([
    ['/agency/clients/media', ['/assets/area.js', '/assets/media.js']],
    ['/agency/clients/7', ['/assets/area.js', '/assets/clients.js']],
    ['/agency/projects/3/content', ['/assets/area.js', '/assets/content.js']],
    ['/agency/projects/3/content/help/4', ['/assets/area.js', '/assets/content.js']],
    ['/login', []],
    ['/agency/clients', []],
    ['/', []],
  ])('%s names the scripts of its page', async (path, expected) => {
    const html = await (await app.request(path, page)).text();
    const links = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)];
    expect(links.map(([, href]) => href)).toEqual(expected);
  });

  it.each(['/assets/index.js', '/favicon.ico'])('passes %s on to the next handler', async (path) => {
    expect((await app.request(path, page)).status).toBe(404);
  });

  it('passes calls and writes on to the next handler', async () => {
    expect((await app.request('/agency/ads')).status).toBe(404);
    expect((await app.request('/agency/ads', { ...page, method: 'POST' })).status).toBe(404);
  });
});

it('links exactly the pages that the environment names', () => {
  const terms = 'https://adlane.example/terms';
  expect(listExternalLinks({ ADLANE_TERMS_URL: terms })).toEqual({ terms });
  expect(listExternalLinks({})).toEqual({});
});
