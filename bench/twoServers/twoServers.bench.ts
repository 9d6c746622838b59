import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitorSocketPath } from '@adlane/contract/account/realtime';
import { demoLogins, demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makeDataFolder } from '../../apps/server/src/folder/makeDataFolder';
import {
  openStageDatabase,
  type StageDatabase,
} from '../../apps/server/test/harness/processes/openStageDatabase';
import { type ServerProcess, spawnServer } from '../../apps/server/test/harness/processes/spawnServer';
import budgets from '../budgets.json';

const { updates, warmUp, maxP95Ms } = budgets.twoServers;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let root = '';
let database: StageDatabase;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-two-'));
  await makeDataFolder(root);
  database = await openStageDatabase('shared', root);
  const secret = randomBytes(48).toString('base64');
  const start = (name: string) =>
    spawnServer({
      dataFolder: join(root, name),
      entry: 'source',
      env: { ...database.env, ADLANE_SECRET: secret, ADLANE_LOG_LEVEL: 'warn' },
    });
  const first = start('first');
  servers = [first];
  // The first one fills the database.
  await first.ready;
  servers.push(start('second'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database?.close();
  await rm(root, { recursive: true, force: true });
});

type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

async function send(url: string, path: string, { body, headers }: Sent = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

it(`a reply through one server reaches the page that is connected to the other within ${maxP95Ms} ms`, async () => {
  const [team, pages] = await Promise.all(
    servers.map(async ({ ready }) => (await ready).urls.dashboard.replace(/\/$/, '')),
  );
  if (team === undefined || pages === undefined) throw new Error('There are no two servers.');
  const key = { 'api-token': demoSdkKey };
  const { gleapId, gleapHash } = await send(pages, '/sdk/sessions', { body: { lang: 'en' }, headers: key });
  const visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await send(pages, '/sdk/conversations', { body: { text: 'Two servers?' }, headers: visitor });
  const { email, password } = demoLogins.find(({ role }) => role === 'SuperAdmin') ?? {};
  const { access_token: token } = await send(team, '/api/v1/login', { body: { email, password } });
  const headers = { authorization: `Bearer ${token}` };
  const [item] = (await send(team, '/api/v1/inbox?search=Two%20servers', { headers })).data;

  const proof = new URLSearchParams({ gleapId, gleapHash, apiKey: demoSdkKey });
  const socket = new WebSocket(`${pages.replace('http', 'ws')}${visitorSocketPath}?${proof}`);
  const arrivals: number[] = [];
  socket.on('message', () => arrivals.push(performance.now()));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  const delays: number[] = [];
  for (let count = 0; count < updates + warmUp; count += 1) {
    const known = arrivals.length;
    await send(team, `/api/v1/inbox/conversation/${item.id}/reply`, {
      body: { text: `Reply ${count}`, files: [] },
      headers,
    });
    const answeredAt = performance.now();
    await expect.poll(() => arrivals.length, { interval: 1 }).toBeGreaterThan(known);
    // An update may arrive before the answer to the call that caused it.
    if (count >= warmUp) delays.push(Math.max(0, (arrivals[known] ?? 0) - answeredAt));
  }
  socket.terminate();
  const [median, p95] = [percentile(delays, 0.5), percentile(delays, 0.95)];
  process.stdout.write(
    `${updates} replies: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms after the answer\n`,
  );
  expect(p95).toBeLessThanOrEqual(maxP95Ms);
});
