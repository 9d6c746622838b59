import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gleapVersion, installGleap } from '../e2e/interop/installGleap';
import { findChromium } from '../scripts/chromium.mjs';
import budgets from './budgets.json';
import { buildPage } from './widget/buildPage';
import { type HostServer, startHostServer } from './widget/hostServer';
import { median, openMeasuredPage } from './widget/meter';
import { reportPauseMs, timeReport } from './widget/timeReport';

// The stock client is commercial and no dependency: it is installed from npm for this run and removed after
// it.

const { rounds, nodes, maxRatio } = budgets.gleap;
const sdk = new URL('../apps/embed/dist/sdk', import.meta.url).pathname;
const settleMs = 2_000;

let browser: Browser;
let server: HostServer;
let pageFolder: string;
let stockClient: string;

beforeAll(async () => {
  stockClient = await installGleap();
  pageFolder = await mkdtemp(join(tmpdir(), 'adlane-gleap-bench-'));
  await buildPage(pageFolder);
  server = await startHostServer({ sdk, page: pageFolder });
  browser = await chromium.launch(await findChromium());
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(pageFolder, { recursive: true, force: true });
});

/** Starts the stock client on a page, with the page's server as its addresses. */
async function startStockClient(page: Page): Promise<void> {
  await page.route('**/client.mjs', (route) =>
    route.fulfill({ body: stockClient, contentType: 'text/javascript' }),
  );
  await page.addScriptTag({
    type: 'module',
    content: `import Gleap from '/client.mjs';
window.Gleap = Gleap;
Gleap.setApiUrl(location.origin + '/sdk');
Gleap.setWSApiUrl(location.origin.replace(/^http/, 'ws') + '/sdk/realtime');
Gleap.setFrameUrl(location.origin + '/frame');
Gleap.setBannerUrl(location.origin + '/frame');
Gleap.initialize('idle');`,
  });
}

/** Milliseconds of the second report: the first also fetches the code. */
async function timeScreenshot(client: 'Adlane' | 'Gleap', count: number): Promise<number> {
  const measured = await openMeasuredPage(
    browser,
    server.url(client === 'Adlane' ? 'idle' : 'none', count),
    1,
  );
  if (client === 'Gleap') await startStockClient(measured.page);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  await timeReport(measured.page, client);
  await new Promise((resolve) => setTimeout(resolve, client === 'Gleap' ? reportPauseMs : settleMs));
  const ms = await timeReport(measured.page, client);
  await measured.close();
  return ms;
}

it.each(nodes)(
  `takes a screenshot of %i nodes in the time of Gleap ${gleapVersion} or less`,
  async (count) => {
    const own: number[] = [];
    const stock: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await timeScreenshot('Adlane', count));
      stock.push(await timeScreenshot('Gleap', count));
    }
    const ratio = median(own) / median(stock);
    process.stdout.write(
      `picture of ${count} nodes until its ticket is sent: ${median(own).toFixed(1)} ms, ${ratio.toFixed(2)} of Gleap's ${median(stock).toFixed(1)} ms\n`,
    );
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  },
);
