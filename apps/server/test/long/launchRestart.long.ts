import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launch } from '@adlane/contract/ads/launches';
import { createFacebookDouble, facebookDemo } from '@adlane/mocks/platforms';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pollLimitMs } from '../../../../test/timeLimits';
import { createDatabase } from '../../src/database/prepareDatabase';
import { makeDataFolder } from '../../src/folder/makeDataFolder';
import { type Listener, listen } from '../../src/web/listen';
import { signInAt } from '../harness/keyedWriters';
import { buildFacebookOrder } from '../harness/launches/stageTargets';
import { spawnServer } from '../harness/processes/spawnServer';

const parallel = 4;
/** The platform's request during which the server is killed. */
const killedAt = ['campaigns', 'adsets', 'ads'] as const;

const database = `restart_${randomBytes(4).toString('hex')}`;
const double = createFacebookDouble({ clock: { now: () => new Date() } });
let root: string;
let listener: Listener;
let env: Record<string, string>;
let pool: pg.Pool;
/** Called once with the next request that creates an object of a kind, before it is answered. */
let trap: { readonly edge: string; readonly spring: () => Promise<unknown> } | undefined;
/** When the platform heard from a server last, in milliseconds. */
let heard: number[] = [];

/** Answers as Facebook, and kills the server on the way where a trap is set. */
async function answer(request: Request, given: unknown): Promise<Response> {
  heard.push(performance.now());
  const answered = await double.app.fetch(request, given as object);
  if (request.method === 'POST' && trap && new URL(request.url).pathname.endsWith(`/${trap.edge}`)) {
    const { spring } = trap;
    trap = undefined;
    await spring();
  }
  return answered;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-restart-'));
  await makeDataFolder(root);
  listener = await listen(answer, { host: '127.0.0.1', port: 0, variable: 'no variable' });
  const url = `http://127.0.0.1:${listener.port}`;
  const { superuserUrl, password } = inject('testCluster');
  const urls = await createDatabase(superuserUrl, {
    name: database,
    ownerPassword: password,
    appPassword: password,
  });
  pool = new pg.Pool({ connectionString: urls.ownerUrl });
  env = {
    DATABASE_URL: urls.ownerUrl,
    DATABASE_APP_URL: urls.appUrl,
    FACEBOOK_APP_ID: facebookDemo.app.id,
    FACEBOOK_APP_SECRET: facebookDemo.app.secret,
    FACEBOOK_GRAPH_URL: url,
    FACEBOOK_DIALOG_URL: url,
    FACEBOOK_WEBHOOK_VERIFY_TOKEN: facebookDemo.webhookVerifyToken,
  };
});
afterAll(async () => {
  await pool.end();
  await listener.close(0);
  await rm(root, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: inject('testCluster').superuserUrl });
  await client.connect();
  await client.query(`drop database if exists "${database}" with (force)`);
  await client.end();
});

type Post = { readonly url: string; readonly token: string; readonly name: string };

async function launch({ url, token, name }: Post): Promise<Launch> {
  const answered = await fetch(`${url}/api/v1/adlane/facebook`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': name,
    },
    body: JSON.stringify({ ...(await buildFacebookOrder(pool)), campaignName: name }),
  });
  if (answered.status !== 202) throw new Error(`${answered.status}: ${await answered.text()}`);
  return (await answered.json()) as Launch;
}

describe('a server that is killed while it launches, and started again', () => {
  it.each(killedAt)('during the request for %s goes on at once, and answers a repeat', async (edge) => {
    const start = () => spawnServer({ dataFolder: join(root, 'server'), entry: 'source', env });
    const first = start();
    const { urls } = await first.ready;
    const token = await signInAt(urls.dashboard);
    const killed = new Promise<void>((resolve) => {
      trap = { edge, spring: () => first.end('SIGKILL').then(() => resolve()) };
    });
    const names = Array.from({ length: parallel }, (_none, index) => `${edge} ${index}`.replace(' ', '-'));
    await Promise.allSettled(names.map((name) => launch({ url: urls.dashboard, token, name })));
    await killed;
    heard = [];
    const second = start();
    const { urls: again } = await second.ready;
    const readyAt = performance.now();
    const repeats = await Promise.all(names.map((name) => launch({ url: again.dashboard, token, name })));
    const answeredAt = performance.now();
    const ids = repeats.map(({ id }) => id).join(',');
    const list = async () => {
      const answered = await fetch(`${again.dashboard}/api/v1/adlane?ids=${ids}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answered.json()) as { data: Launch[] }).data.map(({ status }) => status);
    };
    await expect.poll(list, { timeout: pollLimitMs }).toEqual(names.map(() => 'launched'));
    const endedAt = performance.now();
    const seconds = (at: number) => ((at - readyAt) / 1000).toFixed(2);
    process.stdout.write(
      `killed at ${edge}: after readiness goes on ${seconds(heard[0] ?? Number.NaN)} s, repeats answered ${seconds(answeredAt)} s, all launched ${seconds(endedAt)} s\n`,
    );
    const campaigns = double.control.state.objects.filter(
      ({ kind, status, fields }) =>
        kind === 'Campaign' &&
        status === 'ACTIVE' &&
        names.some((name) => String(fields.name).includes(name)),
    );
    expect(campaigns).toHaveLength(parallel);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
