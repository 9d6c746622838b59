import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { gzipSize } from './gzipSize.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** The built app as the server gives it out; the API answers that nobody is signed in. */
function serveApp(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthenticated."}');
      return;
    }
    const asked = join(folder, pathname);
    const isFile = existsSync(asked) && statSync(asked).isFile();
    const path = isFile ? asked : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Opens the sign-in page in Chromium and adds up every script that was loaded by the time its password field shows.
 * @param {string} folder the built dashboard
 * @returns {Promise<number>} bytes, gzip -9
 */
export async function measureLoginScripts(folder) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built app. Run: npm run build`);
  const server = await serveApp(folder);
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const scripts = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(`http://127.0.0.1:${server.address().port}/login`);
    await page.locator('input[type=password]').first().waitFor({ timeout: 20_000 });
    return [...scripts].reduce((bytes, path) => bytes + gzipSize(join(folder, path)), 0);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
