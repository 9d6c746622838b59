import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users, visitors } from '@adlane/api-server/schema';
import { demoLogins, demoSdkKey } from '@adlane/mocks/world';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/database/embeddedPostgres';
import { createDatabase } from '../../src/database/prepareDatabase';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { countTableLockWaits } from '../fixtures/lockWaits';
import { countRows } from '../fixtures/rows/rows';
import { connectToEmbedded } from '../harness/databases/embeddedCluster';
import { repeatUntil } from '../harness/processes/repeatUntil';
import { type ServerProcess, type SpawnOptions, spawnServer } from '../harness/processes/spawnServer';

let root = '';
const running: ServerProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-process-'));
  await makeDataFolder(root);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGTERM')));
  await rm(root, { recursive: true, force: true });
});

function start(folder: string, env: SpawnOptions['env'] = {}): ServerProcess {
  const server = spawnServer({ dataFolder: join(root, folder), entry: 'source', env });
  running.push(server);
  return server;
}

const startVisitor = (url: string) =>
  fetch(`${url}/sdk/sessions`, {
    method: 'POST',
    headers: { 'api-token': demoSdkKey, 'content-type': 'application/json' },
    body: '{}',
  });

/** Starts visitors' sessions until `signal` fires, and records the ids that the server confirmed. */
async function writeUntil(url: string, signal: AbortSignal, confirmed: string[]): Promise<void> {
  const write = async () => {
    if (signal.aborted) return true;
    const answer = await startVisitor(url).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (typeof body !== 'object' || body === null || !('gleapId' in body)) return undefined;
    confirmed.push(String(body.gleapId));
    return true;
  };
  while (!signal.aborted) await repeatUntil(write, () => 'the session of a visitor');
}

const connect = (folder: string) => connectToEmbedded(join(root, folder));

async function countVisitors(folder: string, ids: readonly string[]): Promise<number> {
  const client = await connect(folder);
  const count = await countRows(client, visitors, inArray(visitors.gleap_id, [...ids]));
  await client.end();
  return count;
}

