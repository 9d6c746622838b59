import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../e2e/harness/openBrowser';
import { signIn } from '../e2e/harness/signIn';
import { type BuiltServer, startBuiltServer } from '../e2e/harness/startBuiltServer';
import budgets from './budgets.json';

const { warmUp, changes, maxHeapRatio } = budgets.routes;
const pages = ['Leads', 'Inserts', 'Dashboard', 'Clients', 'Ad Accounts'] as const;

let server: BuiltServer;
let browser: TestBrowser;
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  page = await browser.newPage();
  // The feedback widget's buffers fill and empty with each minute of its replay; `widget` has their budget.
  await page.route('**/sdk/**', (route) => route.abort());
  session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await signIn(page, server.urls.dashboard, 'Agency');
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens pages of the menu, one after the other. */
async function changeRoutes(count: number): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (let change = 0; change < count; change += 1) {
    const name = pages[change % pages.length] ?? 'Leads';
    await menu.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }
}

/** Returns the used heap in bytes, without garbage. */
async function readHeap(): Promise<number> {
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

describe('the dashboard', () => {
  it(`retains nothing of the pages left in ${changes} route changes`, async () => {
    await changeRoutes(warmUp);
    const before = await readHeap();
    await changeRoutes(changes);
    const after = await readHeap();
    const toMb = (bytes: number) => (bytes / 1e6).toFixed(1);
    process.stdout.write(`heap ${toMb(before)} MB, after ${changes} more route changes ${toMb(after)} MB\n`);
    expect(after / before).toBeLessThanOrEqual(maxHeapRatio);
  });
});
