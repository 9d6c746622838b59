import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoLogins } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../apps/server/src/folder/makeDataFolder';
import { type ServerProcess, spawnServer } from '../apps/server/test/harness/processes/spawnServer';
import { watchMemory } from '../apps/server/test/harness/processes/watchMemory';
import budgets from './budgets.json';
import { type HostileRequest, listHostileRequests, pageHeaders } from './hostile/listHostileRequests';

const { maxLagP99Ms, maxMemoryBytes } = budgets.hostile;
const mebibyte = 1024 * 1024;
const probe = fileURLToPath(new URL('hostile/reportLoopDelay.mjs', import.meta.url));

let root = '';
let server: ServerProcess;
let url = '';
let headersOf: Record<HostileRequest['as'], Readonly<Record<string, string>>>;

async function post(path: string, headers: Readonly<Record<string, string>>, body: unknown) {
  const type = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...type },
    body: JSON.stringify(body),
  });
  return answer.json();
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-hostile-'));
  await makeDataFolder(root);
  server = spawnServer({ dataFolder: root, entry: 'source', env: { NODE_OPTIONS: `--import=${probe}` } });
  url = (await server.ready).urls.dashboard;
  const { email, password } = demoLogins.find(({ role }) => role === 'Agency') ?? demoLogins[0];
  const { access_token: token } = await post('/api/v1/login', {}, { email, password });
  const { gleapId, gleapHash } = await post('/sdk/sessions', pageHeaders, {});
  headersOf = {
    agency: { authorization: `Bearer ${token}` },
    visitor: { ...pageHeaders, 'gleap-id': gleapId, 'gleap-hash': gleapHash },
    page: pageHeaders,
  };
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

/** Returns the delays of the server's event loop since they were last read. */
async function readLoopDelay(): Promise<{ readonly p99Ms: number; readonly maxMs: number }> {
  const list = () => server.output().match(/\{"loop":\{.*?\}\}/g) ?? [];
  const before = list().length;
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => list().length).toBe(before + 1);
  return JSON.parse(list().at(-1) ?? '').loop;
}

async function send({ path, as, type, body }: HostileRequest) {
  const headers = { ...headersOf[as], 'content-type': type };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  const { message }: { readonly message?: string } = await answer.json();
  return { status: answer.status, message };
}

describe('a request that is built to keep the server busy', () => {
  it.each(listHostileRequests())('$name', async (request) => {
    await readLoopDelay();
    const { answer, roseBy } = await watchMemory(server.pid, send(request));
    const { p99Ms, maxMs } = await readLoopDelay();
    const figures = `lag p99 ${p99Ms.toFixed(0)} ms, max ${maxMs.toFixed(0)} ms, memory +${(roseBy / mebibyte).toFixed(0)} MiB`;
    process.stdout.write(`${request.name}: ${figures}; ${answer.status} ${answer.message ?? ''}\n`);
    expect(answer.status).toBe(request.status);
    expect(p99Ms).toBeLessThanOrEqual(maxLagP99Ms);
    expect(roseBy).toBeLessThanOrEqual(maxMemoryBytes);
  });
});
