import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facebookDemo, googleAdsDemo } from '@adlane/mocks/platforms';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../../src/database/prepareDatabase';
import { makeDataFolder } from '../../../src/folder/makeDataFolder';
import { signInAt } from '../keyedWriters';
import { spawnDoubles } from '../processes/spawnDoubles';
import { type ServerProcess, spawnServer } from '../processes/spawnServer';

export type LaunchStage = Awaited<ReturnType<typeof openLaunchStage>>;
/** A call of the API by the demo agency; with a body it is a POST, under the key if there is one. */
export type StageCall = { readonly path: string; readonly body?: unknown; readonly key?: string };

/** Returns the environment of a server that takes the doubles at `url` for the real platforms. */
function toEnvironment(url: string): Record<string, string> {
  return {
    FACEBOOK_APP_ID: facebookDemo.app.id,
    FACEBOOK_APP_SECRET: facebookDemo.app.secret,
    FACEBOOK_GRAPH_URL: `${url}/facebook`,
    FACEBOOK_DIALOG_URL: `${url}/facebook`,
    FACEBOOK_WEBHOOK_VERIFY_TOKEN: facebookDemo.webhookVerifyToken,
    GOOGLE_CLIENT_ID: googleAdsDemo.client.id,
    GOOGLE_CLIENT_SECRET: googleAdsDemo.client.secret,
    GOOGLE_ADS_URL: `${url}/google`,
    GOOGLE_TOKEN_URL: `${url}/google/token`,
    GOOGLE_ISSUER_URL: `${url}/google`,
  };
}

/** Starts a server with the seeded world and the doubles, each as a process, on a separate database. */
export async function openLaunchStage() {
  const root = await mkdtemp(join(tmpdir(), 'adlane-stage-'));
  await makeDataFolder(root);
  const name = `stage_${randomBytes(4).toString('hex')}`;
  const { superuserUrl, password } = inject('testCluster');
  const urls = await createDatabase(superuserUrl, { name, ownerPassword: password, appPassword: password });
  const pool = new pg.Pool({ connectionString: urls.ownerUrl });
  const doubles = await spawnDoubles();
  const start = () =>
    spawnServer({
      dataFolder: join(root, 'server'),
      entry: 'source',
      env: {
        DATABASE_URL: urls.ownerUrl,
        DATABASE_APP_URL: urls.appUrl,
        ADLANE_LOG_LEVEL: 'warn',
        ...toEnvironment(doubles.url),
      },
    });
  let server: ServerProcess = start();
  let { dashboard } = (await server.ready).urls;
  const token = await signInAt(dashboard);
  return {
    doubles,
    pool,
    getPid: () => server.pid,
    isRunning: () => server.isRunning(),
    /** Starts the server again, over the data of the one that was killed. */
    async restart(): Promise<void> {
      await server.exited;
      server = start();
      dashboard = (await server.ready).urls.dashboard;
    },
    /** Calls the API. @throws Error for an answer without success */
    async request<T>({ path, body, key }: StageCall): Promise<T> {
      const answer = await fetch(`${dashboard}/api/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async close(): Promise<void> {
      await server.end('SIGTERM');
      await doubles.stop();
      await pool.end();
      await rm(root, { recursive: true, force: true });
      const client = new pg.Client({ connectionString: superuserUrl });
      await client.connect();
      await client.query(`drop database if exists "${name}" with (force)`);
      await client.end();
    },
  };
}
