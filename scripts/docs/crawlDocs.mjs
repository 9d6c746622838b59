import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { projectFolder } from '../projectFolder.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { listPageFindings } from './listPageFindings.mjs';
import { trySearch, tryTasks } from './reviewStorybook.mjs';

// `npm run build-storybook && npm run docs:crawl [-- Button Tour]`: opens every docs page of the static Storybook in
// light and dark, or those whose title has one of the words, searches for components by common words and does the
// tasks of the docs. Fails on an empty page or a console error.

const folder = join(projectFolder, 'storybook-static');
const words = process.argv.slice(2).map((word) => word.toLowerCase());

function listPages() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .filter(({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)));
}

const pages = listPages();
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
  findings.push(...(await trySearch(page, server.url)), ...(await tryTasks(page, server.url)));
} finally {
  await browser.close();
  server.close();
}
for (const finding of findings) console.log(finding);
console.log(`${pages.length} docs pages in light and dark, ${findings.length} findings`);
process.exitCode = findings.length === 0 && pages.length > 0 ? 0 : 1;