describe('a data folder', () => {
  it('serves one server; a second one is told which process to stop', async () => {
    const first = start('one');
    await first.ready;
    const second = start('one');
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`pid ${first.pid}`);
    expect(second.output()).toContain('ADLANE_DATA_DIR');
    expect(second.output()).not.toContain('    at ');
    expect((await fetch(`${(await first.ready).urls.dashboard}/readyz`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('has every confirmed row after kill -9 in the middle of writing', async () => {
    const confirmed: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const server = start('one');
      const { urls } = await server.ready;
      const stopWriting = new AbortController();
      const writers = [1, 2, 3, 4].map(() => writeUntil(urls.dashboard, stopWriting.signal, confirmed));
      await expect.poll(() => confirmed.length).toBeGreaterThan(20 * (round + 1));
      await server.end('SIGKILL');
      stopWriting.abort();
      await Promise.all(writers);
    }
    const last = start('one');
    await last.ready;
    expect(last.output()).toContain('Replaced the stale data folder lock');
    expect(last.output()).toContain('Stopped the PostgreSQL');
    expect(await countVisitors('one', confirmed)).toBe(confirmed.length);
    expect(await last.end('SIGTERM')).toBe(0);
  });
});

describe('a server that is stopped', () => {
  it('answers requests in flight, stops PostgreSQL and releases the folder', async () => {
    const server = start('one');
    const { urls } = await server.ready;
    const postgresPid = Number(
      (await readFile(join(root, 'one/postgres/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    const { email, password } = demoLogins[0];
    const body = JSON.stringify({ email, password });
    const inFlight = request(`${urls.dashboard}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const answered = once(inFlight, 'response');
    inFlight.flushHeaders();
    // The server has begun with the request.
    await once(inFlight, 'continue');
    const exitCode = server.end('SIGTERM');
    inFlight.end(body);
    const [answer] = await answered;
    expect(answer.resume().statusCode).toBe(200);
    expect(await exitCode).toBe(0);
    expect(() => process.kill(postgresPid, 0)).toThrow('ESRCH');
    await expect(readFile(join(root, 'one/server.lock'))).rejects.toThrow('ENOENT');
  });
});

describe('a server that loses its database', () => {
  it('stays up, reports that it is not ready, and is ready again once the database is', async () => {
    const cluster = () =>
      startEmbeddedPostgres({
        folder: join(root, 'external/postgres'),
        logFile: join(root, 'external/postgres.log'),
        password: 'external-password',
        port,
      });
    let port: number | undefined;
    await makeDataFolder(join(root, 'external'));
    const first = await cluster();
    port = first.port;
    const options = { name: 'adlane', ownerPassword: 'owner-password', appPassword: 'app-password' };
    const { ownerUrl, appUrl } = await createDatabase(first.url('postgres'), options);
    const server = start('external', { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl });
    const { urls } = await server.ready;
    const fetchStatus = async (path: string) => (await fetch(`${urls.dashboard}${path}`)).status;
    expect(await fetchStatus('/readyz')).toBe(200);

    await first.stop();
    expect(await fetchStatus('/readyz')).toBe(503);
    expect(await fetchStatus('/healthz')).toBe(200);
    const refused = await startVisitor(urls.dashboard);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);

    const second = await cluster();
    await expect.poll(() => fetchStatus('/readyz')).toBe(200);
    expect((await startVisitor(urls.dashboard)).status).toBe(201);
    expect(await server.end('SIGTERM')).toBe(0);
    await second.stop();
  });

  it('answers 503 while all connections are busy, and continues when they are free', async () => {
    const server = start('one', { DATABASE_POOL_SIZE: '2' });
    const { urls } = await server.ready;
    const blocker = await connect('one');
    await blocker.query('begin; lock table visitors in access exclusive mode');
    const waiting = [startVisitor(urls.dashboard), startVisitor(urls.dashboard)];
    await expect.poll(() => countTableLockWaits(blocker, 'visitors')).toBe(waiting.length);
    const refused = await startVisitor(urls.dashboard);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    await blocker.query('commit');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201]);
    await blocker.end();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('restarts its embedded PostgreSQL after a crash', async () => {
    const server = start('one');
    const { urls } = await server.ready;
    const pidFile = join(root, 'one/postgres/postmaster.pid');
    const readPid = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    const crashed = await readPid();
    process.kill(crashed, 'SIGQUIT');
    await expect.poll(() => readPid().catch(() => crashed)).not.toBe(crashed);
    await expect.poll(async () => (await startVisitor(urls.dashboard)).status).toBe(201);
    expect(server.isRunning()).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('the log', () => {
  it('contains no password, token or key, and has one JSON object per line', async () => {
    const server = start('one');
    const { urls } = await server.ready;
    const { email, password } = demoLogins[0];
    const json = { 'content-type': 'application/json' };
    const login = (body: object) =>
      fetch(`${urls.dashboard}/api/v1/login`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const { access_token: token } = await (await login({ email, password })).json();
    await login({ email, password: 'wrong-password-1' });
    await fetch(`${urls.dashboard}/api/v1/me?access_token=query-token-1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await fetch(`${urls.dashboard}/api/v1/${encodeURIComponent('a\r\nb')}`);
    await server.end('SIGTERM');
    const secrets = JSON.parse(await readFile(join(root, 'one/secrets.json'), 'utf8'));
    const hidden = [
      password,
      token,
      'wrong-password-1',
      'query-token-1',
      ...Object.values(secrets).map(String),
    ];
    const output = server.output();
    expect(hidden.filter((secret) => output.includes(secret))).toEqual([]);
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(4);
    expect(lines.filter(({ msg, request_id }) => msg === 'request' && !request_id)).toEqual([]);
  });
});

describe('a start in production', () => {
  it.each([
    ['a short secret', { ADLANE_SECRET: 'short' }, 'ADLANE_SECRET must have at least 32 characters'],
    [
      'a shared database without a secret',
      { DATABASE_URL: 'postgres://o:p@localhost/x' },
      'ADLANE_SECRET is missing',
    ],
  ])('is refused with %s', async (_name, env, text) => {
    const server = start('refused', { NODE_ENV: 'production', ...env });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(text);
  });

  it('has no demo logins, no doubles and no demo page', async () => {
    const server = start('production', { NODE_ENV: 'production', ADLANE_HOST: '127.0.0.1' });
    const ready = await server.ready;
    expect(ready).toMatchObject({ usesDoubles: false, demoLogins: [] });
    expect(ready.urls.demo).toBeUndefined();
    const client = await connect('production');
    const count = await countRows(client, users);
    await client.end();
    expect(count).toBe(0);
    await server.end('SIGTERM');
  });
});
