// Measures the static Storybook's size and the time to its first story; fails beyond the budget. `npm run
// build-storybook && node .storybook/measureBuild.mjs`
import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findChromium } from '../scripts/chromium.mjs';

/** From navigation to the story's visible text, in milliseconds (empty cache, this machine). */
const firstStoryBudgetMs = 2_000;
const attempts = 3;

const write = (line) => process.stdout.write(`${line}\n`);
const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

async function measureFolder() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(`${file.parentPath}/${file.name}`)).size),
  );
  return { files: files.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}

async function firstStoryId() {
  const index = JSON.parse(await readFile(`${folder}/index.json`, 'utf8'));
  const story = Object.values(index.entries).find(({ type }) => type === 'story');
  if (!story) throw new Error('The static Storybook has no story.');
  return story.id;
}

async function measure(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', async (response) => {
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
  });
  const startedMs = performance.now();
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.textContent?.trim());
  const visibleMs = performance.now() - startedMs;
  await context.close();
  return { visibleMs, bytes };
}

const server = await preview({
  root: folder,
  logLevel: 'error',
  configFile: false,
  build: { outDir: folder },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.httpServer.address();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const { files, megabytes } = await measureFolder();
  const url = `http://127.0.0.1:${address.port}/iframe.html?viewMode=story&id=${await firstStoryId()}`;
  const runs = [];
  for (let run = 0; run < attempts; run += 1) runs.push(await measure(browser, url));
  const times = runs.map(({ visibleMs }) => Math.round(visibleMs)).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  write(`static Storybook: ${files} files, ${megabytes.toFixed(1)} MB`);
  write(`first story visible after ${times.join(', ')} ms; ${(runs[0].bytes / 1e6).toFixed(2)} MB unpacked`);
  if (median > firstStoryBudgetMs) {
    write(`The median of ${median} ms is over the budget of ${firstStoryBudgetMs} ms.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}
