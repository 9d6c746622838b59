import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { gzipSize } from './gzipSize.mjs';

/**
 * Opens the sign-in page in Chromium and adds up all scripts loaded before its password field is visible.
 * @param {string} folder the built dashboard
 * @returns {Promise<number>} bytes, gzip -9
 */
export async function measureLoginScripts(folder) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} contains no built app. Run: npm run build`);
  const server = await serveFolder(folder);
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const scripts = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(`${server.url}login`);
    await page.locator('input[type=password]').first().waitFor({ timeout: 20_000 });
    return [...scripts].reduce((bytes, path) => bytes + gzipSize(join(folder, path)), 0);
  } finally {
    await browser.close();
    server.close();
  }
}
