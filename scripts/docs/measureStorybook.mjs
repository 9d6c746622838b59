import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { projectFolder } from '../projectFolder.mjs';
import { serveFolder } from '../serveFolder.mjs';

// `npm run build-storybook && npm run docs:speed`: how long the static Storybook takes on an idle machine until the
// first story is in the page, and until another one is after a click in the sidebar. Fails over a limit.

const limits = { first: 2_000, switching: 300 };
const firstRuns = 5;
const rounds = 2;
const roots = ['actions', 'inputs', 'forms', 'data', 'feedback'];
const restMs = 700;
const firstStory = 'actions-button--default';

function getMedian(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** Opens a Storybook that no cache knows, in ms until a story is in the page. */
async function measureFirst(browser, url, id) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(`${url}?path=/story/${id}`);
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
  const duration = performance.now() - start;
  await context.close();
  return duration;
}

/** Clicks a story in the sidebar, in ms until its content is painted. Runs in the manager's page. */
function clickStory(id) {
  return new Promise((resolve) => {
    const frame = document.querySelector('#storybook-preview-iframe').contentWindow;
    const start = performance.now();
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    function watch({ storyId, newPhase }) {
      if (storyId !== id || newPhase !== 'rendering') return;
      channel.off('storyRenderPhaseChanged', watch);
      const observer = new frame.MutationObserver(() => {
        observer.disconnect();
        frame.requestAnimationFrame(() => resolve(performance.now() - start));
      });
      observer.observe(frame.document.querySelector('#storybook-root'), { childList: true, subtree: true });
    }
    channel.on('storyRenderPhaseChanged', watch);
    document.querySelector(`[data-item-id="${id}"] a`).click();
  });
}

/** Opens the measured groups of the sidebar, and lists the first story of each of their components. */
async function listStories(page) {
  for (const root of roots) {
    const heading = page.locator(`[data-item-id="${root}"]`);
    const collapse = heading.locator('[data-action="collapse-root"]');
    if ((await collapse.getAttribute('aria-expanded')) === 'false') await collapse.click();
    const expand = heading.locator('[data-action="expand-all"]');
    if ((await expand.getAttribute('data-expanded')) === 'false') await expand.click();
    await page.locator(`[data-nodetype="story"][data-item-id^="${root}-"]`).first().waitFor();
  }
  const rows = await page.locator('[data-nodetype="story"]').all();
  const firstOfComponent = new Map();
  for (const row of rows) {
    const component = await row.getAttribute('data-parent-id');
    if (!firstOfComponent.has(component))
      firstOfComponent.set(component, await row.getAttribute('data-item-id'));
  }
  return [...firstOfComponent.values()];
}

async function measureSwitching(page, url) {
  await page.goto(`${url}?path=/story/${firstStory}`);
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
  const stories = (await listStories(page)).filter((id) => id !== firstStory);
  const durations = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const id of stories) {
      await page.waitForTimeout(restMs);
      const duration = await page.evaluate(clickStory, id);
      durations.push(duration);
      console.log(`${Math.round(duration)} ms  ${id}`);
    }
  }
  return durations;
}

const server = await serveFolder(join(projectFolder, 'storybook-static'));
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const first = [];
  for (let run = 0; run < firstRuns; run += 1)
    first.push(await measureFirst(browser, server.url, firstStory));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const switching = await measureSwitching(page, server.url);
  for (const [name, durations] of Object.entries({ first, switching })) {
    const median = getMedian(durations);
    const isOver = median > limits[name];
    console.log(`${name}: median ${Math.round(median)} ms of ${durations.length}, limit ${limits[name]} ms`);
    if (isOver) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
