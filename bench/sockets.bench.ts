import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { visitorSocketPath } from '@adlane/contract/account/realtime';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeDataFolder } from '../apps/server/src/folder/makeDataFolder';
import { type ServerProcess, spawnServer } from '../apps/server/test/harness/processes/spawnServer';
import { readResidentBytes } from '../apps/server/test/harness/processes/watchMemory';
import budgets from './budgets.json';
import { openPages, type Pages } from './sockets/openPages';

const { visitors, pagesPerVisitor, visitorsAtOnce, idleMs, maxIdleBytes } = budgets.sockets;
const { maxReturnMs, bucketMs, maxShareOfBucket } = budgets.sockets;
const count = visitors * pagesPerVisitor;
/** Opening them takes minutes on a busy machine. */
const testTimeout = 900_000 + 2 * idleMs;
const sampleMs = 5_000;

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

/** Opens more pages, until there are those of this many visitors. */
async function openUntil(wanted: number): Promise<void> {
  for (let known = pages.countOpen() / pagesPerVisitor; known < wanted; known += visitorsAtOnce) {
    const more = Math.min(visitorsAtOnce, wanted - known);
    await pages.open(more, pagesPerVisitor);
    await expect.poll(pages.countOpen, { interval: 10 }).toBe((known + more) * pagesPerVisitor);
  }
}

/** Returns the least memory of the server while nothing happens: what requests have left is garbage by then. */
async function measureIdleBytes(): Promise<number> {
  const until = performance.now() + idleMs;
  let least = await readResidentBytes(server.pid);
  while (performance.now() < until) {
    await sleep(sampleMs);
    least = Math.min(least, await readResidentBytes(server.pid));
  }
  return least;
}

it(`${count} idle pages cost at most ${maxIdleBytes} bytes each`, async () => {
  await openUntil(visitorsAtOnce);
  const before = await measureIdleBytes();
  await openUntil(visitors);
  const bytes = ((await measureIdleBytes()) - before) / (count - visitorsAtOnce * pagesPerVisitor);
  process.stdout.write(`${count} idle pages: ${(bytes / 1000).toFixed(1)} kB of memory each\n`);
  expect(pages.countOpen()).toBe(count);
  expect(bytes).toBeLessThan(maxIdleBytes);
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
