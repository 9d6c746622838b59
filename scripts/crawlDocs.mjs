import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { projectFolder } from './projectFolder.mjs';
import { serveFolder } from './serveFolder.mjs';

// `npm run build-storybook && npm run docs:crawl [-- Button Tour]`: opens every docs page of the static Storybook in
// light and dark, or those whose title has one of the words, and fails on an empty page or a console error.

const folder = join(projectFolder, 'storybook-static');
const words = process.argv.slice(2).map((word) => word.toLowerCase());
/** Less text than this is a title alone. */
const leastCharacters = 120;
/** A page that shows nothing by then is broken; a busy machine takes seconds for the first one. */
const timeoutMs = 60_000;

function listPages() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .filter(({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)));
}

/** Lists what is wrong with a page. */
async function listFindings(page, address, { theme, isOfComponent }) {
  const errors = [];
  const onMessage = (message) => message.type() === 'error' && errors.push(message.text());
  const onError = (error) => errors.push(error.message);
  page.on('console', onMessage);
  page.on('pageerror', onError);
  await page.goto(address);
  const content = page.locator('#storybook-docs .sbdocs-content');
  await content.waitFor({ timeout: timeoutMs });
  const { text, stories, isDark } = await content.evaluate((element) => {
    const [red, green, blue] = getComputedStyle(element.parentElement ?? element)
      .backgroundColor.match(/\d+/g)
      .map(Number);
    return {
      text: element.innerText.length,
      stories: element.querySelectorAll('.docs-story, iframe').length,
      isDark: red + green + blue < 384,
    };
  });
  page.off('console', onMessage);
  page.off('pageerror', onError);
  return [
    ...(text < leastCharacters ? [`has only ${text} characters`] : []),
    ...(stories === 0 && isOfComponent ? ['shows no story'] : []),
    ...(isDark === (theme === 'dark')
      ? []
      : [`is ${isDark ? 'dark' : 'light'} although the theme is ${theme}`]),
    ...errors.map((error) => `logs: ${error.split('\n')[0]}`),
  ];
}

const pages = listPages();
const server = await serveFolder(folder);
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
let findingCount = 0;
try {
  for (const theme of ['light', 'dark']) {
    const page = await browser.newPage();
    // Stories in frames are tested separately; loading them would start the API in the tab for each page.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    for (const { id, title, tags } of pages) {
      const address = `${server.url}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`;
      const isOfComponent = tags.includes('autodocs');
      const findings = await listFindings(page, address, { theme, isOfComponent }).catch((error) => [
        error.message.split('\n')[0],
      ]);
      findingCount += findings.length;
      for (const finding of new Set(findings)) console.log(`${title} (${theme}): ${finding}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`${pages.length} docs pages in light and dark, ${findingCount} findings`);
process.exitCode = findingCount === 0 && pages.length > 0 ? 0 : 1;
