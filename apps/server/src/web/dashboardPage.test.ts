import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardPage, listExternalLinks } from './dashboardPage';

let root = '';
const app = new Hono();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-page-'));
  await writeFile(join(root, 'index.html'), '<head><meta name="adlane-config" content="" /></head>');
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
