import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitorSocketPath } from '@adlane/contract/account/realtime';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeDataFolder } from '../apps/server/src/folder/makeDataFolder';
import { type ServerProcess, spawnServer } from '../apps/server/test/harness/processes/spawnServer';
import budgets from './budgets.json';
import { openPages, type Pages } from './sockets/openPages';

const { visitors, pagesPerVisitor, visitorsAtOnce, maxReturnMs, bucketMs, maxShareOfBucket } =
  budgets.sockets;
const count = visitors * pagesPerVisitor;
/** Opening them takes minutes on a busy machine. */
const testTimeout = 900_000;

vi.setConfig({ testTimeout });

let root = '';
let server: ServerProcess;
let address: URL;
let pages: Pages;

const start = (port: string) =>
  spawnServer({
    dataFolder: root,
    entry: 'source',
    // Each page sends its own address, as behind a proxy.
    env: { ADLANE_PORT: port, ADLANE_TRUSTED_PROXIES: '1', ADLANE_LOG_LEVEL: 'warn' },
  });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-sockets-'));
  await makeDataFolder(root);
  server = start('0');
  address = new URL((await server.ready).urls.dashboard);
  pages = openPages({ base: address.origin, socketPath: visitorSocketPath, sdkKey: demoSdkKey });
});
afterAll(async () => {
  pages?.close();
  await server?.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

/** Returns the largest share of the attempts that began within one bucket of time. */
function getLargestShare(attempts: readonly number[]): number {
  const buckets = new Map<number, number>();
  for (const at of attempts) {
    const bucket = Math.floor(at / bucketMs);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  return Math.max(...buckets.values()) / attempts.length;
}

it(`${count} pages are open`, async () => {
  for (let known = 0; known < visitors; known += visitorsAtOnce) {
    const more = Math.min(visitorsAtOnce, visitors - known);
    await pages.open(more, pagesPerVisitor);
    await expect.poll(pages.countOpen, { interval: 10 }).toBe((known + more) * pagesPerVisitor);
  }
});

it(`${count} pages return after a restart, spread over time`, async () => {
  const closedAt = performance.now();
  await server.end('SIGTERM');
  await expect.poll(pages.countOpen).toBe(0);
  server = start(address.port);
  await server.ready;
  const readyAt = performance.now();
  await expect.poll(pages.countOpen, { timeout: maxReturnMs * 3, interval: 100 }).toBe(count);
  const returnMs = performance.now() - readyAt;

  const { attempts, answers } = pages.listSince(closedAt);
  const firstAttempts = attempts.slice(0, count);
  const share = getLargestShare(firstAttempts);
  process.stdout.write(
    `${count} pages: down for ${(readyAt - closedAt).toFixed(0)} ms, all back ${returnMs.toFixed(0)} ms later; ` +
      `${attempts.length} attempts, at most ${(share * 100).toFixed(1)} % of the first ones in ${bucketMs} ms; ` +
      `requests for updates by status: ${JSON.stringify(answers)}\n`,
  );
  expect(returnMs).toBeLessThan(maxReturnMs);
  expect(share).toBeLessThan(maxShareOfBucket);
  expect(Object.keys(answers).filter((status) => Number(status) >= 500)).toEqual([]);
});
