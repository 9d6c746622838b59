import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facebookDemo, googleAdsDemo, stripeDemo } from '@adlane/mocks/platforms';
import { makeDataFolder } from '../../../src/folder/makeDataFolder';
import { openStageDatabase, type StageDatabaseKind } from './openStageDatabase';
import { spawnDoubles } from './spawnDoubles';
import { type ServerProcess, spawnServer } from './spawnServer';

export type ServerStage = Awaited<ReturnType<typeof openServerStage>>;
export type ServerStageOptions = {
  readonly database: StageDatabaseKind;
  /**
   * Folder of everything that the stage stores.
   * @default a temporary one, which is deleted with the stage
   */
  readonly root?: string;
  /** Further settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
};

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
    STRIPE_SECRET_KEY: stripeDemo.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripeDemo.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripeDemo.webhookSecret,
    STRIPE_API_URL: `${url}/stripe`,
  };
}

/** Starts a server with the seeded world and the doubles of all platforms, each as a process. */
export async function openServerStage({ database: kind, root: given, env }: ServerStageOptions) {
  const root = given ?? (await mkdtemp(join(tmpdir(), 'adlane-stage-')));
  await makeDataFolder(root);
  const database = await openStageDatabase(kind, root);
  const doubles = await spawnDoubles();
  const start = () =>
    spawnServer({
      dataFolder: join(root, 'server'),
      entry: 'source',
      env: { ADLANE_LOG_LEVEL: 'warn', ...database.env, ...toEnvironment(doubles.url), ...env },
    });
  let server: ServerProcess = start();
  let url = '';
  async function awaitReady(): Promise<void> {
    url = (await server.ready).urls.dashboard;
    await doubles.request({ do: 'deliver events', to: `${url}/api/v1/webhooks/stripe` });
  }
  await awaitReady();
  return {
    doubles,
    database,
    /** Address of the server that runs, or ran last. */
    getUrl: () => url,
    getServer: () => server,
    /** Starts the server again, over the data of the one that has ended. */
    async restart(): Promise<void> {
      await server.exited;
      server = start();
      await awaitReady();
    },
    async close(): Promise<void> {
      await server.end('SIGTERM');
      await doubles.stop();
      await database.close();
      if (given === undefined) await rm(root, { recursive: true, force: true });
    },
  };
}
