import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { pageAddresses } from '../apps/dashboard/src/app/pageAddresses';
import { dashboardPage } from '../apps/server/src/web/dashboardPage';
import { projectFolder } from './harness/canaries';

const folder = join(projectFolder, 'apps/dashboard/dist');
const server = new Hono();
server.use(dashboardPage({ folder, config: () => ({ usesDoubles: false }), headers: () => ({}) }));

type Chunk = { readonly file: string; readonly src?: string; readonly imports?: readonly string[] };
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Returns the files of a chunk and everything that it imports statically. */
function listFiles(key: string, found = new Map<string, string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  if (!found.has(key)) {
    found.set(key, chunk.file);
    for (const imported of chunk.imports ?? []) listFiles(imported, found);
  }
  return [...found.values()];
}

/** Returns the scripts that the HTML of a path names. */
async function fetchScripts(path: string): Promise<readonly string[]> {
  const html = await (await server.request(path, { headers: { accept: 'text/html' } })).text();
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

function findRoute(page: string): string {
  const ending = `/${page.charAt(0).toUpperCase()}${page.slice(1)}.route.tsx`;
  const route = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (route === undefined) throw new Error(`The build has no route of the page ${page}.`);
  return route;
}

const rows = pageAddresses.map(({ path, page }) => [path.replaceAll(/:\w+|\*/g, '7'), page] as const);

it.each(rows)('the HTML of %s names each script of its page once', async (path, page) => {
  const scripts = await fetchScripts(path);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  const layouts = ['src/app/createApp.tsx', 'src/app/pageLoaders.ts', findRoute('area'), findRoute('page')];
  const needed = ['index.html', ...layouts, findRoute(page)].flatMap((key) => listFiles(key));
  expect(scripts.toSorted()).toEqual([...new Set(needed)].toSorted());
});

it.each(['/login', '/signup', '/agency/LOC1/login', '/unknown'])(
  'the HTML of %s names no script of a page behind the sign-in',
  async (path) => {
    const atStart = listFiles('index.html');
    expect((await fetchScripts(path)).toSorted()).toEqual(atStart.toSorted());
  },
);
