import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { listPageFindings } from './listPageFindings.mjs';

/** Lists the docs pages of a static Storybook whose title has one of the words; all without a word. */
function listPages(folder, words) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .filter(({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)));
}

/**
 * Opens docs pages of a static Storybook in light and dark, prints what is wrong with them, and fails the process.
 * @param {string} folder of the static Storybook
 * @param {{ words?: string[], review?: (page: import('playwright').Page, url: string) => Promise<string[]> }} [options]
 * words of the titles; a review of the whole Storybook, that lists what is wrong with it
 */
export async function crawlPages(folder, { words = [], review } = {}) {
  const pages = listPages(folder, words);
  const server = await serveFolder(folder);
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  const findings = [];
  try {
    for (const theme of ['light', 'dark']) {
      const page = await browser.newPage();
      // Stories in frames are tested separately; loading them would start the API in the tab for each page.
      await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      for (const entry of pages) {
        const ofPage = await listPageFindings(page, server.url, entry, theme);
        findings.push(...ofPage.map((finding) => `${entry.title} (${theme}): ${finding}`));
      }
      await page.close();
    }
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    if (review) findings.push(...(await review(page, server.url)));
  } finally {
    await browser.close();
    server.close();
  }
  for (const finding of findings) console.log(finding);
  console.log(`${pages.length} docs pages in light and dark, ${findings.length} findings`);
  process.exitCode = findings.length === 0 && pages.length > 0 ? 0 : 1;
}
